import type { GuideTexts } from './en.ts'

/** Every word of the guides, in Polish. */
export const pl: GuideTexts = {
  guide: 'Pierwsza tura z przewodnikiem',
  step: (n, of) => `Krok ${n} z ${of}`,
  next: 'Dalej',
  back: 'Wstecz',
  show: 'Pokaż mi',
  doIt: 'Zrób to za mnie',
  done: 'Gotowe',
  rule: (rule) => `Zasada ${rule}`,
  wait: 'Chwileczkę, gra Tycho.',
  later: (title) => `To możliwe, ale na razie: ${title}.`,
  keys: 'Klawisz G wraca do tej karty.',
  leave: 'Zakończ przewodnik',
  leaveText: 'Gra toczy się dalej bez przewodnika.',
  stay: 'Zostań',
  summary: 'Już umiesz grać',
  summaryText: 'Co już wiesz:',
  playOn: 'Graj dalej',
  home: 'Strona główna',
  cosmos: {
    steps: {
      galaxy: {
        title: 'Twoja galaktyka',
        text: 'Na polach leżą mgławice, na rogach gwiazdy, na bokach życie. Najwięcej punktów dają mgławice ukończone właściwymi gwiazdami.',
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
        text: 'Co najmniej jeden ruch musi być twój. Przesuń go do Światła: tam, gdzie stoi, dostajesz dużą, aktywną nagrodę.',
      },
      cards: {
        title: 'Zbieranie: karty energii',
        text: 'Światło dało ci trzy gwiazdy H, a każdy znacznik w nim jedną kartę. Weź trzy karty z rzędu; każdą widzisz, zanim wybierzesz następną.',
      },
      collected: {
        title: 'Obok planszy',
        text: 'Tu czekają gwiazdy i protożycie. Czego nie wyłożysz, przepadnie na koniec tury.',
      },
      nebula: {
        title: 'Czego chce mgławica',
        text: 'Ta wymaga na swoich sześciu rogach dokładnie H, H, H i C, w dowolnych miejscach i ani jednej gwiazdy więcej. H w środku już się liczy.',
      },
      stars: {
        title: 'Wyłóż trzy gwiazdy',
        text: 'Wybierz H, a potem trzy wskazane rogi. Gwiazda między dwiema mgławicami służy obu.',
      },
      acquire: {
        title: 'Zdobądź zdolność',
        text: 'Brakuje C. Wydaj dwie karty Grawitacji na pierwszą zdolność: obejrzysz dwie i jedną zatrzymasz. Zatrzymaj Zapadanie się jądra gwiazdy.',
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
        text: 'Na koniec rundy cele się przesuwają, a ten na ostatnim polu punktuje: 6 punktów dla najlepszego. Ten liczy małe mgławice, a ty masz już jedną.',
      },
      life: {
        title: 'Wyłóż życie',
        text: 'Protożycie kładzie się na wolnym boku obok twojego życia. Życie na wszystkich sześciu bokach ukończonej mgławicy tworzy formę życia: punkty na koniec gry.',
      },
      chamber: {
        title: 'Komora czasu',
        text: 'Każdy znacznik w Czasie sprawia, że kryształ rośnie. Na polu 6 możesz go zwolnić: gwiazda i punkty, kolejno 3, 6, 10, 15, 21.',
      },
      end: {
        title: 'Zakończ turę',
        text: 'Na koniec jedno z dwojga: dobierz mgławicę albo ustabilizuj życie. Wybierz życie; stabilne zostaje, gdy powstaje forma życia.',
      },
    },
    learned: [
      'Przesuwasz energię, co najmniej raz własną, i zbierasz ze wszystkich czterech obszarów.',
      'Wszystko, co leży obok planszy, wykładasz przed końcem tury.',
      'Mgławica potrzebuje dokładnie swoich gwiazd; supernowa zastępuje każdą.',
      'Za jednakowe karty energii zdobywasz zdolności, a one co turę dają więcej.',
      'Cele punktują od trzeciej rundy; gra trwa najwyżej osiem rund.',
    ],
  },
  hunters: {
    steps: {
      sky: {
        title: 'Niebo północne',
        text: 'Polujesz na prawdziwe gwiazdy. Każda utworzona daje punkty; kto ma ich 10, zaczyna ostatnie tury. Tycho poleciał pierwszy, na pole Smok.',
      },
      mine: {
        title: 'Twoje kryształy',
        text: 'Gwiazdy powstają z pierwiastków, od wodoru po żelazo. Zaczynasz z pięcioma H, Słońcem o stałym działaniu i kartą wydarzenia.',
      },
      fly: {
        title: 'Leć na pole Smok',
        text: 'Co turę lecisz na sąsiednie pole, zostać nie wolno. Na polu Smok jest Tycho, więc dojdzie do walki.',
      },
      fight: {
        title: 'Walka',
        text: 'Każdy rzuca kostką i dodaje swoje gwiazdy oraz Słońce. Ty: 4 i 1 za rozbłysk, razem 5; Tycho: 3 i 1, razem 4. Remis wygrałby broniący się.',
      },
      won: {
        title: 'Co wygrywasz',
        text: 'Zabierasz losowy kryształ, tu C, a Tycho musi odlecieć. Potem płaci pole: He i C. Przegrana kosztuje pole, nigdy gwiazdę.',
      },
      event: {
        title: 'Zagraj wydarzenie',
        text: 'Apollo 11 daje dwa kryształy jednego pierwiastka. Wybierz tlen: potrzebuje go Syriusz b.',
      },
      reactions: {
        title: 'Fuzja i rozpad',
        text: 'Od lewej do prawej lekkie pierwiastki łączą się w cięższe, jak we wnętrzu gwiazdy. Na polu Rozpad pośrodku nieba możesz pójść w drugą stronę, dwa razy.',
      },
      fuse: {
        title: 'Połącz wodór',
        text: 'W turze możesz zrobić jedną fuzję. Zamień cztery H w jeden He.',
      },
      piles: {
        title: 'Cztery rodzaje gwiazd',
        text: 'Białe karły dają 1 punkt, ciąg główny 2, olbrzymy 3, nadolbrzymy 4. Karta pokazuje koszt i to, co gwiazda daje co rundę.',
      },
      create: {
        title: 'Utwórz gwiazdę Syriusz b',
        text: 'Otwórz karły i wybierz Syriusza b: He, dwa C i O. Wszystko już masz.',
      },
      diagram: {
        title: 'Diagram Hertzsprunga-Russella',
        text: 'Teraz trzeba znać swoją gwiazdę. Gorące są po lewej, chłodne po prawej; jasne u góry, słabe u dołu. Żółta kropka to Słońce.',
      },
      dot: {
        title: 'Znajdź jej kropkę',
        text: 'Syriusz b jest bardzo gorący, 25 200 K, i słaby, 0,026 Słońca: daleko na lewo, poniżej Słońca. Wybierz kropkę i zatwierdź. Zła kropka to strata gwiazdy i kryształów.',
      },
      star: {
        title: 'Twoja pierwsza gwiazda',
        text: 'Jeden punkt. Syriusz b daje H na początku każdej rundy, a jego masa pomaga w obronie. Syriusz a dopełniłby parę: jeszcze jeden punkt.',
      },
      round: {
        title: 'Sześć kroków, raz po raz',
        text: 'Ruch, walka, pole, wydarzenia, fuzja, gwiazda. Utworzenie gwiazdy kończy turę. Gdy ktoś ma 10 punktów, rundę gra się do końca.',
      },
    },
    learned: [
      'Lecisz co turę; z kim dzielisz pole, z tym walczysz, a remis jest dla broniącego się.',
      'Pole, na które dolatujesz, daje kryształy, wydarzenie albo rozpad.',
      'Jedna fuzja na turę zamienia lekkie pierwiastki w cięższe.',
      'Płacisz za gwiazdę i szukasz jej kropki: temperatura w poziomie, jasność w pionie.',
      'Gwiazdy produkują co rundę i liczą się w walce; całe układy dają dodatkowe punkty.',
    ],
  },
  arks: {
    steps: {
      system: {
        title: 'Nieznany układ',
        text: 'Wokół Gwiezdnego Portalu leżą trzy martwe planety; znaki zapytania są niezbadane. Ożywiaj planety: wygrywa najwięcej punktów zwycięstwa.',
      },
      deal: {
        title: 'Twoja załoga',
        text: 'Z trzech kart załogi zostają ci dwie. Odrzuć Proroka Zarodników: pozostali to Inżynierowie.',
      },
      rows: {
        title: 'Działająca krawędź',
        text: 'Działa tylko krawędź przy ładowni: w górnym rzędzie dolna, w dolnym górna. Mechanika reaktora połóż w dolnym rzędzie, Technika wiertniczego w górnym.',
      },
      gain: {
        title: 'Pierwsze zasoby',
        text: 'Dwie jednostki na początek. Weź siłę roboczą i technologie; ładownia mieści po cztery każdego rodzaju.',
      },
      upgrade: {
        title: 'Krok 1: ulepszenie',
        text: 'Jedno ulepszenie na turę. Silniki kosztują Inżyniera, siłę roboczą i technologie, a zasięg rośnie z 2 do 4.',
      },
      pay: {
        title: 'Kto płaci?',
        text: 'Specjalistę opłacasz kartą załogi albo gotowym żetonem. Oddaj Mechanika reaktora: Technik wiertniczy zaraz się przyda.',
      },
      colonies: {
        title: 'Znaczniki na arce',
        text: 'Większość ulepszeń uwalnia znacznik kolonii. Kolonie na planetach są warte coraz więcej, a każda pozwala terraformować o jeden poziom więcej na turę.',
      },
      travel: {
        title: 'Krok 2: podróż',
        text: 'Ruszyć się trzeba co turę. Liczby mówią, ile ruchów dzieli cię od pola; znak zapytania odkryłby nową planetę. Wyląduj na planecie Ryugu.',
      },
      planet: {
        title: 'Planeta do ocalenia',
        text: 'Pierścień pokazuje, czego Ryugu jeszcze potrzebuje: biomasy, siły roboczej i minerałów. Obok są księżyc i stacja: tam zbierasz i zyskujesz specjalistów.',
      },
      crew: {
        title: 'Krok 3: załoga',
        text: 'Ryugu jest niebieska, tak jak działająca krawędź Technika wiertniczego: dwa minerały. Zagraj go i idź dalej; z górnego rzędu karta jest odrzucana.',
      },
      actions: {
        title: 'Krok 4: jedna akcja',
        text: 'Na planecie robisz jedną rzecz: zbierasz, terraformujesz, szukasz ocalałych, osiedlasz ich, zakładasz kolonię albo placówkę.',
      },
      terraform: {
        title: 'Terraformuj',
        text: 'Każda zapłacona jednostka podnosi swój tor o jeden, na razie dwa poziomy w akcji. Wydaj oba minerały.',
      },
      ranking: {
        title: 'Twój znacznik idzie w górę',
        text: 'Stoi na 2. Gdy wszystkie tory są pełne, każdy dostaje liczbę pod swoim znacznikiem, pierwszy 3 więcej, drugi 1 więcej.',
      },
      draw: {
        title: 'Krok 5: karta',
        text: 'Na pokładzie mieści się sześć kart załogi. Dobierz jedną i wybierz rząd: spójrz na obie krawędzie.',
      },
      end: {
        title: 'Jak to się kończy',
        text: 'Po trzeciej sterraformowanej planecie kończy się tę rundę i gra jeszcze jedną. Potem liczy się osiedlonych ocalałych i kolonie.',
      },
    },
    learned: [
      'Pięć kroków tury: ulepszenie, podróż, załoga, akcja, karta. Tylko podróż jest obowiązkowa.',
      'Karta załogi działa krawędzią przy ładowni, tam, gdzie pasuje jej kolor.',
      'Specjaliści płacą za ulepszenia i kolonie: karty się odrzuca, żetony blokuje.',
      'Terraformowanie przesuwa twój znacznik; miejsce liczy się, gdy planeta jest ukończona.',
      'Szukaj ocalałych, osiedlaj ich i zakładaj kolonie, zanim ożyje trzecia planeta.',
    ],
  },
}
