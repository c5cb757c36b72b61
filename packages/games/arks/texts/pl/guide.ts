import type { Translation } from '@orrery/kernel'
import type en from '../en/guide.ts'

/** The guided first turn of Terraforming Arks, in Polish. */
export default {
  steps: {
    system: {
      title: 'Nieznany układ',
      text: 'Wokół Gwiezdnego Portalu leżą trzy martwe planety; znaki zapytania są niezbadane. Ożywiaj planety: wygrywa osoba z największą liczbą punktów.',
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
      text: 'Jedno ulepszenie na turę. Engines (silniki) kosztują Inżyniera, siłę roboczą i technologie, a zasięg rośnie z 2 do 4.',
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
      text: 'Stoi na 2. Gdy wszystkie tory są pełne, każdy zdobywa tyle punktów, ile wskazuje jego znacznik; pierwszy +3, drugi +1.',
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
} satisfies Translation<'pl', typeof en>
