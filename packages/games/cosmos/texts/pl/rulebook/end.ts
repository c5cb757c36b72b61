import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/end.ts'

/** The rules of Crafting the Cosmos: C18, C19, C20, C21, C23, in Polish. */
export default {
  C18: {
    title: 'Koniec gry',
    sections: {
      'C18.1': {
        heading: 'Odkrycie form życia',
        paragraphs: ['Każda osoba odkrywa żetony form życia w swojej galaktyce i dolicza ich punkty.'],
        caption: '61 punktów przed końcem, potem odsłaniasz trzy formy życia: 61 + 8 + 6 + 4 = 79.',
      },
      'C18.2': {
        heading: 'Kto wygrywa',
        paragraphs: [
          'Wygrywa osoba z największą liczbą punktów. Przy remisie decyduje liczba kart energii na ręce; jeśli i ona jest równa, zwycięstwo jest wspólne. Dalsze miejsca ustala się tak samo.',
        ],
      },
      'C18.3': {
        heading: 'Co nie ma już znaczenia',
        paragraphs: [
          'W ostatniej rundzie nikt nie odrzuca kart do dziesięciu, więc przy remisie liczą się wszystkie karty na ręce.',
          'Przykład: A i B mają tyle samo punktów, A ma dwanaście kart, B jedenaście. Wygrywa A.',
          'Karty, niezwolnione kryształy, nieukończone mgławice i gwiazdy nie dają na koniec punktów.',
        ],
      },
    },
  },
  C19: {
    title: 'Szybsza rozgrywka',
    sections: {
      'C19.1': {
        heading: 'Następna osoba może już zbierać',
        paragraphs: [
          'Ta opcja jest wyłączona, dopóki nie włączysz jej przy zakładaniu stołu. Gdy na koniec Twojej fazy energii odkryte karty zostaną uzupełnione, następna osoba **tej samej rundy** może rozegrać całą swoją fazę energii, podczas gdy Ty budujesz. Z budowaniem czeka, aż skończysz turę.',
        ],
        caption:
          'Od lewej do prawej: różowy zbiera, potem buduje (jaśniejszy pasek). W tym czasie morski już zbiera, ale buduje dopiero, gdy różowy skończy.',
      },
      'C19.2': {
        heading: 'Kto pierwszy, ten lepszy',
        paragraphs: [
          'Decyzje działają w kolejności, w jakiej nadejdą. Jeśli ktoś sprzątnie Ci sprzed nosa gwiazdę albo kafelek, wybierasz od nowa. Cofnąć możesz tylko to, co nastąpiło po ostatniej decyzji innej osoby.',
        ],
      },
    },
  },
  C20: {
    title: 'Tajemnice, przypadek i cofanie',
    sections: {
      'C20.1': {
        heading: 'Czego nie wie nikt',
        paragraphs: [
          'Jaka jest kolejność talii energii, talii zdolności, stosów mgławic, talii celów i stosu form życia; które dziesięć celów nie bierze udziału w grze i które formy życia grupy 1 z niej odpadły.',
        ],
      },
      'C20.2': {
        heading: 'Co wiesz tylko Ty',
        paragraphs: [
          'Jakie masz karty na ręce, jakie karty zdolności po obejrzeniu wróciły do talii i w jakiej kolejności oraz ile są warte Twoje formy życia. Kartę braną spośród odkrytych widzą wszyscy, kartę z talii tylko Ty.',
          'Wszystko inne jest jawne: liczba kart na rękach, wielkość talii i zasobów, karty odkryte i odrzucone, zachowane karty zdolności, to, co leży obok plansz, tory, punkty i obwódki form życia.',
        ],
        caption:
          '1 Czego nie wie nikt: talie, stosy i formy życia w nich. 2 Co wiesz tylko Ty: karty na ręce i wartości Twoich form życia. 3 Co widzą wszyscy: zachowane karty zdolności i mgławice.',
      },
      'C20.4': {
        heading: 'Cofanie',
        paragraphs: [
          'Swoje decyzje możesz cofać jedną po drugiej aż do początku tury, ale **nie dalej niż do czegoś, co zostało ujawnione**: dobrania karty lub mgławicy, uzupełnienia odkrytych kart, obejrzenia kart zdolności, dobrania formy życia, odkrycia celu, przetasowania talii.',
          'Cofnąć można więc przesuwanie energii, wybór odkrytych kart, umieszczanie, ruchy, odwracanie, ukończenie mgławicy, zwolnienie komory i płacenie. Zakończenie tury jest ostateczne.',
        ],
      },
      'C20.7': {
        heading: 'Przypadek',
        paragraphs: [
          'Po przygotowaniu gry los odgrywa rolę tylko przy ponownym tasowaniu kart energii; wszystko inne jest już ustalone. Kolejność odrzucania kart nie wpływa na nową talię.',
          'Wszystkie tasowania pochodzą z jednego ziarna, w tej kolejności: cele; talie zdolności światła, czasu, grawitacji, chemii; talia energii; mgławice rozmiaru 1, 2, 3; formy życia grupy 2, potem grupy 1; znaczniki energii. To samo ziarno daje zawsze tę samą grę.',
        ],
      },
    },
  },
  C21: {
    title: 'Jak pyta aplikacja',
    sections: {
      'C21.1': {
        heading: 'Płacenie rodzajem',
        paragraphs: [
          'Karty jednego rodzaju są jednakowe, więc płacąc, wskazujesz tylko rodzaj. Gdy kilka kart musi być jednakowych, do wyboru są tylko rodzaje, których masz dość. Pytanie pada także wtedy, gdy wszystkie karty są jednego rodzaju, żeby nikt nie poznał po pytaniach, co masz na ręce. Bez pytania oddajesz karty tylko wtedy, gdy płacisz wszystkimi kartami.',
        ],
        caption:
          'Z trzech kart światła, jednej karty czasu i dwóch kart grawitacji trzeba zapłacić dwie jednakowe: podświetlone są tylko światło i grawitacja.',
      },
      'C21.2': {
        heading: 'Jedno małe pytanie naraz',
        paragraphs: [
          'Karta zdolności pyta o wybory po kolei: najpierw czym płacisz, potem o element lub pierwiastek, na końcu o miejsce. Gdy efekt kładzie coś od razu na planszę, możesz też odmówić; przy „najwyżej” możesz skończyć, gdy zrobisz to przynajmniej raz.',
        ],
      },
      'C21.3': {
        heading: 'Zawsze jest wyjście',
        paragraphs: [
          'Nawet jeśli nie możesz lub nie chcesz nic robić, możesz zakończyć fazę budowania, wybrać pole omega i zakończyć turę. Przedtem aplikacja ostrzega, co przepadnie i co można jeszcze zapunktować.',
        ],
      },
    },
  },
  C23: {
    title: 'O tym wydaniu',
    sections: {
      'C23.1': {
        heading: 'Skąd pochodzą te zasady',
        paragraphs: [
          'Powstały na podstawie tekstów polskiej i niemieckiej instrukcji oraz faktów z publicznych stron pomocy i recenzji. Tam, gdzie instrukcje się różnią, wybrano jedno rozumienie i ono jest tu opisane; drobne różnice, takie jak nazwa koloru, nie mają wpływu na grę.',
        ],
      },
      'C1.8': {
        heading: 'Plansza i mgławice są odtworzone',
        paragraphs: [
          'Źródła nie pokazują planszy ani nie mówią, jak duża jest galaktyka i jaki ma kształt; z kafelków opisują jeden. Wiadomo, że w środku jest gwiazda, wokół niej trzy mgławice rozmiaru 1, 2 i 3, że są trzy sektory z granicami i 48 kafelków dla czterech osób. Dwanaście sześciokątów, wiatraczek sektorów i pola startowe to kształt wybrany tak, żeby się z tym zgadzał.',
          '48 mgławic wymaga 4, 5 lub 6 gwiazd dla rozmiaru 1, 2 lub 3 i jest wartych 3–5, 5–8 i 8–10 punktów, zależnie od rzadkości pierwiastków. Wszystko to jest zapisane jako dane i można je poprawić.',
        ],
        caption:
          '1 Jedyny kafelek opisany w instrukcjach: H, He, He, O, C i C za 10 punktów. 2 i 3 Dwa z 47 kafelków, które do niego dopasowano.',
      },
      'C23.6': {
        heading: 'Co jest jeszcze niepewne',
        paragraphs: [
          'Część symboli nie zachowała się w źródłach. Pierwiastki na kartach Rozszerzanie się wszechświata, Fotosynteza i Komety bogate w wodę, koszty kart Horyzont zdarzeń, Spadająca gwiazda i Pulsar oraz to, co dają znaczniki zdolności, dobrano starannie, ale na drukowanych kartach może być inaczej.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
