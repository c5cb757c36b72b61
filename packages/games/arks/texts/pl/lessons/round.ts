import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/round.ts'

/** A whole round of Terraforming Arks, in Polish. */
export default {
  title: 'Cała runda',
  about: 'Para Ulepszeń, Placówka, która płaci, Ocalali i ukończona Planeta.',
  steps: {
    round: {
      title: 'Prawie żywa',
      text: 'Dziesiąta runda. Planecie Aoi-31 brakuje po jednym poziomie Minerałów i Technologii. Twój znacznik stoi tam na 5, a Tycho nie ma żadnego: ukończ ją, zanim przyleci.',
    },
    pair: {
      title: 'Krok 1: dopełnij parę',
      text: 'Masz Mining Vehicles. Ze Space Mining para jest pełna: od razu 5 punktów i Placówka Handlowa. Kosztuje Inżyniera i oba Minerały.',
    },
    outpost: {
      title: 'Placówki Handlowe',
      text: 'Placówka płaci ci, ilekroć ktoś ląduje na jej Planecie. Obok twojej Kolonii daje 2 punkty, a każda dodaje poziom do terraformowania.',
    },
    travel: {
      title: 'Krok 2: na Aoi-31',
      text: 'Planeta jest o dwa pola stąd, za swoją asteroidą. Jest tam twoja Kolonia i pierwsza Placówka.',
    },
    landing: {
      title: 'Twoja Placówka płaci',
      text: 'Lądujesz przy swojej Placówce: daje to, co pokazuje Planeta, jeden Zasób do wyboru. Weź Minerały, które przed chwilą poszły na Ulepszenie.',
    },
    crew: {
      title: 'Krok 3: oszczędź Załogę',
      text: 'Możesz teraz zagrać dwie karty Załogi. Masz jednak wszystko, a niebieski Lider zaraz się przyda: nie graj żadnej.',
    },
    explore: {
      title: 'Krok 4: szukaj Ocalałych',
      text: 'Robotics i twoja Kolonia pozwalają tu na dwie różne akcje. Najpierw eksploruj: kosztuje to Lidera w kolorze Planety. Oddaj Mówcę Raf.',
    },
    survivors: {
      title: 'Weź ich na pokład',
      text: 'Scouting Vehicles znalazły dwie grupy, wybierasz jedną. Rodziny z tratw dają Zasób i kartę Załogi. Są niebieskie jak Planeta, więc możesz je zatrzymać.',
    },
    terraform: {
      title: 'Ukończ Planetę',
      text: 'Druga akcja: zapłać Minerałami i Technologią, a wszystkie tory Aoi-31 będą pełne.',
    },
    score: {
      title: 'Dziesięć punktów',
      text: '7 za pole twojego znacznika i 3 za pierwsze miejsce. Ktoś za tobą też dostałby punkty za swoje pole i 1 za drugie miejsce.',
    },
    settle: {
      title: 'Dom dla Ocalałych',
      text: 'Ocalali osiedlają się na sterraformowanej Planecie w swoim kolorze, jedna karta w akcji. Na koniec jedna karta jest warta 5 punktów, dwie 12, trzy 20, cztery 30, a pięć 40.',
    },
    draw: {
      title: 'Krok 5: karta',
      text: 'Inżynierowie i Liderzy płacą prawie za wszystko. Dobieraj kartę, kiedy masz miejsce.',
    },
    colonies: {
      title: 'Kolonie liczą się na końcu',
      text: 'Jedna Kolonia jest warta 2 punkty, dwie 5, trzy 9, cztery 14. Każda potrzebuje znacznika z Ulepszenia, a cena rośnie, więc zacznij wcześnie.',
    },
    end: {
      title: 'Pilnuj końca gry',
      text: '15 punktów w jednej turze! Jedna Planeta jest sterraformowana; po trzeciej kończy się rundę i gra jeszcze jedną.',
    },
  },
  learned: [
    'Para Ulepszeń daje 5 punktów i Placówkę.',
    'Placówki płacą przy każdym lądowaniu i pomagają terraformować.',
    'Z Robotics i Kolonią wykonujesz na Planecie dwie różne akcje.',
    'Ukończona Planeta punktuje pole znacznika i miejsce.',
    'Zatrzymuj Ocalałych w kolorze Planety; osiedlaj ich na sterraformowanych.',
  ],
} satisfies Translation<'pl', typeof en>
