import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/turn.ts'

/** The guided first turn of Terraforming Arks, in Polish. */
export default {
  title: 'Pierwsza tura',
  about: 'Ulepszenie, podróż, Załoga i pierwsze poziomy nowego świata.',
  steps: {
    system: {
      title: 'Nieznany układ',
      text: 'Wokół Gwiezdnego Portalu leżą trzy martwe Planety; znaki zapytania to miejsca niezbadane. Ożywiaj Planety: wygrywa osoba z największą liczbą punktów zwycięstwa.',
    },
    deal: {
      title: 'Twoja Załoga',
      text: 'Z trzech kart Załogi zostają ci dwie. Odrzuć Proroka Zarodników: pozostali to Inżynierowie.',
    },
    rows: {
      title: 'Działająca krawędź',
      text: 'Działa tylko krawędź przy Ładowni: w górnym rzędzie dolna, w dolnym górna. Mechanika reaktora połóż w dolnym rzędzie, Technika wiertniczego w górnym.',
    },
    gain: {
      title: 'Pierwsze Zasoby',
      text: 'Dwie jednostki na początek. Weź Siłę roboczą i Technologie; Ładownia mieści po cztery każdego rodzaju.',
    },
    upgrade: {
      title: 'Krok 1: Ulepszenie',
      text: 'Jedno Ulepszenie na turę. Engines (silniki) kosztują Inżyniera, Siłę roboczą i Technologie, a zasięg rośnie z 2 do 4.',
    },
    pay: {
      title: 'Opłacanie Specjalisty',
      text: 'Specjalistę opłacasz kartą Załogi albo gotowym znacznikiem. Oddaj Mechanika reaktora: Technik wiertniczy zaraz się przyda.',
    },
    colonies: {
      title: 'Znaczniki na Arce',
      text: 'Większość Ulepszeń uwalnia znacznik Kolonii. Kolonie na Planetach są warte coraz więcej, a każda pozwala terraformować o jeden poziom więcej na turę.',
    },
    travel: {
      title: 'Krok 2: podróż',
      text: 'W każdej turze musisz lecieć. Liczby mówią, ile pól dzieli cię od celu; znak zapytania odkryłby nową Planetę. Wyląduj na Planecie Ryugu.',
    },
    planet: {
      title: 'Planeta do ocalenia',
      text: 'Pierścień pokazuje, czego Ryugu jeszcze potrzebuje: Biomasy, Siły roboczej i Minerałów. Obok są Księżyc i Stacja: tam zbierasz i zyskujesz Specjalistów.',
    },
    crew: {
      title: 'Krok 3: Załoga',
      text: 'Ryugu jest niebieska, tak jak działająca krawędź Technika wiertniczego: dwa Minerały. Zagraj go i idź dalej; z górnego rzędu karta jest odrzucana.',
    },
    actions: {
      title: 'Krok 4: jedna akcja',
      text: 'Na Planecie robisz jedną rzecz: zbierasz, terraformujesz, szukasz Ocalałych, osiedlasz ich, zakładasz Kolonię albo Placówkę.',
    },
    terraform: {
      title: 'Terraformuj',
      text: 'Każda zapłacona jednostka podnosi swój tor o jeden, na razie dwa poziomy w akcji. Wydaj oba Minerały.',
    },
    ranking: {
      title: 'Twój znacznik idzie w górę',
      text: 'Stoi na 2. Gdy wszystkie tory są pełne, każdy zdobywa tyle punktów, ile wskazuje jego znacznik, a do tego +3 za pierwsze i +1 za drugie miejsce.',
    },
    draw: {
      title: 'Krok 5: karta',
      text: 'Na pokładzie mieści się sześć kart Załogi. Dobierz jedną i wybierz rząd: spójrz na obie krawędzie.',
    },
    end: {
      title: 'Jak to się kończy',
      text: 'Po trzeciej sterraformowanej Planecie kończy się tę rundę i gra jeszcze jedną. Potem liczy się osiedlonych Ocalałych i Kolonie.',
    },
  },
  learned: [
    'Pięć kroków tury: Ulepszenie, podróż, Załoga, akcja, karta. Tylko podróż jest obowiązkowa.',
    'Karta Załogi działa krawędzią przy Ładowni, tam, gdzie pasuje jej kolor.',
    'Specjaliści płacą za Ulepszenia i Kolonie: karty się odrzuca, znaczniki blokuje.',
    'Terraformowanie przesuwa twój znacznik; miejsce liczy się, gdy Planeta jest ukończona.',
    'Szukaj Ocalałych, osiedlaj ich i zakładaj Kolonie, zanim ożyje trzecia Planeta.',
  ],
} satisfies Translation<'pl', typeof en>
