import type { Translation } from '@orrery/kernel'
import type en from '../en/fair.ts'

/** What the page says about the shuffle of a game with others, in Polish. */
export default {
  title: 'Tasowanie',
  details: 'Co sprawdzono',
  save: 'Zapisz dowód',
  bound: {
    title: 'Tasowanie sprawdzone: ustalono je, zanim podano twoją liczbę.',
    text: 'Przed grą twoja przeglądarka zachowała zobowiązanie serwera i twoją liczbę. Jedno i drugie jest w zapisie bez zmian. Serwer był związany swoim sekretem, zanim poznał twoją liczbę, a wszyscy pozostali swoimi liczbami, zanim twoja została ujawniona. Nikt więc nie mógł wybrać kart, nawet serwer w zmowie z innymi graczami.',
  },
  early: {
    title: 'Tasowanie sprawdzone: serwer był związany, zanim poznał twoją liczbę.',
    text: 'Przed grą twoja przeglądarka zachowała zobowiązanie serwera i twoją liczbę. Jedno i drugie jest w zapisie bez zmian. Liczbę trzeba było jednak podać jeszcze przed startem, bo ta strona działała w tle. Ktoś, kto dosiadł się później i był w zmowie z serwerem, mógł to wykorzystać do wyboru kart; sam serwer nie mógł.',
  },
  unused: {
    title: 'Twoja liczba nie trafiła do tasowania.',
    text: 'Gdy tasowano karty, ta strona była zamknięta albo bez połączenia. Miejsce twojej liczby zajęła liczba wynikająca z sekretu serwera. Zobowiązanie jest to samo co przed grą, a zapis jest wewnętrznie zgodny. Nie jest to jednak dla ciebie dowód, że nikt nie wybrał kart.',
  },
  unseen: {
    title: 'Można było sprawdzić tylko sam zapis.',
    text: 'Ta przeglądarka nie widziała początku partii, nie ma więc z czym porównać zapisu. Zapis jest wewnętrznie zgodny: rozdanie wynika z sekretu i liczb, a każdy ruch był dozwolony. Nie dowodzi to jednak, że sekret ustalono przed liczbami.',
  },
  watched: {
    title: 'Można było sprawdzić tylko sam zapis.',
    text: 'Oglądasz tę partię jako widz, więc w tasowaniu nie ma twojej liczby. Zapis jest wewnętrznie zgodny: rozdanie wynika z sekretu i liczb, a każdy ruch był dozwolony. Dowód na to, że sekret ustalono przed liczbami, mają tylko ci, którzy podali swoją.',
  },
  alarm: {
    title: 'Uwaga: to nie jest obiecane tasowanie.',
    text: 'To, co serwer pokazuje teraz, nie zgadza się z tym, co twoja przeglądarka zachowała przed grą:',
    advice:
      'Zapisz teraz dowód i pokaż go pozostałym graczom. Każdy może go sprawdzić poleceniem „orrery verify”, nie ufając ani tobie, ani temu serwerowi.',
  },
  faults: {
    secret: 'Sekret nie pasuje do swojego zobowiązania.',
    seed: 'Rozdanie nie powstało z sekretu i liczb.',
    own: 'Liczbę, która powinna wynikać z sekretu, wybrano dowolnie: {names}.',
    bindings: 'Liczba nie jest tą, z którą związano gracza, albo graczom pokazano różne zobowiązania: {names}.',
    signature: 'Obietnice w zapisie nie są poprawnie podpisane albo dotyczą innej partii.',
    sealed: 'Zapis zmieniono po podpisaniu go przez serwer.',
    commitment: 'Zobowiązanie jest inne niż przed grą: sekret podmieniono.',
    nonce:
      'Twoją liczbę zastąpiono inną. (Jeśli zajmujesz to miejsce także na innym urządzeniu, może to być jego liczba.)',
    promises: 'Obietnice podpisane przez serwer są sprzeczne ze sobą albo z zapisem.',
    receipt: 'Serwer potwierdził, że ma twoją liczbę, a potem ją pominął.',
    record: 'Zapisu nie da się odczytać.',
    replay: 'Zapis zawiera ruch, na który nie pozwalają zasady.',
    seen: 'To zapis innej partii niż ta, którą ci pokazano.',
    unsigned:
      'Serwer zaczął grę bez podpisania tego, z czym związane jest każde miejsce. Twoja liczba nie została ujawniona.',
    promise:
      'To, co serwer podpisał na starcie, różni się od tego, co pokazywał wcześniej. Twoja liczba nie została ujawniona.',
    binding: 'Serwer związał twoje miejsce z inną liczbą. Twoja nie została ujawniona.',
  },
  withheld:
    'Liczba ({names}) była związana, ale nie trafiła do gry. Ten, kto ją zatrzymał, mógł wybrać jedno z dwóch tasowań.',
  unsigned:
    'Serwer nie podpisał swoich obietnic dla tego stołu, więc tego, co tu sprawdzono, nie da się udowodnić innym.',
  keyChanged:
    'Ten serwer podpisuje teraz innym kluczem niż ten, który twoja przeglądarka znała od {date}. Przyczyna może być niewinna (na przykład nowa baza danych); zapytaj osobę, która go prowadzi.',
} satisfies Translation<'pl', typeof en>
