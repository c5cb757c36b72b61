import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/practice.ts'

/** Three exercises in Crafting the Cosmos, in Polish. */
export default {
  title: 'Trzy ćwiczenia',
  about: 'Energia dla kryształu, dwie mgławice naraz i cel: znajdź drogę samodzielnie.',
  exercises: {
    time: {
      title: 'Czas to punkty',
      goal: 'Twój kryształ jest na polu 3. Przesuń energię tak, żeby w tej turze dotarł na pole 6, i zwolnij komorę czasu.',
      counts: 'Wzrost i zwolnienie komory',
      hint: 'Każdy znacznik w Czasie to jeden krok kryształu, czyjkolwiek jest. Własny znacznik musisz przesunąć, a masz trzy ruchy.',
      steps: {
        leave: {
          title: 'Twój znacznik musi odejść',
          text: 'Jeden ruch musi być twój, a z Czasu prowadzi do Grawitacji. W Czasie zostają dwie ciemne energie: brakuje trzeciej.',
        },
        bring: {
          title: 'Sprowadź ciemną energię',
          text: 'Zostały dwa ruchy: ciemna energia idzie z Chemii do Światła, a ze Światła do Czasu. Trzy znaczniki to trzy kroki.',
        },
        discharge: {
          title: 'Zwolnij komorę',
          text: 'Weź O, którego potrzebuje mała mgławica w sektorze Δ, a z nim 3 punkty.',
        },
      },
    },
    two: {
      title: 'Dwie naraz',
      goal: 'Ukończ w tej turze dwie mgławice.',
      counts: 'Ukończone mgławice',
      hint: 'Mała jest już gotowa. Środkowa w sektorze Ψ ma H, He i supernową; brakuje dwóch gwiazd. Który obszar da drugą supernową i drugie He?',
      steps: {
        gravity: {
          title: 'Do Grawitacji',
          text: 'Przesuń swój znacznik raz, do Grawitacji, i zakończ: dwa He, supernowa i grawitony. Trzy znaczniki w Czasie sprawią, że kryształ będzie gotowy.',
        },
        helium: {
          title: 'Nowe He',
          text: 'Mgławica w sektorze Ψ wymaga H, He, O i dwóch C; ma H, He i supernową. Umieść drugie He na wskazanym polu.',
        },
        joker: {
          title: 'Druga supernowa',
          text: 'Teraz odwróć pierwsze He. Dwie supernowe zastąpią oba C i brakuje już tylko O.',
        },
        star: {
          title: 'Dowolna gwiazda',
          text: 'Zwolnij komorę czasu: 3 punkty i O, którego jeszcze brakuje.',
        },
        complete: {
          title: 'Ukończ obie',
          text: 'Najpierw małą: odrzuć He na jej zewnętrznym polu, które nie służy żadnej innej. Potem drugą: 10 punktów za obie.',
        },
      },
    },
    goal: {
      title: 'Czyj to cel?',
      goal: 'Na koniec tej rundy punktuje cel: najwięcej protożycia. Masz trzy, Tycho cztery. Spraw, żeby 6 punktów przypadło tylko tobie.',
      counts: 'Przewaga punktów nad graczem Tycho',
      hint: 'Chemia daje jedno protożycie za każdy znacznik w niej. Stabilne życie nie liczy się do tego celu.',
      steps: {
        shift: {
          title: 'Więcej dla Chemii',
          text: 'Raz musisz przesunąć własny znacznik. Potem sprowadź ciemną energię z Grawitacji do Chemii: dwa znaczniki, dwa protożycia. Tyle wystarczy, zakończ.',
        },
        place: {
          title: 'Pięć',
          text: 'Umieść oba, a O przy mgławicy, która go potrzebuje. Trzy i dwa to pięć: o jedno więcej, niż ma Tycho.',
        },
        keep: {
          title: 'Zostaw DNA',
          text: 'DNA ustabilizowałoby życie, tak samo jak zakończenie tury. Zostaw je, choć stół ostrzega, i dobierz na koniec mgławicę.',
        },
      },
    },
  },
  learned: [
    'Nie tylko własny znacznik, także ciemną energię możesz posłać dookoła.',
    'Supernowe i kryształy wypełniają ostatnie luki mgławicy.',
    'To, co liczy cel, decyduje, co w tej rundzie jest dobre.',
    'Policz przed pierwszym ruchem: są trzy, a jeden musi być własnym znacznikiem.',
  ],
} satisfies Translation<'pl', typeof en>
