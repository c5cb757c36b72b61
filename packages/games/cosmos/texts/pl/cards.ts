import type { Translation } from '@orrery/kernel'
import type en from '../en/cards.ts'

/** Names and rules of the power and goal cards, and the words that places are named with, in Polish. */
export default {
  abilities: {
    generation: {
      name: 'Pokolenia',
      text: 'W miejsce gwiazdy z komory czasu: umieść 3 nowe znaczniki życia stabilnego na wolnych polach na znaczniki życia.',
    },
    'expansion-of-the-universe': {
      name: 'Rozszerzanie się wszechświata',
      text: 'W miejsce gwiazdy z komory czasu: weź 2 gwiazdy H.',
    },
    'black-hole': {
      name: 'Czarna dziura',
      text: 'W miejsce gwiazdy z komory czasu: odwróć 2 swoje gwiazdy na stronę supernowej.',
    },
    'event-horizon': {
      name: 'Horyzont zdarzeń',
      text: '1 dowolna karta energii + 1 supernowa: kryształ rośnie o 2 albo bierzesz 2 znaczniki protożycia (nie po jednym).',
    },
    'fourth-dimension': { name: 'Czwarty wymiar', text: '1 karta energii czasu: kryształ rośnie o 1.' },
    'special-relativity': {
      name: 'Szczególna teoria względności',
      text: '2 jednakowe karty energii: kryształ rośnie o 2.',
    },
    quasar: { name: 'Kwazar', text: '1 dowolna karta energii + 1 grawiton: kryształ rośnie o 1.' },
    'nuclear-fusion': {
      name: 'Fuzja jądrowa',
      text: '1 karta energii czasu: oddaj jedną swoją standardową gwiazdę, potem weź gwiazdę dowolnego pierwiastka.',
    },
    'genetic-drift': {
      name: 'Dryf genetyczny',
      text: '1 dowolna karta energii: wykonaj ruch jednym znacznikiem protożycia i od razu go ustabilizuj.',
    },
    'ionizing-radiation': {
      name: 'Promieniowanie jonizujące',
      text: '1 dowolna karta energii: wskaż supernową i ustabilizuj całe protożycie, które się z nią styka.',
    },
    evolution: {
      name: 'Ewolucja',
      text: '1 dowolna karta energii + 3 znaczniki życia stabilnego: dobierz żeton zaawansowanej formy życia i połóż go na mgławicy, na której leży dokładnie jeden taki żeton.',
    },
    abiogenesis: {
      name: 'Abiogeneza',
      text: '1 karta energii chemii: umieść 1 nowy znacznik życia stabilnego na dowolnym wolnym polu na znacznik życia.',
    },
    'survival-of-the-fittest': {
      name: 'Przetrwanie najsilniejszych',
      text: '1 dowolna karta energii + 1 znacznik protożycia: ustabilizuj 1 lub 2 inne znaczniki protożycia.',
    },
    speciation: {
      name: 'Powstanie gatunków',
      text: '1 dowolna karta energii: umieść 1 nowy znacznik protożycia na wolnym polu obok swojego życia stabilnego.',
    },
    photosynthesis: {
      name: 'Fotosynteza',
      text: '1 dowolna karta energii: ustabilizuj całe protożycie stykające się z twoimi gwiazdami C.',
    },
    'water-rich-comets': {
      name: 'Komety bogate w wodę',
      text: '1 dowolna karta energii: ustabilizuj całe protożycie stykające się z twoimi gwiazdami O.',
    },
    'molecular-cloud': { name: 'Obłok molekularny', text: '2 karty energii światła: weź 1 gwiazdę H.' },
    'amino-acids': {
      name: 'Aminokwasy',
      text: '1 karta energii chemii: umieść 1 nowy znacznik życia stabilnego na dowolnym wolnym polu na znacznik życia.',
    },
    'speed-of-light': {
      name: 'Prędkość światła',
      text: '5 jednakowych kart energii: 6 punktów i gwiazda dowolnego pierwiastka.',
    },
    'time-dilation': { name: 'Dylatacja czasu', text: '1 karta energii światła: kryształ rośnie o 1.' },
    'relativity-delta': {
      name: 'Teoria względności: Δ',
      text: '2 karty energii czasu: umieść gwiazdę dowolnego pierwiastka na wolnym polu na gwiazdę w sektorze Δ (także na granicy).',
    },
    'relativity-psi': {
      name: 'Teoria względności: Ψ',
      text: '2 karty energii grawitacji: umieść gwiazdę dowolnego pierwiastka na wolnym polu na gwiazdę w sektorze Ψ (także na granicy).',
    },
    'relativity-phi': {
      name: 'Teoria względności: Φ',
      text: '2 karty energii chemii: umieść gwiazdę dowolnego pierwiastka na wolnym polu na gwiazdę w sektorze Φ (także na granicy).',
    },
    'nuclear-fission': {
      name: 'Rozszczepienie jądra atomu',
      text: '2 karty energii czasu: oddaj jedną swoją standardową gwiazdę i weź gwiazdę dowolnego pierwiastka, a kryształ rośnie o 1.',
    },
    'binary-star': {
      name: 'Gwiazda podwójna',
      text: '1 dowolna karta energii + 1 grawiton: odwróć supernową z powrotem na stronę pierwiastka i wykonaj tą gwiazdą jeden ruch.',
    },
    'core-collapse': {
      name: 'Zapadanie się jądra gwiazdy',
      text: '1 dowolna karta energii + 1 grawiton: odwróć jedną swoją gwiazdę na stronę supernowej.',
    },
    stardust: {
      name: 'Gwiezdny pył',
      text: '1 dowolna karta energii: weź mgławicę rozmiaru 1 albo wymień swoją nieukończoną mgławicę rozmiaru 1 na mgławicę rozmiaru 2.',
    },
    'shooting-star': {
      name: 'Spadająca gwiazda',
      text: '1 karta energii grawitacji: przenieś jedną gwiazdę, supernową lub nieukończoną mgławicę na dowolne wolne pole tego samego rodzaju.',
    },
    'solar-wind': {
      name: 'Wiatr słoneczny',
      text: '2 karty energii chemii: odwróć gwiazdę na stronę supernowej i ustabilizuj całe protożycie, które się z nią styka.',
    },
    pulsar: { name: 'Pulsar', text: '1 karta energii grawitacji + 1 grawiton: kryształ rośnie o 2.' },
    'white-dwarf': {
      name: 'Biały karzeł',
      text: '2 karty energii czasu: odwróć jedną swoją gwiazdę na stronę supernowej, potem kryształ rośnie o 1.',
    },
    wormhole: {
      name: 'Tunel czasoprzestrzenny',
      text: '1 dowolna karta energii + 1 znacznik życia stabilnego: przenieś najwyżej 3 znaczniki protożycia albo najwyżej 3 znaczniki życia stabilnego na wolne pola na znaczniki życia.',
    },
  },
  goals: {
    'goal-stable-life': { name: 'Najwięcej życia stabilnego', text: 'Znaczniki życia stabilnego w twojej galaktyce.' },
    'goal-nebulae-psi': {
      name: 'Największe mgławice w Ψ',
      text: 'Zsumuj rozmiary swoich ukończonych mgławic w sektorze Ψ.',
    },
    'goal-nebulae-phi': {
      name: 'Największe mgławice w Φ',
      text: 'Zsumuj rozmiary swoich ukończonych mgławic w sektorze Φ.',
    },
    'goal-nebulae-delta': {
      name: 'Największe mgławice w Δ',
      text: 'Zsumuj rozmiary swoich ukończonych mgławic w sektorze Δ.',
    },
    'goal-supernovae': { name: 'Najwięcej supernowych', text: 'Supernowe w całej galaktyce.' },
    'goal-star-group': {
      name: 'Największa grupa gwiazd',
      text: 'Wielkość twojej największej spójnej grupy gwiazd i supernowych.',
    },
    'goal-life-delta': {
      name: 'Najwięcej życia w Δ',
      text: 'Protożycie i życie stabilne w sektorze Δ wraz z granicą, bez żetonów zaawansowanych form życia.',
    },
    'goal-life-psi': {
      name: 'Najwięcej życia w Ψ',
      text: 'Protożycie i życie stabilne w sektorze Ψ wraz z granicą, bez żetonów zaawansowanych form życia.',
    },
    'goal-life-phi': {
      name: 'Najwięcej życia w Φ',
      text: 'Protożycie i życie stabilne w sektorze Φ wraz z granicą, bez żetonów zaawansowanych form życia.',
    },
    'goal-time-crystals': {
      name: 'Najwięcej kryształów czasu',
      text: 'Kryształy na polach punktujących twojej komory czasu.',
    },
    'goal-stars-c': { name: 'Najwięcej gwiazd C', text: 'Gwiazdy C w całej galaktyce, bez supernowych.' },
    'goal-stars-he': { name: 'Najwięcej gwiazd He', text: 'Gwiazdy He w całej galaktyce, bez supernowych.' },
    'goal-stars-o': { name: 'Najwięcej gwiazd O', text: 'Gwiazdy O w całej galaktyce, bez supernowych.' },
    'goal-small-nebulae': { name: 'Najwięcej małych mgławic', text: 'Ukończone mgławice rozmiaru 1.' },
    'goal-proto-life': { name: 'Najwięcej protożycia', text: 'Znaczniki protożycia w twojej galaktyce.' },
    'goal-inhabited-stars': {
      name: 'Najwięcej zamieszkanych gwiazd',
      text: 'Gwiazdy i supernowe przy mgławicach z żetonem zaawansowanej formy życia, każda liczona raz.',
    },
  },
  places: { inner: 'wewnątrz', left: 'z lewej', middle: 'pośrodku', right: 'z prawej', rim: '{hex}, brzeg {n}' },
} satisfies Translation<'pl', typeof en>
