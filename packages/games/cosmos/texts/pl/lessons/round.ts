import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/round.ts'

/** A whole round of Crafting the Cosmos, in Polish. */
export default {
  title: 'Cała runda',
  about: 'Kryształ, mgławica, forma życia i cel: wszystkie sposoby na punkty w jednej turze.',
  steps: {
    round: {
      title: 'Twoja tura zamyka rundę',
      text: 'To trzecia runda, a Tycho ma już swoją turę za sobą. Twoja jest ostatnia i na niej runda się kończy. Nie masz jeszcze punktów; ta tura to zmieni.',
    },
    goal: {
      title: 'Cel, o który warto grać',
      text: 'Cel na trzecim polu punktuje na koniec tej rundy: najwięcej zamieszkanych gwiazd, czyli gwiazd przy mgławicy z formą życia. Nikt jej nie ma. Utwórz ją, a 6 punktów będzie twoje.',
    },
    shift: {
      title: 'Trzy ruchy własnym znacznikiem',
      text: 'Twój kryształ jest na polu 5. Przesuń swój znacznik trzy razy, do Czasu: trzy znaczniki w tym obszarze to trzy kroki kryształu. Dwie ciemne energie w Chemii dadzą protożycie.',
    },
    collected: {
      title: 'Co udało się zebrać',
      text: 'Czas dał ci gwiazdę O i dwa DNA, Chemia dwa protożycia, Grawitacja grawiton, a kryształ jest gotowy. Użyj wszystkiego: co zostanie na koniec tury, przepadnie.',
    },
    life: {
      title: 'Zamknij krąg życia',
      text: 'Wokół środkowej mgławicy sektora Ψ żyją już cztery boki. Wybierz protożycie, a potem dwa wskazane boki, i będzie ich sześć.',
    },
    star: {
      title: 'Gwiazda na później',
      text: 'Ta mgławica ma już swoje O. Sąsiednia potrzebuje drugiego O i jest warta 9 punktów: umieść gwiazdę na wskazanym polu. Buduj następną mgławicę, kończąc tę.',
    },
    stabilise: {
      title: 'Ustabilizuj życie',
      text: 'Forma życia kosztuje całe protożycie wokół; stabilne życie zostaje. Wybierz DNA, a potem dwa wskazane znaczniki.',
    },
    discharge: {
      title: 'Zwolnij komorę czasu',
      text: 'Gotowy kryształ daje dowolną gwiazdę i punkty: 3 za pierwszy, potem 6, 10, 15 i 21. Weź H, którego brakuje mgławicy, i umieść je na wskazanym polu.',
    },
    complete: {
      title: 'Ukończ mgławicę',
      text: '6 punktów! Jedna gwiazda musi odejść: niech to będzie H, bo o nie najłatwiej. Pozostałe służą jeszcze sąsiednim mgławicom.',
    },
    form: {
      title: 'Utwórz formę życia',
      text: 'Mgławica jest ukończona, a wszystkie sześć boków żyje: weź formę życia. Jej wartość, od 4 do 8, liczy się na koniec gry i widzisz ją tylko ty.',
    },
    move: {
      title: 'Niech życie wędruje',
      text: 'Stabilne życie zrobiło tu swoje. Grawiton przesuwa element na wolne pole, ponad dowolnie wieloma innymi: wyślij jeden znacznik do mgławicy, którą budujesz teraz.',
    },
    cards: {
      title: 'Karty to też punkty',
      text: 'Pięć kart energii jednego rodzaju możesz wymienić na 6 punktów, ile razy chcesz, a za jednakowe karty zdobywasz zdolności. Swoje na razie zachowaj.',
    },
    end: {
      title: 'Zakończ rundę',
      text: 'Wszystko jest już wykorzystane. Na koniec dobierz mgławicę rozmiaru 3, połóż ją na wskazanym polu i zakończ turę.',
    },
    scored: {
      title: 'Runda skończona',
      text: 'Tylko ty masz zamieszkane gwiazdy: 6 punktów. Z 3 za kryształ i 6 za mgławicę to razem 15, a do tego forma życia.',
    },
  },
  learned: [
    'Planuj pod cel, który punktuje jako następny: jest wart 6 punktów.',
    'Kryształ daje 3, 6, 10, 15, 21 punktów i gwiazdę, której ci brak.',
    'Ukończ mgławicę, zamknij wokół niej krąg życia, potem weź formę życia.',
    'DNA zachowuje życie na później; grawitony przesuwają gwiazdy i życie.',
    'Pięć jednakowych kart energii to 6 punktów.',
  ],
} satisfies Translation<'pl', typeof en>
