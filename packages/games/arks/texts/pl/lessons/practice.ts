import type { Translation } from '@orrery/kernel'
import type en from '../../en/lessons/practice.ts'

/** Three exercises in Terraforming Arks, in Polish. */
export default {
  title: 'Trzy ćwiczenia',
  about: 'Kto za co płaci, dwie akcje w turze i dom dla Ocalałych.',
  exercises: {
    colony: {
      title: 'Jeden Inżynier',
      goal: 'Odblokuj Ulepszenie i załóż pierwszą Kolonię, jedno i drugie w tej turze.',
      counts: 'Zrobione',
      hint: 'Kolonia kosztuje Inżyniera i Lidera, a Inżyniera masz jednego. Które Ulepszenia wymagają tylko Lidera?',
      steps: {
        upgrade: {
          title: 'Lider wystarczy',
          text: 'Mining Vehicles kosztują Lidera i jeden Minerał. Zapłać Strażnikiem Kraterów, a jedyny Inżynier zostanie na pokładzie.',
        },
        travel: {
          title: 'Leć na Planetę Kijani',
          text: 'Na pierwszą Kolonię nadaje się każda Planeta. Kijani jest o dwa pola stąd.',
        },
        crew: {
          title: 'Zatrzymaj Załogę',
          text: 'Karta zagrana z górnego rzędu przepada. Inżynier i Lider są jeszcze potrzebni: nie graj żadnej.',
        },
        colony: {
          title: 'Załóż Kolonię',
          text: 'Inżynierem jest Mechanik reaktora. Jako Liderem zapłać Mędrcem Lodowca.',
        },
      },
    },
    seven: {
      title: 'Siedem punktów',
      goal: 'Zdobądź w tej turze 7 punktów.',
      counts: 'Punkty w tej turze',
      hint: 'Para Ulepszeń daje 5 punktów i Placówkę; Placówka obok twojej Kolonii daje 2. A masz Robotics.',
      steps: {
        pair: {
          title: 'Dopełnij parę',
          text: 'Space Mining pasuje do Mining Vehicles: 5 punktów i Placówka. Zapłać znacznikiem: drugim Inżynierem jest Spawacz kadłuba.',
        },
        travel: {
          title: 'Leć na Planetę Thalassa',
          text: 'Do tego, co dalej, potrzebna jest Planeta, a na Thalassie masz już znacznik.',
        },
        crew: {
          title: 'Obie karty są potrzebne',
          text: 'Kolonia kosztuje Inżyniera i Lidera: Spawacza kadłuba i Starszego Gaju. Nie graj żadnej.',
        },
        colony: {
          title: 'Załóż Kolonię',
          text: 'Skoro jest tu twoja Kolonia, Robotics pozwala na drugą akcję.',
        },
        outpost: {
          title: 'Utwórz Placówkę',
          text: 'Obok twojej Kolonii daje 2 punkty: razem siedem.',
        },
      },
    },
    settle: {
      title: 'Nowy dom',
      goal: 'Dokończ terraformowanie Planety Samawa i osiedl na niej Ocalałych, jedno i drugie w tej turze.',
      counts: 'Zrobione',
      hint: 'Planecie Samawa brakuje 1 Biomasy i 2 Minerałów, a masz jedno i drugie. Robotics i twoja Kolonia pozwalają tam na dwie różne akcje.',
      steps: {
        upgrade: {
          title: 'Bez Ulepszenia',
          text: 'Engines (silniki) nic tu nie dadzą: Samawa jest o jedno pole stąd.',
        },
        travel: {
          title: 'Wyląduj na Planecie Samawa',
          text: 'Przy lądowaniu płaci twoja Placówka.',
        },
        crew: {
          title: 'Niczego nie brakuje',
          text: 'Biomasę i Minerały już masz. Nie graj żadnej karty.',
        },
        terraform: {
          title: 'Ukończ Planetę',
          text: 'Trzy poziomy, jedna Biomasa i dwa Minerały: 8 punktów i 3 za pierwsze miejsce.',
        },
        settle: {
          title: 'Osiedl',
          text: 'Planeta jest sterraformowana i niebieska, jak obie grupy na pokładzie. Druga akcja daje jednej z nich dom.',
        },
      },
    },
  },
  learned: [
    'Zanim zapłacisz, pomyśl, kto przyda się później w tej turze.',
    'Ulepszenie, Kolonia, Placówka: jedno prowadzi do drugiego.',
    'Robotics daje najwięcej na Planetach z twoją Kolonią.',
    'Kończ Planetę wtedy, gdy masz kogo na niej osiedlić.',
  ],
} satisfies Translation<'pl', typeof en>
