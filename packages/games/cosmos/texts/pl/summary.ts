import type { Translation } from '@orrery/kernel'
import type en from '../en/summary.ts'

/** Crafting the Cosmos on one page, in Polish. */
export default {
  goal: 'Zbuduj galaktykę z gwiazd, mgławic i życia. Po najwyżej ośmiu rundach wygrywa osoba, która ma najwięcej punktów [C4.3].',
  turn: [
    '**Przesuń energię.** Od jednego do trzech ruchów zgodnie z ruchem wskazówek zegara, swoim znacznikiem (przynajmniej raz) i ciemną energią. Pełne obszary się pomija [C5.2].',
    '**Zbierz.** Najpierw nagroda aktywna obszaru z twoim znacznikiem, potem nagroda pasywna za każdy znacznik w każdym obszarze i za każdy twój znacznik zdolności [C6.1].',
    '**Buduj** w dowolnej kolejności i tak często, jak możesz: kładź gwiazdy, mgławice i życie [C9.1], punktuj [C10.1], wydawaj karty energii [C11.1], używaj supernowych, DNA i grawitonów [C12.1].',
    '**Omega** kończy turę: nowa mgławica albo jedno protożycie staje się stabilne [C13.1]. Co leży obok planszy i na torach, przepada [C13.5].',
  ],
  more: 'Cztery obszary regulacji',
  facts: [
    '**Światło**: 3 gwiazdy H; za każdy znacznik 1 karta energii.',
    '**Czas**: 1 gwiazda O i 2 DNA; za każdy znacznik wzrost 1.',
    '**Grawitacja**: 2 gwiazdy He i 1 supernowa; za każdy znacznik 1 grawiton.',
    '**Chemia**: 1 gwiazda C i 1 mgławica; za każdy znacznik 1 protożycie [C6.2].',
    '**Karty zdolności** kosztują 2, 3, 3 i 4 karty energii jednego rodzaju; tyle samo kart oglądasz i jedną zachowujesz [C11.2].',
    '**Supernowa** odwraca gwiazdę, **DNA** stabilizuje protożycie, **grawiton** przesuwa gwiazdę lub życie [C12.1].',
    '**Protożycie** kładziesz obok własnego życia, **gwiazdę** na dowolnym wolnym polu, **mgławicę** na dowolnym wolnym sześciokącie [C9.6].',
  ],
  points: [
    '**Mgławica**, która ma na sześciu polach dokładnie swoje gwiazdy, ani mniej, ani więcej; supernowe są uniwersalne. Od 3 do 10 punktów; potem odrzucasz jedną gwiazdę [C10.3].',
    '**Kryształ czasu** na polu 6, zwolniony z komory: 3, 6, 10, 15, 21 punktów za kolejne pięć i gwiazda dowolnego pierwiastka [C10.8].',
    '**Pięć kart energii** jednego rodzaju: 6 punktów [C11.7].',
    '**Cel**, który dotarł na pole 4: 6 punktów za pierwsze miejsce, 3 za drugie; w dwie osoby za drugie nic [C15.2].',
    '**Forma życia** na ukończonej mgławicy z życiem na wszystkich sześciu bokach; jej protożycie odrzucasz. Od 4 do 8 punktów na końcu [C10.12].',
  ],
  end: [
    'Po każdej rundzie cele się przesuwają, a ręce większe niż dziesięć kart zmniejszają się do dziesięciu [C14.1].',
    'Gra kończy się po rundzie, w której rozliczono ostatni cel (runda 8) albo zabrakło kryształów czasu w zasobach [C14.4].',
    'Wygrywa najwięcej punktów; przy remisie więcej kart energii na ręce [C18.2].',
  ],
} satisfies Translation<'pl', typeof en>
