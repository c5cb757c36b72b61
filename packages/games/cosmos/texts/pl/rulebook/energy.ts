import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/energy.ts'

/** The rules of Crafting the Cosmos: C5, C6, C7, C8, in Polish. */
export default {
  C5: {
    title: 'Faza energii: przesuwanie',
    sections: {
      'C5.1': {
        heading: 'Krąg obszarów regulacji',
        paragraphs: [
          'Energia krąży zgodnie z ruchem wskazówek zegara: **światło → czas → grawitacja → chemia** → i znów światło. W każdym obszarze mieszczą się trzy znaczniki energii. Znaczniki zdolności nie zajmują w nim miejsca.',
        ],
      },
      'C5.2': {
        heading: 'Jeden, dwa lub trzy ruchy',
        paragraphs: [
          'Wykonujesz od jednego do trzech ruchów. Ruch przenosi jeden znacznik do **najbliższego następnego obszaru, który nie jest w tej chwili pełny**. Pełne obszary się pomija i nic to dodatkowo nie kosztuje.',
          'Przykład: różowy przesuwa ciemną energię z chemii; trafia ona do światła, które jest teraz pełne. Potem znacznik różowego idzie z grawitacji do chemii i dalej, z pominięciem światła, do czasu. Wszystkie trzy ruchy są wykonane.',
        ],
        caption:
          'Przed i po: w świetle i w czasie leżą po trzy znaczniki, w grawitacji jeden, w chemii żadnego. Różowy dostanie nagrodę aktywną czasu.',
      },
      'C5.3': {
        heading: 'Własny znacznik musi się ruszyć',
        paragraphs: [
          'Przesuwać można **własny znacznik i ciemną energię**, w dowolnej kolejności i proporcji, ale nigdy znaczniki innych osób. Co najmniej jeden ruch musi wykonać własny znacznik.',
          'Jeśli dwa ruchy wykonała ciemna energia, trzeci należy do Twojego znacznika i aplikacja nie proponuje wtedy niczego innego. Możesz skończyć, gdy tylko Twój znacznik się poruszył.',
        ],
      },
      'C5.5': {
        heading: 'Warto wiedzieć',
        paragraphs: [
          'Twój znacznik zawsze może się ruszyć: pozostałych jest za mało, by zapełnić wszystkie trzy inne obszary. Może nawet wrócić na miejsce: po trzech ruchach z jednym pełnym obszarem po drodze albo po dwóch, gdy pełne są dwa. Dostajesz wtedy znowu tę samą nagrodę aktywną.',
          'Znaczniki ciemnej energii są jednakowe. Wskazujesz tylko obszar, z którego jeden z nich rusza.',
        ],
      },
    },
  },
  C6: {
    title: 'Faza energii: zbieranie',
    sections: {
      'C6.1': {
        heading: 'W jakiej kolejności',
        paragraphs: [
          'Najpierw dostajesz nagrodę **aktywną** obszaru, w którym leży Twój znacznik. Potem nagrody **pasywne** wszystkich czterech obszarów: najpierw tego z Twoim znacznikiem, dalej zgodnie z ruchem wskazówek zegara.',
        ],
      },
      'C6.2': {
        heading: 'Nagrody aktywne',
        paragraphs: [
          '**Światło**: 3 gwiazdy H. **Czas**: 1 gwiazda O i 2 DNA. **Grawitacja**: 2 gwiazdy He i 1 supernowa. **Chemia**: 1 gwiazda C i 1 mgławica; wybierasz rozmiar i bierzesz kafelek z wierzchu tego stosu.',
        ],
      },
      'C6.3': {
        heading: 'Nagrody pasywne',
        paragraphs: [
          'Każdy znacznik energii w obszarze daje jedną nagrodę, bez względu na to, do kogo należy: światło **1 kartę energii**, czas **wzrost kryształu o 1**, grawitacja **1 grawiton**, chemia **1 protożycie**. Pusty obszar nie daje nic.',
          'W przykładzie z [C5.2] różowy zbiera 1 gwiazdę O i 2 DNA, potem wzrost o 3, 1 grawiton, żadnego protożycia i 3 karty energii.',
        ],
        caption:
          'Co zbiera różowy w przykładzie: 1 nagroda aktywna czasu, czyli jedna gwiazda O i dwa DNA; 2 nagrody pasywne: wzrost 3, jeden grawiton, zero protożycia, trzy karty energii.',
      },
      'C6.4': {
        heading: 'Znaczniki zdolności dają więcej',
        paragraphs: [
          'Każdy Twój znacznik zdolności w obszarze daje Ci razem z jego nagrodami pasywnymi jeszcze jedną taką nagrodę, nawet gdy nie ma tam żadnego znacznika energii: światło jedną kartę, czas wzrost o 1, grawitacja jeden grawiton, chemia jedno protożycie.',
          'Przykład: w chemii leżą dwa Twoje znaczniki zdolności i żadnej energii. Mimo to dostajesz dwa znaczniki protożycia.',
          'Znacznik położony w tej turze zaczyna działać w Twojej **następnej** fazie energii.',
        ],
      },
      'C6.7': {
        heading: 'Dobieranie kart energii',
        paragraphs: [
          'Karty bierzesz po jednej: za każdym razem dowolną odkrytą albo wierzchnią z talii, i oglądasz ją przed wyborem następnej. Odkrytych kart w tym czasie się nie uzupełnia; gdy się skończą, resztę dobierasz z talii.',
          'Na koniec fazy energii odkryte karty uzupełnia się znowu do czterech.',
        ],
      },
      'C6.9': {
        heading: 'Gdy talia jest pusta',
        paragraphs: [
          'Dopiero gdy trzeba dobrać kartę z pustej talii, tasuje się stos kart odrzuconych i powstaje z niego nowa talia. Gdy oba są puste, zostają do wyboru tylko karty odkryte, a ich rząd jest krótszy, dopóki nie pojawią się nowe. Należna karta przepada tylko wtedy, gdy nie ma też żadnej odkrytej.',
        ],
      },
      'C6.10': {
        heading: 'Bez limitu i bez odmawiania',
        paragraphs: [
          'W trakcie tury możesz mieć na ręce dowolnie wiele kart; limit obowiązuje dopiero na koniec rundy [C14.5]. Zbierasz wszystko, co Ci się należy, czy tego chcesz, czy nie. Wybierasz tylko rozmiar mgławicy i to, skąd weźmiesz każdą kartę.',
        ],
      },
    },
  },
  C7: {
    title: 'Zasoby i ich brak',
    sections: {
      'C7.1': {
        heading: 'Gdzie co trafia',
        paragraphs: [
          'Gwiazdy, protożycie i mgławice czekają obok planszy [C9.2]. Supernowe, DNA i grawitony zaznaczasz na trzech torach. Wzrost kryształu następuje od razu [C8.3]. Karty energii idą na rękę.',
          'Tory nie mają górnej granicy. W jednej turze i tak nie zbierze się więcej niż 1 supernowa, 2 DNA i 7 grawitonów.',
        ],
      },
      'C7.3': {
        heading: 'Gdy czegoś jest za mało',
        paragraphs: [
          'Bierzesz to, co zostało; reszta przepada i nikt Ci jej później nie zwraca. Dotyczy to gwiazd każdego pierwiastka, znaczników życia, mgławic, form życia, kart energii i kart zdolności. Tylko kryształów czasu nigdy nie brakuje [C8.6].',
          'Przykład: zostały dwie gwiazdy H, a Twój znacznik leży w świetle. Dostajesz dwie i nic w zamian za trzecią.',
          'Gdy możesz wziąć gwiazdę dowolnego pierwiastka, wybierasz spośród tych, które są jeszcze w zasobach ogólnych.',
        ],
        caption:
          '1 W zasobach zostały dwie gwiazdy H. 2 Nagroda aktywna światła to trzy: dostajesz dwie, trzecia przepada.',
      },
      'C7.6': {
        heading: 'To, co odrzucone, wraca',
        paragraphs: [
          'Odrzucone gwiazdy wracają do zasobów swojego pierwiastka, a supernowa do zasobów tego, który ma pod spodem. Odrzucone znaczniki życia wracają do zasobów ogólnych. Wszyscy korzystają z tych samych elementów: 26 gwiazd H, 20 He, 16 O, 16 C i 50 znaczników życia.',
        ],
      },
      'C7.7': {
        heading: 'Stosy mgławic',
        paragraphs: [
          'Pustego stosu nie można wybrać; jeśli puste są wszystkie trzy, nie dostajesz mgławicy.',
          'Nieukończony kafelek, który opuszcza grę, bo nie został umieszczony albo go wymieniono, wraca zakryty na spód stosu swojego rozmiaru. Kilka naraz odkłada się w kolejności zdobycia, ostatni na sam spód.',
        ],
      },
    },
  },
  C8: {
    title: 'Komora czasu',
    sections: {
      'C8.1': {
        heading: 'Rosnący, gotowe, punktujące',
        paragraphs: [
          'W komorze rośnie zawsze dokładnie **jeden** kryształ, na jednym z pól od 0 do 5. Na polu 6 leżą kryształy gotowe. Obok jest pięć pól punktujących dla pierwszych pięciu zwolnionych kryształów; następne leżą obok planszy.',
        ],
      },
      'C8.3': {
        heading: 'Wzrost',
        paragraphs: [
          'Wzrost o 1 przesuwa rosnący kryształ o jedno pole w górę. Gdy dojdzie do pola 6, jest gotowy, a na polu 0 natychmiast pojawia się nowy kryształ z zasobów ogólnych. Niewykorzystany jeszcze wzrost przechodzi na niego.',
          'Wzrost zdobyty w fazie budowania działa tak samo, a kryształ, który wtedy dojrzeje, można zwolnić w tej samej fazie.',
          'Przykład: kryształ jest na polu 4 i rośnie o 3. Po dwóch krokach jest gotowy, a trzeci krok robi nowy kryształ i staje na polu 1. Jeśli gotowy kryształ zwalniasz jako drugi, daje 6 punktów.',
        ],
        caption: 'Wzrost o 3 z pola 4: jeden kryształ gotowy, nowy na polu 1. Potem gotowy kryształ zostaje zwolniony.',
      },
      'C8.4': {
        heading: 'Kilka naraz',
        paragraphs: [
          'Na polu 6 może czekać dowolnie wiele kryształów, przez dowolnie wiele tur. Każdy zwalnia się osobną akcją [C10.8].',
          'Przykład: wzrost o 7 z pola 5 daje dwa gotowe kryształy, a trzeci stoi na polu 0.',
        ],
      },
      'C8.6': {
        heading: 'Gdy zasoby są puste',
        paragraphs: [
          'Nowy kryształ bierze się wtedy z pudełka, tyle razy, ile trzeba, a zasoby ogólne pozostają puste: gra skończy się z tą rundą [C14.4]. Zwolnione kryształy nigdy nie wracają do zasobów ogólnych.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
