import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/turn.ts'

/** The guided first turn of Crafting the Cosmos, in Polish. */
export default {
  title: 'Pierwsza tura',
  about: 'Przesuń energię, umieść gwiazdy i życie, ukończ mgławicę.',
  steps: {
    galaxy: {
      title: 'Twoja galaktyka',
      text: 'Na sześciokątach leżą mgławice, na polach między nimi gwiazdy, na bokach życie. Najwięcej punktów dają mgławice ukończone właściwymi gwiazdami.',
    },
    regulators: {
      title: 'Cztery prawa natury',
      text: 'Energia krąży zgodnie z ruchem wskazówek zegara: Światło, Czas, Grawitacja, Chemia. Twój znacznik ma twój kolor, ciemna energia jest niczyja. W obszarze mieszczą się trzy.',
    },
    dark: {
      title: 'Przesuń ciemną energię',
      text: 'Masz trzy ruchy, każdy do następnego obszaru. Przesuń ciemną energię z Czasu i z Grawitacji: im więcej znaczników w obszarze, tym więcej dostaniesz.',
    },
    own: {
      title: 'Teraz twój znacznik',
      text: 'Co najmniej raz musisz przesunąć własny znacznik. Przesuń go do Światła: tam, gdzie stoi, dostajesz dużą nagrodę aktywną.',
    },
    cards: {
      title: 'Zbieranie: karty energii',
      text: 'Światło dało ci trzy gwiazdy H, a każdy znacznik w nim jedną kartę. Weź trzy karty z rzędu; każdą widzisz, zanim wybierzesz następną.',
    },
    collected: {
      title: 'Obok planszy',
      text: 'Tu czekają gwiazdy i protożycie. Czego nie umieścisz, to przepadnie na koniec tury.',
    },
    nebula: {
      title: 'Czego wymaga mgławica',
      text: 'Ta wymaga na swoich sześciu polach na gwiazdy dokładnie H, H, H i C, w dowolnych miejscach i ani jednej gwiazdy więcej. H w środku już się liczy.',
    },
    stars: {
      title: 'Umieść trzy gwiazdy',
      text: 'Wybierz H, a potem trzy wskazane pola na gwiazdy. Gwiazda między dwiema mgławicami służy obu.',
    },
    acquire: {
      title: 'Zdobądź zdolność',
      text: 'Brakuje C. Wydaj dwie karty Grawitacji na pierwszą zdolność: obejrzysz dwie i jedną zachowasz. Zachowaj Zapadanie się jądra gwiazdy.',
    },
    activate: {
      title: 'Użyj jej od razu',
      text: 'Kosztuje jedną kartę i jeden grawiton. Zapłać Grawitacją i odwróć zewnętrzną gwiazdę: supernowa zastępuje dowolny pierwiastek.',
    },
    complete: {
      title: 'Ukończ mgławicę',
      text: 'Trzy punkty! Jedna gwiazda musi odejść: niech to będzie supernowa. Te, które zostają, pomogą sąsiednim mgławicom.',
    },
    goals: {
      title: 'Cele',
      text: 'Na koniec rundy cele się przesuwają, a ten na ostatnim polu punktuje: 6 punktów za pierwsze miejsce. Ten liczy małe mgławice, a ty masz już jedną.',
    },
    life: {
      title: 'Umieść życie',
      text: 'Protożycie kładzie się na wolnym boku obok twojego życia. Życie na wszystkich sześciu bokach ukończonej mgławicy tworzy formę życia: punkty na koniec gry.',
    },
    chamber: {
      title: 'Komora czasu',
      text: 'Każdy znacznik w Czasie sprawia, że kryształ rośnie. Gdy dotrze na pole 6, możesz zwolnić komorę: bierzesz gwiazdę i punkty, kolejno 3, 6, 10, 15, 21.',
    },
    end: {
      title: 'Zakończ turę',
      text: 'Na koniec jedno z dwojga: dobierz mgławicę albo ustabilizuj życie. Wybierz życie; stabilne zostaje, gdy powstaje forma życia.',
    },
  },
  learned: [
    'Przesuwasz energię, co najmniej raz własną, i zbierasz ze wszystkich czterech obszarów.',
    'Wszystko, co leży obok planszy, umieszczasz przed końcem tury.',
    'Mgławica potrzebuje dokładnie swoich gwiazd; supernowa zastępuje każdą.',
    'Za jednakowe karty energii zdobywasz zdolności, a one co turę dają więcej.',
    'Cele punktują od trzeciej rundy; gra trwa najwyżej osiem rund.',
  ],
} satisfies Translation<'pl', typeof en>
