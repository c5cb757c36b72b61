import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/actions.ts'

/** The rules of Terraforming Arks: A13, A14, A15, A16, A17, A18, A19, A20, in Polish. */
export default {
  A13: {
    title: 'Krok 4: akcje Celu podróży',
    sections: {
      'A13.1': {
        heading: 'Co można zrobić i gdzie',
        paragraphs: [
          'Na **Planecie**, bez względu na jej kolor i stronę: **jedna** z sześciu akcji. Zebranie Zasobów [A13.5], terraformowanie [A14], eksploracja [A15], osiedlenie [A16], założenie Kolonii [A17] albo utworzenie Placówki Handlowej [A18].',
          'Na **Księżycu**, **Stacji Kosmicznej** i **Portalu**: zebranie Zasobów i zyskanie Specjalisty [A19], obie akcje lub tylko jedna, w dowolnej kolejności, każda raz.',
          'Na **Asteroidzie**: nic. To tylko przystanek po drodze.',
        ],
        caption:
          '1 Na Planecie jedna z sześciu akcji. 2 Na Księżycu, Stacji Kosmicznej lub Portalu obie te akcje albo jedna z nich. 3 Na Asteroidzie żadna.',
      },
      'A13.4': {
        heading: 'Dwie akcje dzięki Robotyce',
        paragraphs: [
          'Mając Robotics, możesz wykonać na Planecie drugą akcję, **innego rodzaju**, jeśli po pierwszej jest tam Twoja Kolonia. Może to być Kolonia dopiero co założona.',
        ],
      },
      'A13.5': {
        heading: 'Zebranie Zasobów',
        paragraphs: [
          'Zyskujesz wszystko, co widać tam, gdzie stoisz: na odkrytej stronie Planety, obok Księżyca, obok Stacji albo w Portalu. Na przykład na zniszczonej K’eyi jest to jednostka Siły roboczej.',
        ],
      },
    },
  },
  A14: {
    title: 'Terraformowanie',
    sections: {
      'A14.1': {
        heading: 'Zasoby dla martwego świata',
        paragraphs: [
          'Na **zniszczonej Planecie** płacisz jednostkami z Ładowni. Każda podnosi o jeden poziom tor swojego Zasobu na tej Planecie. Pełny tor nic już nie przyjmie, a Zasób, który nie ma tam toru, na nic się nie przyda.',
        ],
      },
      'A14.3': {
        heading: 'Ile naraz',
        paragraphs: [
          'Podnosisz co najmniej jeden poziom. Najwyżej **2 i jeszcze 1 za każdą swoją Kolonię i Placówkę** na Planetach, gdziekolwiek stoją. Poziomy rozdzielasz dowolnie. Znaczniki w puli i na karcie Arki się nie liczą.',
          'Przykład: mając na Planetach dwie Kolonie i jedną Placówkę, możesz podnieść do 5 poziomów.',
        ],
      },
      'A14.4': {
        heading: 'Twój udział',
        paragraphs: [
          'Twój znacznik na torze Terraformacji przesuwa się o tyle pól, ile poziomów zostało podniesionych; za pierwszym razem wchodzi na tor na polu o tym numerze.',
          'Prowadzi ten, kto jest na torze dalej. Znaczniki na jednym polu tworzą stos: kto przybył **ostatni, leży na wierzchu** i wyprzedza tych pod spodem.',
        ],
      },
      'A14.6': {
        heading: 'Planeta ożywa',
        paragraphs: [
          'Gdy wszystkie tory są pełne, akcja natychmiast się kończy, a Twój znacznik przesuwa się ostatni raz. Potem każda osoba ze znacznikiem na torze zdobywa **tyle punktów, ile wynosi numer jego pola**. Pierwsze miejsce daje **3 punkty więcej**, drugie **1 punkt więcej**. Jeśli na torze jest tylko jeden znacznik, jego właściciel dostaje te 3 punkty, a 1 punktu nie dostaje nikt.',
          'Przykład: na K’eyi Biomasa jest na poziomie 2 z 3, Minerały 3 z 3, Technologie 3 z 4. Różowy stoi na polu 4, a na polu 2 leży znacznik morski, na nim fioletowy. Różowy podnosi Biomasę i Technologie i przechodzi na 6: zdobywa 6 + 3, fioletowy 2 + 1, morski 2.',
        ],
        caption: 'K’eyi przed i po. Arka, Kolonia i Placówka zostają, tory i znaczniki znikają.',
      },
      'A14.8': {
        heading: 'Druga strona',
        paragraphs: [
          'Karta zostaje odwrócona. Znaczniki Zasobów wracają do puli ogólnej, znaczniki Terraformacji do właścicieli; Arki, Kolonie i Placówki zostają na miejscu.',
          'Odtąd Planeta daje to, co pokazuje tylna strona, zarówno przy zbieraniu, jak i Placówkom, i można na niej osiedlać Ocalałych.',
        ],
      },
    },
  },
  A15: {
    title: 'Eksploracja',
    sections: {
      'A15.1': {
        heading: 'W poszukiwaniu ludzi',
        paragraphs: [
          'Na dowolnej Planecie, zniszczonej lub sterraformowanej, użyj **jednego Lidera w kolorze Planety**. Odkryj wierzchnią kartę Ocalałego i zyskaj to, co pokazuje.',
        ],
      },
      'A15.3': {
        heading: 'Na pokład',
        paragraphs: [
          'Jeśli karta jest **w kolorze Planety**, możesz ją zatrzymać: leży odkryta pod kartą Mostku, dopóki Ocalałych nie osiedlisz. Jest miejsce na trzy karty. Mając trzy, nadal możesz eksplorować, ale znalezionej karty nie zatrzymasz.',
          'Przykład: na Elpis używasz zielonego znacznika i spotykasz Rolników z tarasów. Zyskujesz jednostkę Biomasy i jednostkę Siły roboczej, a ponieważ karta jest zielona, możesz zabrać ich na pokład.',
        ],
        caption: 'Rolnicy z tarasów: zieloni, jednostka Biomasy i jednostka Siły roboczej.',
      },
      'A15.6': {
        heading: 'Scouting Vehicles: pojazdy zwiadowcze',
        paragraphs: [
          'Z tym Ulepszeniem dobierasz dwie karty i wybierasz jedną; druga zostaje odrzucona bez efektu. Jeśli da się dobrać tylko jedną, rozpatrujesz tę.',
          'Przykład: na czerwonej Planecie dobierasz Górników lodu (niebiescy) i Rodziny hutników (czerwone). Wybierasz Rodziny hutników: jednostka Siły roboczej, jednostka Technologii i mogą wejść na pokład.',
        ],
      },
      'A15.5': {
        heading: 'Odrzuceni Ocalali',
        paragraphs: [
          'Niezatrzymaną kartę się odrzuca. Gdy talia jest pusta, a potrzebna jest karta, odrzucone karty zostają potasowane i tworzą nową talię. Jeśli i ich nie ma, eksplorować nie można.',
        ],
      },
    },
  },
  A16: {
    title: 'Osiedlenie',
    sections: {
      'A16.1': {
        heading: 'Nowy dom',
        paragraphs: [
          'Na **sterraformowanej Planecie** osiedlasz **jedną** kartę Ocalałego w kolorze Planety, którą masz na pokładzie: zakrytą kładziesz obok karty Mostku. Zostaje Twoja na zawsze i na koniec daje punkty [A21.3].',
          'Jedna akcja osiedla jedną kartę. W ciągu gry na Planecie może osiąść dowolnie wielu Ocalałych.',
          'Przykład: masz na pokładzie Klan sadowników i Archiwistów genów, jednych i drugich zielonych. Na sterraformowanej zielonej Planecie osiedlasz Klan sadowników; pozostali muszą zaczekać na inną turę, nawet jeśli masz Robotics, bo druga akcja musi być innego rodzaju.',
        ],
        caption:
          'Przykład: z dwóch kart 1 Klan sadowników się osiedla, co daje 5 punktów, jeśli nikt więcej nie dołączy; 2 Archiwiści genów zostają na pokładzie.',
      },
    },
  },
  A17: {
    title: 'Założenie Kolonii',
    sections: {
      'A17.1': {
        heading: 'Ile kosztuje i ile jest warta',
        paragraphs: [
          'Potrzebujesz znacznika Kolonii w puli i ceny **następnej** Kolonii; zależy ona od tego, ile Kolonii masz już na Planetach.',
          '**Pierwsza**: Inżynier i dowolny Lider. **Druga**: to samo i jednostka dowolnego Zasobu. **Trzecia**: Inżynier, dowolny Lider i Lider w kolorze Planety. **Od czwartej do siódmej**: jak trzecia oraz 1, 2, 3 lub 4 jednostki dowolnych Zasobów. **Ósma**: Inżynier, dowolny Lider, dwóch Liderów w kolorze Planety i 5 jednostek dowolnych Zasobów.',
          'Na koniec gry od 1 do 8 Kolonii daje łącznie **2, 5, 9, 14, 20, 27, 35 lub 45 punktów**.',
          'Przykład: masz gdzie indziej dwie Kolonie i stoisz na zielonej Planecie Elpis. Odrzucasz karty Starszy Gaju (zielony Lider), Mechanik reaktora (Inżynier) i Regent Przypływów (niebieski Lider jako dowolny). Trzecia Kolonia nie kosztuje Zasobów.',
        ],
        caption: 'Od pierwszej do ósmej Kolonii: jej cena i to, ile na koniec warte są wszystkie razem.',
      },
      'A17.2': {
        heading: 'Gdzie stoi',
        paragraphs: [
          'Znacznik trafia na Planetę, na której jesteś, zniszczoną lub sterraformowaną, i zostaje tam do końca. Na każdej Planecie możesz mieć **jedną Kolonię**; inne osoby mogą mieć obok swoje.',
        ],
      },
    },
  },
  A18: {
    title: 'Utworzenie Placówki Handlowej',
    sections: {
      'A18.1': {
        heading: 'Postawienie i przeniesienie',
        paragraphs: [
          'Jeśli w puli jest Placówka, stawiasz ją na Planecie. Jeśli wszystkie odblokowane stoją już na Planetach, **przenosisz** tu jedną z nich, wybraną; wystarczy, że masz jedną. Dopóki jakaś jest w puli, żadnej się nie przenosi.',
        ],
      },
      'A18.3': {
        heading: 'Obok swoich',
        paragraphs: [
          'Za każdym razem, gdy stawiasz lub przenosisz Placówkę na Planetę **ze swoją Kolonią**, zdobywasz **2 punkty**.',
        ],
        caption: 'Różowy tworzy Placówkę Handlową na Planecie Elpis, gdzie ma Kolonię: 2 punkty.',
      },
      'A18.4': {
        heading: 'Co daje',
        paragraphs: [
          'Samo postawienie nie daje Zasobów; Placówka płaci od następnego lądowania [A11.2]. Na każdej Planecie możesz mieć jedną Placówkę, więc tam, gdzie Twoja już stoi, akcja nie jest możliwa; obok mogą stać Placówki innych.',
          'Przykład: różowy tworzy Placówkę na zniszczonej Elpis, gdzie ma Kolonię: 2 punkty. Później ląduje tam morski: różowy zyskuje jednostkę Siły roboczej i jednostkę Biomasy, morski nic.',
        ],
      },
    },
  },
  A19: {
    title: 'Zyskanie Specjalisty',
    sections: {
      'A19.1': {
        heading: 'Karta za znacznik',
        paragraphs: [
          'Na Księżycu, Stacji Kosmicznej lub Portalu odrzucasz jedną ze swoich kart Załogi, z dowolnego rzędu, i odblokowujesz jeden **zablokowany** znacznik: karta z **Inżynierem** odblokowuje dowolnego Lidera, karta z **Liderem** odblokowuje Inżyniera. Gotowego znacznika nie można zyskać ponownie.',
          'Przykład: na Stacji oddajesz kartę Mechanik reaktora, czyli Inżyniera, i odblokowujesz zielonego Lidera. Nadal możesz tam zebrać Zasoby.',
        ],
        caption: 'Przykład: Mechanik reaktora, czyli Inżynier, zostaje odrzucony, a zielony Lider jest gotowy.',
      },
    },
  },
  A20: {
    title: 'Krok 5: dobranie karty Załogi',
    sections: {
      'A20.1': {
        heading: 'Koniec tury',
        paragraphs: [
          'Jeśli masz mniej niż sześć kart Załogi, możesz dobrać wierzchnią kartę talii i położyć ją w rzędzie. W tym kroku nigdy nie bierze się karty z Kantyny. Potem przychodzi kolej na następną osobę.',
        ],
        caption: '1 Pięć kart Załogi: możesz dobrać szóstą. 2 Sześć kart Załogi: nie dobierasz.',
      },
    },
  },
} satisfies Translation<'pl', typeof en>
