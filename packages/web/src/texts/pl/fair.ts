import type { Translation } from '@orrery/kernel'
import type en from '../en/fair.ts'

/** What the page says about the shuffle of a game with others, in Polish. */
export default {
  title: 'Tasowanie',
  details: 'Co sprawdzono',
  save: 'Zapisz dowód',
  bound: {
    title: 'Tasowanie sprawdzone: było ustalone, zanim podano twoją liczbę.',
    text: 'Przed grą twoja przeglądarka zachowała zobowiązanie serwera i twoją liczbę. W zapisie są takie same. Serwer był związany swoim sekretem, zanim poznał twoją liczbę, a wszyscy pozostali swoimi liczbami, zanim twoja została ujawniona. Nikt więc nie wybrał kart, nawet serwer razem z innymi graczami.',
  },
  early: {
    title: 'Tasowanie sprawdzone: serwer był związany, zanim poznał twoją liczbę.',
    text: 'Przed grą twoja przeglądarka zachowała zobowiązanie serwera i twoją liczbę. W zapisie są takie same. Liczbę trzeba było jednak podać jeszcze przed startem, bo ta strona nie była na widoku. Gracz, który usiadł później i jest w zmowie z serwerem, mógł to wykorzystać do wyboru kart; sam serwer nie mógł.',
  },
  unused: {
    title: 'Twoja liczba nie trafiła do tasowania.',
    text: 'Gdy tasowano karty, ta strona była zamknięta albo bez połączenia. Miejsce twojej liczby zajęła liczba wynikająca z sekretu serwera. Zobowiązanie jest to samo co przed grą, a zapis jest wewnętrznie zgodny. Nie jest to jednak dla ciebie dowód, że nikt nie wybrał kart.',
  },
  unseen: {
    title: 'Dało się sprawdzić tylko sam zapis.',
    text: 'Ta przeglądarka nie widziała początku gry, nie ma więc z czym porównać zapisu. Zapis jest wewnętrznie zgodny: rozłożenie wynika z sekretu i liczb, a każdy ruch był dozwolony. Tego, że sekret ustalono przed liczbami, tu nie udowodniono.',
  },
  watched: {
    title: 'Dało się sprawdzić tylko sam zapis.',
    text: 'Ta gra była przez ciebie oglądana i nie ma w tasowaniu twojej liczby. Zapis jest wewnętrznie zgodny: rozłożenie wynika z sekretu i liczb, a każdy ruch był dozwolony. To, że sekret ustalono przed liczbami, jest udowodnione tylko tym, którzy podali swoją.',
  },
  alarm: {
    title: 'Uwaga: to tasowanie nie jest zgodne z obietnicą.',
    text: 'To, co serwer pokazuje teraz, nie zgadza się z tym, co twoja przeglądarka zachowała przed grą:',
    advice:
      'Zapisz teraz dowód i pokaż go pozostałym graczom. Każdy może go sprawdzić poleceniem „orrery verify”, nie ufając ani tobie, ani temu serwerowi.',
  },
  faults: {
    secret: 'Sekret nie pasuje do swojego zobowiązania.',
    seed: 'Rozłożenie nie powstało z sekretu i liczb.',
    own: 'Liczba, która powinna wynikać z sekretu, została dowolnie wybrana: {names}.',
    bindings: 'Liczba nie jest tą, z którą związano gracza, albo graczom pokazano różne zobowiązania: {names}.',
    signature: 'Obietnice w zapisie nie są poprawnie podpisane albo dotyczą innej gry.',
    sealed: 'Zapis zmieniono po podpisaniu go przez serwer.',
    commitment: 'Zobowiązanie jest inne niż przed grą: sekret podmieniono.',
    nonce:
      'Twoją liczbę zastąpiono inną. (Jeśli to miejsce było zajęte także z twojego innego urządzenia, może to być jego liczba.)',
    promises: 'Obietnice podpisane przez serwer są sprzeczne ze sobą albo z zapisem.',
    receipt: 'Serwer potwierdził, że ma twoją liczbę, a potem ją pominął.',
    record: 'Zapisu nie da się odczytać.',
    replay: 'Zapis zawiera ruch, na który nie pozwalają zasady.',
    seen: 'Zapis opowiada inną grę niż ta, którą pokazano tobie.',
    unsigned:
      'Serwer zaczął grę bez podpisania tego, z czym związane jest każde miejsce. Twoja liczba nie została podana.',
    promise:
      'To, co serwer podpisał na starcie, różni się od tego, co pokazywał wcześniej. Twoja liczba nie została podana.',
    binding: 'Serwer związał twoje miejsce z inną liczbą. Twoja nie została podana.',
  },
  withheld:
    'Liczba ({names}) była związana, ale nie trafiła do gry. Kto ją zatrzymał, mógł wybrać jedno z dwóch tasowań.',
  unsigned: 'Serwer nie podpisał swoich obietnic dla tego stołu: tego, co tu sprawdzono, nie da się pokazać innym.',
  keyChanged:
    'Ten serwer podpisuje teraz innym kluczem niż ten, który twoja przeglądarka znała od {date}. Przyczyna może być niewinna (na przykład nowa baza danych); zapytaj osobę, która go prowadzi.',
} satisfies Translation<'pl', typeof en>
