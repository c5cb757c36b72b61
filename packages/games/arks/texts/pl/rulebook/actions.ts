import type { Translation } from '@orrery/kernel'
import type en from '../../en/rulebook/actions.ts'

/** The rules of Terraforming Arks: A13, A14, A15, A16, A17, A18, A19, A20, in Polish. */
export default {
  A13: {
    title: 'Krok 4: akcje celu podróży',
    sections: {
      'A13.1': {
        heading: 'Co można zrobić i gdzie',
        paragraphs: [
          'Na **planecie**, bez względu na jej kolor i stronę: **jedna** z sześciu akcji. Zebranie zasobów [A13.5], terraformowanie [A14], eksploracja [A15], osiedlenie [A16], założenie kolonii [A17] albo utworzenie placówki handlowej [A18].',
          'Na **księżycu**, **Stacji Kosmicznej** i **Portalu**: zebranie zasobów i zyskanie specjalisty [A19], obie akcje lub tylko jedna, w dowolnej kolejności, każda raz.',
          'Na **asteroidzie**: nic. To tylko przystanek po drodze.',
        ],
      },
      'A13.4': {
        heading: 'Dwie akcje dzięki Robotyce',
        paragraphs: [
          'Mając Robotics, możesz wykonać na planecie drugą akcję, **innego rodzaju**, jeśli po pierwszej jest tam Twoja kolonia. Może to być kolonia dopiero co założona.',
        ],
      },
      'A13.5': {
        heading: 'Zebranie zasobów',
        paragraphs: [
          'Zyskujesz wszystko, co widać tam, gdzie stoisz: na odkrytej stronie planety, obok księżyca, obok stacji albo w Portalu. Na przykład na zniszczonej K’eyi jest to jednostka siły roboczej.',
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
          'Na **zniszczonej planecie** płacisz jednostkami z ładowni. Każda podnosi o jeden poziom tor swojego zasobu na tej planecie. Pełny tor nic już nie przyjmie, a zasób, który nie ma tam toru, na nic się nie przyda.',
        ],
      },
      'A14.3': {
        heading: 'Ile naraz',
        paragraphs: [
          'Podnosisz co najmniej jeden poziom. Najwyżej **2 i jeszcze 1 za każdą swoją kolonię i placówkę** na planetach, gdziekolwiek stoją. Poziomy rozdzielasz dowolnie. Znaczniki w puli i na karcie arki się nie liczą.',
          'Przykład: mając na planetach dwie kolonie i jedną placówkę, możesz podnieść do 5 poziomów.',
        ],
      },
      'A14.4': {
        heading: 'Twój udział',
        paragraphs: [
          'Twój znacznik na torze terraformacji przesuwa się o tyle pól, ile poziomów zostało podniesionych; za pierwszym razem wchodzi na tor na polu o tym numerze.',
          'Prowadzi ten, kto jest na torze dalej. Znaczniki na jednym polu tworzą stos: kto przybył **ostatni, leży na wierzchu** i wyprzedza tych pod spodem.',
        ],
      },
      'A14.6': {
        heading: 'Planeta ożywa',
        paragraphs: [
          'Gdy wszystkie tory są pełne, akcja natychmiast się kończy, a Twój znacznik przesuwa się ostatni raz. Potem każda osoba ze znacznikiem na torze zdobywa **tyle punktów, ile wynosi numer jego pola**. Pierwsze miejsce daje **3 punkty więcej**, drugie **1 punkt więcej**. Jeśli na torze jest tylko jeden znacznik, jego właściciel dostaje te 3 punkty, a 1 punktu nie dostaje nikt.',
          'Przykład: na K’eyi biomasa jest na poziomie 2 z 3, minerały 3 z 3, technologie 3 z 4. Różowy stoi na polu 4, a na polu 2 leży znacznik morski, na nim fioletowy. Różowy podnosi biomasę i technologie i przechodzi na 6: zdobywa 6 + 3, fioletowy 2 + 1, morski 2.',
        ],
        caption: 'K’eyi przed i po. Arka, kolonia i placówka zostają, tory i znaczniki znikają.',
      },
      'A14.8': {
        heading: 'Druga strona',
        paragraphs: [
          'Karta zostaje odwrócona. Znaczniki zasobów wracają do puli ogólnej, znaczniki terraformacji do właścicieli; arki, kolonie i placówki zostają na miejscu.',
          'Odtąd planeta daje to, co pokazuje tylna strona, zarówno przy zbieraniu, jak i placówkom, i można na niej osiedlać ocalałych.',
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
          'Na dowolnej planecie, zniszczonej lub sterraformowanej, użyj **jednego Lidera w kolorze planety**. Odkryj wierzchnią kartę Ocalałego i zyskaj to, co pokazuje.',
        ],
      },
      'A15.3': {
        heading: 'Na pokład',
        paragraphs: [
          'Jeśli karta jest **w kolorze planety**, możesz ją zatrzymać: leży odkryta pod kartą mostku, dopóki ocalałych nie osiedlisz. Jest miejsce na trzy karty. Mając trzy, nadal możesz eksplorować, ale znalezionej karty nie zatrzymasz.',
          'Przykład: na Elpis używasz zielonego znacznika i spotykasz Rolników z tarasów. Zyskujesz jednostkę biomasy i jednostkę siły roboczej, a ponieważ karta jest zielona, możesz zabrać ich na pokład.',
        ],
        caption: 'Rolnicy z tarasów: zieloni, jednostka biomasy i jednostka siły roboczej.',
      },
      'A15.6': {
        heading: 'Scouting Vehicles: pojazdy zwiadowcze',
        paragraphs: [
          'Z tym ulepszeniem dobierasz dwie karty i wybierasz jedną; druga zostaje odrzucona bez efektu. Jeśli da się dobrać tylko jedną, rozpatrujesz tę.',
          'Przykład: na czerwonej planecie dobierasz Górników lodu (niebiescy) i Rodziny hutników (czerwone). Wybierasz Rodziny hutników: jednostka siły roboczej, jednostka technologii i mogą wejść na pokład.',
        ],
      },
      'A15.5': {
        heading: 'Odrzuceni ocalali',
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
          'Na **sterraformowanej planecie** osiedlasz **jedną** kartę Ocalałego w kolorze planety, którą masz na pokładzie: zakrytą kładziesz obok karty mostku. Zostaje Twoja na zawsze i na koniec daje punkty [A21.3].',
          'Jedna akcja osiedla jedną kartę. W ciągu gry na planecie może osiąść dowolnie wielu ocalałych.',
          'Przykład: masz na pokładzie Klan sadowników i Archiwistów genów, jednych i drugich zielonych. Na sterraformowanej zielonej planecie osiedlasz Klan sadowników; pozostali muszą zaczekać na inną turę, nawet jeśli masz Robotics, bo druga akcja musi być innego rodzaju.',
        ],
      },
    },
  },
  A17: {
    title: 'Założenie kolonii',
    sections: {
      'A17.1': {
        heading: 'Ile kosztuje i ile jest warta',
        paragraphs: [
          'Potrzebujesz znacznika kolonii w puli i ceny **następnej** kolonii; zależy ona od tego, ile kolonii masz już na planetach.',
          '**Pierwsza**: Inżynier i dowolny Lider. **Druga**: to samo i jednostka dowolnego zasobu. **Trzecia**: Inżynier, dowolny Lider i Lider w kolorze planety. **Od czwartej do siódmej**: jak trzecia oraz 1, 2, 3 lub 4 jednostki dowolnych zasobów. **Ósma**: Inżynier, dowolny Lider, dwóch Liderów w kolorze planety i 5 jednostek dowolnych zasobów.',
          'Na koniec gry od 1 do 8 kolonii daje łącznie **2, 5, 9, 14, 20, 27, 35 lub 45 punktów**.',
          'Przykład: masz gdzie indziej dwie kolonie i stoisz na zielonej planecie Elpis. Odrzucasz karty Starszy Gaju (zielony Lider), Mechanik reaktora (Inżynier) i Regent Przypływów (niebieski Lider jako dowolny). Trzecia kolonia nie kosztuje zasobów.',
        ],
      },
      'A17.2': {
        heading: 'Gdzie stoi',
        paragraphs: [
          'Znacznik trafia na planetę, na której jesteś, zniszczoną lub sterraformowaną, i zostaje tam do końca. Na każdej planecie możesz mieć **jedną kolonię**; inne osoby mogą mieć obok swoje.',
        ],
      },
    },
  },
  A18: {
    title: 'Utworzenie placówki handlowej',
    sections: {
      'A18.1': {
        heading: 'Postawienie i przeniesienie',
        paragraphs: [
          'Jeśli w puli jest placówka, stawiasz ją na planecie. Jeśli wszystkie odblokowane stoją już na planetach, **przenosisz** tu jedną z nich, wybraną; wystarczy, że masz jedną. Dopóki jakaś jest w puli, żadnej się nie przenosi.',
        ],
      },
      'A18.3': {
        heading: 'Obok swoich',
        paragraphs: [
          'Za każdym razem, gdy stawiasz lub przenosisz placówkę na planetę **ze swoją kolonią**, zdobywasz **2 punkty**.',
        ],
      },
      'A18.4': {
        heading: 'Co daje',
        paragraphs: [
          'Samo postawienie nie daje zasobów; placówka płaci od następnego lądowania [A11.2]. Na każdej planecie możesz mieć jedną placówkę, więc tam, gdzie Twoja już stoi, akcja nie jest możliwa; obok mogą stać placówki innych.',
          'Przykład: różowy tworzy placówkę na zniszczonej Elpis, gdzie ma kolonię: 2 punkty. Później ląduje tam morski: różowy zyskuje jednostkę siły roboczej i jednostkę biomasy, morski nic.',
        ],
      },
    },
  },
  A19: {
    title: 'Zyskanie specjalisty',
    sections: {
      'A19.1': {
        heading: 'Karta za znacznik',
        paragraphs: [
          'Na księżycu, Stacji Kosmicznej lub Portalu odrzucasz jedną ze swoich kart załogi, z dowolnego rzędu, i odblokowujesz jeden **zablokowany** znacznik: karta z **Inżynierem** odblokowuje dowolnego Lidera, karta z **Liderem** odblokowuje Inżyniera. Gotowego znacznika nie można zyskać ponownie.',
          'Przykład: na stacji oddajesz kartę Mechanik reaktora, czyli Inżyniera, i odblokowujesz zielonego Lidera. Nadal możesz tam zebrać zasoby.',
        ],
      },
    },
  },
  A20: {
    title: 'Krok 5: dobranie karty załogi',
    sections: {
      'A20.1': {
        heading: 'Koniec tury',
        paragraphs: [
          'Jeśli masz mniej niż sześć kart załogi, możesz dobrać wierzchnią kartę talii i położyć ją w rzędzie. W tym kroku nigdy nie bierze się karty z Kantyny. Potem przychodzi kolej na następną osobę.',
        ],
      },
    },
  },
} satisfies Translation<'pl', typeof en>
