import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/start.ts'

/** The rules of Crafting the Cosmos: C4, C1, C2, C3, in Polish. */
export default {
  C4: {
    title: 'Gra w pigułce',
    sections: {
      'C4.3': {
        heading: 'O co chodzi',
        paragraphs: [
          'Tworzysz galaktykę: otaczasz mgławice gwiazdami, hodujesz kryształy czasu i sprawiasz, że z pyłu rodzi się życie. Po najwyżej ośmiu rundach wygrywa osoba, która ma **najwięcej punktów**.',
          'Punkty dają ukończone mgławice [C10.3], zwalnianie komory czasu [C10.8], zestawy pięciu kart energii [C11.7], czasem karta zdolności [C17.19], cele wspólne dla wszystkich [C15.2], a na samym końcu zaawansowane formy życia [C18.1].',
          'Każda osoba rozgrywa tyle samo tur. Gra może się skończyć tylko wraz z końcem rundy: gdy zostanie rozliczony ostatni cel albo gdy w zasobach ogólnych nie ma już kryształów czasu [C14.4].',
        ],
      },
      'C4.1': {
        heading: 'Runda',
        paragraphs: [
          'Zaczyna pierwszy gracz, a potem kolejno, zgodnie z ruchem wskazówek zegara, każda osoba rozgrywa **jedną turę**. Na koniec następuje krótka wspólna faza: karty celów się przesuwają, jedna z nich może zostać rozliczona i okazuje się, czy będzie następna runda [C14.1].',
        ],
      },
      'C4.2': {
        heading: 'Twoja tura',
        paragraphs: [
          '**Faza energii.** Wykonujesz od jednego do trzech ruchów znacznikami energii po czterech obszarach regulacji [C5.2]. Potem zbierasz nagrody: aktywną tam, gdzie leży Twój znacznik, i pasywne za każdy znacznik w każdym obszarze [C6.1].',
          '**Faza budowania.** Wykorzystujesz to, co masz, w dowolnej kolejności: umieszczasz gwiazdy, życie i mgławice, punktujesz, wydajesz karty energii, korzystasz z torów [C9.1]. Turę zamyka ostatnia akcja, omega [C13.1].',
          'Fazy się nie mieszają: budowanie zaczyna się dopiero wtedy, gdy wszystko zostało zebrane.',
        ],
        caption:
          'Tura: 1 energia się przesuwa i daje nagrody, 2 elementy trafiają do galaktyki, 3 omega kończy turę mgławicą albo życiem stabilnym.',
      },
    },
  },
  C1: {
    title: 'Co leży na stole',
    sections: {
      'C1.1': {
        heading: 'Od dwóch do czterech osób',
        paragraphs: [
          'Każda osoba ma swój kolor (różowy, morski, fioletowy lub bursztynowy), a w nim planszę galaktyki, znacznik punktacji, cztery znaczniki zdolności, trzy znaczniki zasobów, znacznik końca tury i **jeden znacznik energii**. Kolory służą tylko do odróżniania.',
        ],
      },
      'C1.3': {
        heading: 'Gwiazdy, pierwiastki, kolory',
        paragraphs: [
          'Gwiazd jest 78: 26 wodoru (H), 20 helu (He), 16 tlenu (O) i 16 węgla (C). Każda ma drugą stronę, **supernową**. Odwrócona gwiazda zachowuje swój pierwiastek pod spodem i każdy może wiedzieć jaki.',
          'Gwiazda zwrócona pierwiastkiem do góry to **gwiazda standardowa**. Gdy zasada mówi po prostu „gwiazda”, chodzi o jedne i drugie.',
          'Pierwiastki i rodzaje energii mają wspólne kolory: światło i H są czerwone, czas i O zielone, grawitacja i He niebieskie, chemia i C purpurowe.',
        ],
        caption: 'Cztery rodzaje gwiazd, supernowa, obie strony znacznika życia i kryształ czasu.',
      },
      'C1.2': {
        heading: 'Elementy wspólne',
        paragraphs: [
          'Plansza główna z czterema obszarami regulacji, 60 kart energii (po 15 kart światła, czasu, grawitacji i chemii), 32 karty zdolności (po 8 każdego rodzaju), 16 kart celów ogólnych, 48 kafelków mgławic (po 16 rozmiaru 1, 2 i 3), 24 żetony zaawansowanych form życia, 18 kryształów czasu, 50 znaczników życia i 4 znaczniki ciemnej energii.',
          'Na przedniej stronie kafelka mgławicy widać wymagane gwiazdy i punkty, tylna oznacza „ukończona”. Znacznik życia też ma dwie strony: **protożycie** i **życie stabilne**.',
          'Cztery żetony +50/+100 pomagają w liczeniu, znacznik pierwszego gracza wskazuje, kto zaczyna, a dwa podwyższenia trzymają karty; nie mają one znaczenia dla zasad.',
        ],
      },
      'C1.4': {
        heading: 'Żetony form życia',
        paragraphs: [
          'Są dwie grupy. Osiem żetonów grupy 1 jest cenniejszych: 8, 8, 8, 8, 7, 7, 7 i 6 punktów. Szesnaście żetonów grupy 2 jest wartych 7, 7, 6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4 i 4 punkty.',
        ],
      },
    },
  },
  C2: {
    title: 'Twoja galaktyka',
    sections: {
      'C2.1': {
        heading: 'Trzy rodzaje pól',
        paragraphs: [
          'Plansza składa się z dwunastu sześciokątów: trzy stykają się w środku, dziewięć je otacza. Każdy **sześciokąt** to pole na mgławicę. W 37 miejscach, w których stykają się boki, są **pola na gwiazdy**, a każdy z 48 **boków** to pole na znacznik życia. Na jednym polu nigdy nie leżą dwa elementy.',
        ],
      },
      'C2.3': {
        heading: 'Wokół, sąsiednie, stykające się',
        paragraphs: [
          '**Wokół** mgławicy są gwiazdy na jej sześciu polach na gwiazdy i życie na jej sześciu bokach.',
          'Dwa pola na gwiazdy **sąsiadują** ze sobą, gdy łączy je jeden bok. Dwa boki sąsiadują, gdy mają wspólne pole na gwiazdę. Dwa sześciokąty sąsiadują, gdy mają wspólny bok.',
          'Gwiazda i znacznik życia **stykają się**, gdy gwiazda stoi na końcu tego boku. Jedna gwiazda może się więc stykać z dwoma lub trzema znacznikami życia.',
        ],
      },
      'C2.5': {
        heading: 'Sektory i granice',
        paragraphs: [
          'Galaktykę dzielą trzy sektory, **Δ, Ψ i Φ**, po cztery sześciokąty. Mgławica leży zawsze w dokładnie jednym z nich.',
          'Kropkowane granice biegną po bokach sześciokątów, od środka na zewnątrz. Pole na gwiazdę lub bok na granicy należy do każdego sektora, którego dotyka, i **w każdym liczy się w pełni**; środkowe pole na gwiazdę leży we wszystkich trzech.',
        ],
      },
      'C2.7': {
        heading: 'Początek',
        paragraphs: [
          'Na trzech środkowych sześciokątach leżą na początku mgławice: rozmiaru 1 w Δ, rozmiaru 2 w Ψ i rozmiaru 3 w Φ. Na środkowym polu na gwiazdę świeci gwiazda wodoru, a na białym polu obok niej leży pierwsze protożycie.',
        ],
        caption:
          'Galaktyka na początku gry: trzy nieukończone mgławice, gwiazda H w środku i jeden znacznik protożycia; sektory są zabarwione, granice kropkowane.',
      },
    },
  },
  C3: {
    title: 'Przygotowanie gry',
    sections: {
      'C3.1': {
        heading: 'Kryształy czasu',
        paragraphs: [
          'Wszystko to robi za Ciebie aplikacja, ale warto wiedzieć, co robi. W zasobach ogólnych jest na początku **8, 12 lub 15** kryształów czasu dla 2, 3 lub 4 osób. Każda osoba bierze jeden z nich na pole 0 swojej komory czasu, więc zostaje 6, 9 lub 11.',
        ],
      },
      'C3.2': {
        heading: 'Talie i stosy',
        paragraphs: [
          'Z szesnastu celów w grze bierze udział tylko **sześć** losowych; pozostałych dziesięciu nikt nie ogląda. Pierwszy cel leży odkryty na polu 1 rzędu celów, który ma cztery pola, a pięć czeka w talii.',
          'Karty zdolności tworzą cztery talie, po jednej każdego rodzaju. Cztery karty energii leżą odkryte w rzędzie, reszta to talia. Mgławice tworzą trzy stosy według rozmiaru. Wszystkie talie i stosy są potasowane i zakryte.',
        ],
      },
      'C3.6': {
        heading: 'Stos form życia',
        paragraphs: [
          'Grupę 2 się tasuje. Na wierzch trafiają losowe żetony grupy 1, dwa razy tyle, ile jest osób; pozostałe żetony tej grupy odpadają z gry bez oglądania. Stos liczy więc 20, 22 lub 24 żetony. Cenne leżą na wierzchu: kto wcześnie stworzy formę życia, dobiera właśnie z nich.',
          'Żetony grupy 1 mają jasnozieloną obwódkę, którą widać także wtedy, gdy leżą zakryte.',
        ],
      },
      'C3.8': {
        heading: 'Co dostaje każda osoba',
        paragraphs: [
          'W kolejności miejsc przy stole każda osoba dobiera po jednej mgławicy każdego rozmiaru i kładzie je na trzech polach startowych, wymaganiami do góry.',
          'Początek jest dla wszystkich taki sam: 0 punktów, jedno protożycie na białym polu, jedna gwiazda H w środku, cztery znaczniki zdolności na swoich miejscach, tory supernowej, DNA i grawitonów na 0, znacznik końca tury na polu alfa i **cztery karty energii** z talii. Gwiazdy i życie pochodzą z zasobów ogólnych.',
        ],
      },
      'C3.10': {
        heading: 'Znaczniki energii i pierwszy gracz',
        paragraphs: [
          'Znaczniki wszystkich osób miesza się z ciemną energią: czterema znacznikami dla dwóch osób, trzema dla trzech lub czterech. Losuje się je po jednym i układa zgodnie z ruchem wskazówek zegara, po jednym na obszar, zaczynając od światła. Przy dwóch i trzech osobach znaczników jest 6 (2, 2, 1, 1), przy czterech 7 (2, 2, 2, 1).',
          'Pierwszym graczem zostaje osoba, której znacznik wylosowano jako **ostatni ze znaczników osób**. Ciemna energia wylosowana później nie ma znaczenia.',
          'Przykład dla czterech osób: ciemna, różowy, morski, ciemna, bursztynowy, fioletowy, ciemna. Światło: ciemna i bursztynowy; czas: różowy i fioletowy; grawitacja: morski i ciemna; chemia: ciemna. Zaczyna fioletowy.',
        ],
        caption:
          'Przykład dla czterech osób: po dwa znaczniki w świetle, czasie i grawitacji, jeden w chemii. Fioletowy znacznik był ostatnim kolorowym, więc zaczyna fioletowy.',
      },
    },
  },
} satisfies Translation<'pl', typeof en>
