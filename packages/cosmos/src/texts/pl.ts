import { type Forms, makePlural } from '@orrery/kernel'
import { cards } from './cards-pl.ts'
import {
  type Catalogue,
  type ComponentTexts,
  cardAt,
  cornerAt,
  elementAt,
  goalAt,
  hexAt,
  kindAt,
  named,
  sideAt,
  tileAt,
  trackAt,
} from './catalogue.ts'
import { makeSpeech } from './speech.ts'

const count = makePlural('pl')
const forms = (one: string, few: string, many: string): Forms => ({ one, few, many, other: few })
const point = forms('punkt', 'punkty', 'punktów')
/** Nouns in the accusative, as after "bierze" or "traci". */
const star = (element: string): Forms => forms(`gwiazdę ${element}`, `gwiazdy ${element}`, `gwiazd ${element}`)
const lifeToken = forms('znacznik życia', 'znaczniki życia', 'znaczników życia')
const proto = forms('znacznik protożycia', 'znaczniki protożycia', 'znaczników protożycia')
const card = forms('kartę', 'karty', 'kart')
const kindCard = (kind: string): Forms => forms(`kartę ${kind}`, `karty ${kind}`, `kart ${kind}`)
const units: Readonly<Record<string, Forms>> = {
  supernova: forms('supernową', 'supernowe', 'supernowych'),
  dna: forms('DNA', 'DNA', 'DNA'),
  graviton: forms('grawiton', 'grawitony', 'grawitonów'),
}
const unit = (track: number, n: number): string => count(n, units[trackAt(track)] ?? forms('', '', ''))
const life = (state: number): string => (state === 1 ? 'protożycie' : 'życie stabilne')

/** Names and rules of all components in Polish. */
export const components: ComponentTexts = {
  ...cards,
  kinds: { light: 'światło', time: 'czas', gravity: 'grawitacja', chemistry: 'chemia' },
  elements: { H: 'wodór', He: 'hel', O: 'tlen', C: 'węgiel' },
  sectors: { delta: 'Sektor Δ', psi: 'Sektor Ψ', phi: 'Sektor Φ' },
  tracks: { supernova: 'supernowa', dna: 'DNA', graviton: 'grawiton' },
  regulators: {
    light: 'obszar regulacji światła',
    time: 'obszar regulacji czasu',
    gravity: 'obszar regulacji grawitacji',
    chemistry: 'obszar regulacji chemii',
  },
  nebula: (size, stars, points) => `Mgławica rozmiaru ${size}: ${stars.join(', ')}; ${count(points, point)}`,
  lifeForm: (group, points) => `Zaawansowana forma życia, grupa ${group}: ${count(points, point)}`,
  terms: {
    star: 'gwiazda',
    supernova: 'supernowa',
    nebula: 'mgławica',
    protoLife: 'protożycie',
    stableLife: 'życie stabilne',
    lifeForm: 'zaawansowana forma życia',
    timeCrystal: 'kryształ czasu',
    timeChamber: 'komora czasu',
    energyCard: 'karta energii',
    abilityCard: 'karta zdolności',
    goalCard: 'karta celu ogólnego',
    darkEnergy: 'ciemna energia',
  },
}
const { abilities, goals } = components
/** Kinds in the genitive: "karta światła". */
const kinds: Readonly<Record<string, string>> = {
  light: 'światła',
  time: 'czasu',
  gravity: 'grawitacji',
  chemistry: 'chemii',
}
const ofKind = (kind: string | number | undefined): string => named(kinds, kind)
/** Tracks in the genitive: "tor supernowej". */
const ofTrack: Readonly<Record<string, string>> = { supernova: 'supernowej', dna: 'DNA', graviton: 'grawitonów' }

const wasted = ({ pieces, units, scorable }: { pieces: number; units: number; scorable: number }): string => {
  const parts = [
    ...(pieces > 0
      ? [count(pieces, forms('element do umieszczenia', 'elementy do umieszczenia', 'elementów do umieszczenia'))]
      : []),
    ...(units > 0 ? [count(units, forms('zasób na torach', 'zasoby na torach', 'zasobów na torach'))] : []),
    ...(scorable > 0 ? [`możliwe akcje punktujące: ${scorable}`] : []),
  ]
  return parts.length === 0 ? '' : ` (niewykorzystane: ${parts.join(', ')})`
}

const catalogue: Catalogue = {
  language: 'pl',
  game: 'Narodziny kosmosu',
  components,
  options: {
    faster: 'Szybsza rozgrywka',
    'faster:on': 'Następna osoba zbiera zasoby, gdy Ty budujesz',
    'faster:off': 'Jedna osoba po drugiej',
  },
  sources: {
    nebulae: 'Mgławice',
    crystals: 'Kryształy czasu',
    sets: 'Zestawy pięciu kart',
    abilities: 'Karty zdolności',
    goals: 'Cele ogólne',
    lifeForms: 'Zaawansowane formy życia',
  },
  actions: {
    'shift-own': () => 'Przesuń swój znacznik energii',
    'shift-dark': (w) => `Przesuń ciemną energię z obszaru regulacji ${ofKind(w.kind)}`,
    'stop-shift': () => 'Zakończ przesuwanie energii',
    'take-nebula': (w) => `Mgławica rozmiaru ${w.size}`,
    'draw-row': (w) => `Weź odkrytą kartę ${ofKind(w.kind)}`,
    'draw-deck': () => 'Dobierz kartę z talii',
    'place-star': (w) => `Gwiazda ${w.element} na pole ${w.corner}`,
    'place-proto': (w) => `Protożycie na pole ${w.side}`,
    'place-nebula': (w) => `Mgławica ${w.tile} na pole ${w.hex}`,
    complete: (w) => `Ukończ mgławicę na polu ${w.hex}`,
    discharge: (w) =>
      w.discharge === 'star'
        ? `Zwolnij komorę czasu: gwiazda ${w.element}`
        : w.discharge === 'ability'
          ? `Zwolnij komorę czasu: ${w.card}`
          : 'Zwolnij komorę czasu bez brania gwiazdy',
    'create-life-form': (w) => `Zaawansowana forma życia na polu ${w.hex}`,
    acquire: (w) => `Karta zdolności ${ofKind(w.kind)} na miejsce ${w.slot}`,
    keep: (w) => `Zatrzymaj kartę „${w.card}”`,
    under: (w) => `„${w.card}” na spód talii`,
    activate: (w) => `Użyj karty „${w.card}”`,
    pay: (w) => `Zapłać: karta ${ofKind(w.kind)}`,
    'pay-unit': () => 'Zapłać 1 supernową z toru',
    'discard-star': (w) => `Odrzuć gwiazdę z pola ${w.corner}`,
    'discard-life': (w) => `Odrzuć znacznik życia z pola ${w.side}`,
    option: (w) =>
      ({
        growth: 'Kryształ rośnie o 2',
        'proto-life': 'Weź 2 znaczniki protożycia',
        'draw-nebula': 'Weź mgławicę rozmiaru 1',
        'replace-nebula': 'Wymień mgławicę rozmiaru 1 na mgławicę rozmiaru 2',
        'move-proto': 'Przestaw protożycie',
        'move-stable': 'Przestaw życie stabilne',
      })[w.option],
    element: (w) => `Gwiazda ${w.element}`,
    irradiate: (w) => `Supernowa na polu ${w.corner}`,
    'lift-star': (w) => `Przestaw gwiazdę z pola ${w.corner}`,
    'lift-nebula': (w) => `Przestaw mgławicę z pola ${w.hex}`,
    'lift-life': (w) => `Przestaw znacznik życia z pola ${w.side}`,
    'replace-nebula': (w) => `Wymień mgławicę na polu ${w.hex}`,
    'to-corner': (w) => `Na pole ${w.corner}`,
    'to-side': (w) => `Na pole ${w.side}`,
    'to-hex': (w) => `Na pole ${w.hex}`,
    'set-of-five': (w) => `5 kart ${ofKind(w.kind)} za 6 punktów`,
    flip: (w) =>
      w.supernova
        ? `Odwróć supernową na polu ${w.corner} z powrotem`
        : `Przekształć gwiazdę na polu ${w.corner} w supernową`,
    stabilise: (w) => `Ustabilizuj protożycie na polu ${w.side}`,
    'move-star': (w) => `Wykonaj ruch gwiazdą z pola ${w.corner}`,
    'move-life': (w) => `Wykonaj ruch znacznikiem życia z pola ${w.side}`,
    refuse: () => 'Nie umieszczaj',
    stop: () => 'Wystarczy',
    'end-crafting': (w) => `Zakończ fazę budowania${wasted(w.unused)}`,
    omega: (w) => (w.omega === 'nebula' ? 'Omega: mgławica' : 'Omega: stabilizacja'),
    'end-turn': () => 'Zakończ turę',
    discard: (w) => `Odrzuć kartę ${ofKind(w.kind)}`,
  },
  prompts: {
    shift: (w) => `Przesuń energię: ${{ 1: 'został 1 ruch', 2: 'zostały 2 ruchy' }[w.left] ?? 'masz 3 ruchy'}`,
    size: () => 'Mgławicę jakiego rozmiaru bierzesz?',
    draw: (w) => `Weź ${count(w.left, card)}: ${w.left === 1 ? 'odkrytą' : 'odkryte'} lub z talii`,
    menu: () => 'Buduj galaktykę albo zakończ fazę',
    'discard-around': (w) => `Którą gwiazdę wokół pola ${w.hex} odrzucasz?`,
    keep: () => 'Którą kartę zdolności zatrzymujesz?',
    under: () => 'Którą kartę kładziesz teraz na spód talii?',
    'pay-any': (w) => `„${w.card}”: zapłać dowolną kartą energii`,
    'pay-same': (w) => `„${w.card}”: kartami jakiego rodzaju płacisz?`,
    'pay-supernova': (w) => `„${w.card}”: zapłać supernową z toru albo z galaktyki`,
    'pay-life': (w) => `„${w.card}”: odrzuć ${count(w.left, lifeToken)}`,
    option: (w) => `„${w.card}”: wybierz jedno`,
    element: (w) => `„${w.card}”: którą gwiazdę bierzesz?`,
    'discard-standard': (w) => `„${w.card}”: którą gwiazdę oddajesz?`,
    flip: (w) => `„${w.card}”: która gwiazda staje się supernową?`,
    revert: (w) => `„${w.card}”: którą supernową odwracasz z powrotem?`,
    irradiate: (w) => `„${w.card}”: która supernowa promieniuje?`,
    stabilise: () => 'Które protożycie stabilizujesz?',
    'move-proto': (w) => `„${w.card}”: którym protożyciem wykonujesz ruch?`,
    'move-star-to': () => 'Na które pole przesuwasz gwiazdę?',
    'move-life-to': () => 'Na które pole przesuwasz znacznik życia?',
    lift: (w) => `„${w.card}”: co przestawiasz?`,
    'set-star': () => 'Na które pole na gwiazdę?',
    'set-nebula': () => 'Na które pole na mgławicę?',
    'lift-life': (w) => `„${w.card}”: przestaw najwyżej ${count(w.left, lifeToken)}`,
    'set-life': () => 'Na które pole na znacznik życia?',
    replace: (w) => `„${w.card}”: którą mgławicę wymieniasz?`,
    'life-form': (w) => `„${w.card}”: na której mgławicy?`,
    'place-star': (w) => `Umieść gwiazdę ${w.element}`,
    'place-life': (w) => `Umieść ${count(w.left, lifeToken)}`,
    'place-nebula': (w) => `Umieść mgławicę ${w.tile}`,
    omega: () => 'Ostatnia akcja: mgławica czy stabilizacja?',
    confirm: () => 'Zakończyć turę?',
    discard: (w) => `Odrzuć ${count(w.surplus, card)}`,
  },
  stages: {
    waiting: (name) => `${name} czeka na swoją turę`,
    energy: (name) => `${name} rozgrywa fazę energii`,
    collected: (name) => `${name} ma zebrane zasoby i czeka na fazę budowania`,
    crafting: (name) => `${name} rozgrywa fazę budowania`,
    closing: (name) => `${name} kończy turę`,
    finished: (name) => `${name} nie gra już w tej rundzie`,
    discarding: (name) => `${name} odrzuca karty do limitu 10`,
  },
  over: 'Gra się zakończyła',
  refusals: {
    'game-over': () => 'Gra się zakończyła.',
    'not-your-turn': () => 'To nie Twoja tura.',
    'crafting-must-wait': () => 'Twoja faza budowania zacznie się, gdy poprzednia osoba zakończy turę.',
    'shift-first': () => 'Najpierw przesuń energię.',
    'collect-first': () => 'Najpierw zbierz wszystkie zasoby.',
    'energy-phase-over': () => 'Twoja faza energii już się skończyła.',
    'finish-first': () => 'Najpierw dokończ rozpoczętą akcję.',
    'nothing-asked': () => 'Teraz nie ma takiego wyboru.',
    'turn-is-closing': () => 'Omega to ostatnia akcja tury; po niej nie można już nic zrobić.',
    'end-crafting-first': () => 'Najpierw zakończ fazę budowania.',
    'choose-omega-first': () => 'Najpierw wybierz jedno z dwóch pól omega.',
    'hand-limit-first': () => 'Najpierw odrzuć karty energii, aby zostało Ci 10.',
    'no-hand-limit-now': () => 'Karty odrzuca się do limitu 10 dopiero na koniec rundy.',
    'no-dark-token': (p) => `W obszarze regulacji ${ofKind(p.regulator)} nie ma ciemnej energii.`,
    'own-token-must-move': () => 'Trzeba przesunąć własny znacznik energii co najmniej raz.',
    'last-move-is-own': () => 'Ostatni ruch musi wykonać Twój znacznik, bo jeszcze się nie poruszył.',
    'stack-empty': (p) => `Stos mgławic rozmiaru ${p.size} jest pusty.`,
    'not-in-row': (p) => `Nie ma odkrytej karty ${ofKind(p.kind)}.`,
    'no-card-to-draw': () => 'Talia i stos kart odrzuconych są puste.',
    'not-in-reserve': () => 'Tego elementu nie ma obok Twojej planszy.',
    'hex-occupied': () => 'To pole na mgławicę jest zajęte.',
    'corner-occupied': () => 'To pole na gwiazdę jest zajęte.',
    'side-occupied': () => 'To pole na znacznik życia jest zajęte.',
    'not-next-to-life': () => 'Protożycie trzeba umieścić obok własnego życia.',
    'start-space-only': () => 'Gdy w galaktyce nie ma życia, protożycie kładzie się na białym polu.',
    'no-nebula-there': () => 'Na tym polu nie ma mgławicy.',
    'already-completed': () => 'Ta mgławica jest już ukończona.',
    'stars-missing': () => 'Wokół tej mgławicy jest za mało gwiazd.',
    'too-many-stars': () => 'Wokół tej mgławicy jest za dużo gwiazd.',
    'wrong-stars': () => 'Wokół tej mgławicy stoją niewłaściwe gwiazdy.',
    'not-around-it': () => 'Odrzucana gwiazda musi stać przy ukończonej właśnie mgławicy.',
    'chamber-not-ready': () => 'Na polu 6 Twojej komory czasu nie ma kryształu.',
    'element-exhausted': (p) => `W zasobach ogólnych nie ma już gwiazd ${p.element}.`,
    'no-empty-corner': () => 'W Twojej galaktyce nie ma wolnego pola na gwiazdę.',
    'not-your-ability': (p) => `Nie masz karty „${named(abilityNames, p.card)}”.`,
    'not-completed': () => 'Formę życia można stworzyć tylko na ukończonej mgławicy.',
    'has-life-form': () => 'Na tej mgławicy jest już forma życia.',
    'life-missing': (p) =>
      `Wokół tej mgławicy brakuje życia na ${count(Number(p.missing), forms('polu', 'polach', 'polach'))}.`,
    'life-forms-exhausted': () => 'Nie ma już żetonów zaawansowanych form życia.',
    'slot-taken': (p) => `Miejsce ${p.slot} jest już zajęte przez kartę zdolności.`,
    'too-few-cards': (p) => `Trzeba zapłacić ${count(Number(p.need), kindCard(ofKind(p.kind)))}; masz ${p.have}.`,
    'ability-deck-empty': (p) => `Nie ma już kart zdolności ${ofKind(p.kind)}.`,
    'not-looked-at': () => 'Tej karty nie ma wśród oglądanych.',
    'cannot-pay-cards': (p) => `Nie masz kart energii na koszt karty „${named(abilityNames, p.card)}”.`,
    'cannot-pay-track': (p) => `Nie masz grawitonów na koszt karty „${named(abilityNames, p.card)}”.`,
    'cannot-pay-pieces': (p) => `W Twojej galaktyce nie ma tego, co kosztuje karta „${named(abilityNames, p.card)}”.`,
    'no-effect': (p) => `Karta „${named(abilityNames, p.card)}” nic by teraz nie dała.`,
    'set-incomplete': (p) => `Zestaw to 5 kart ${ofKind(p.kind)}; masz ${p.have}.`,
    'no-unit': (p) => `Tor ${named(ofTrack, p.track)} jest na polu 0.`,
    'no-star-there': () => 'Na tym polu nie ma gwiazdy.',
    'already-supernova': () => 'Ta gwiazda jest supernową.',
    'supernova-stays': () => 'Supernowych nie można przesuwać.',
    'not-a-supernova': () => 'Na tym polu nie ma supernowej.',
    'no-proto-there': () => 'Na tym polu nie ma protożycia.',
    'no-life-there': () => 'Na tym polu nie ma życia.',
    'nowhere-to-go': () => 'Nie ma dla tego elementu wolnego pola.',
    'not-reachable': () =>
      'Tego pola nie da się osiągnąć: ruch prowadzi na najbliższe wolne pole, tylko ponad zajętymi.',
    'wrong-life': () => 'To życie innego rodzaju.',
    'kind-not-in-hand': (p) =>
      p.need === 1 ? `Nie masz na ręce karty ${ofKind(p.kind)}.` : `Nie masz na ręce ${p.need} kart ${ofKind(p.kind)}.`,
    'option-impossible': () => 'Ten wybór nic by teraz nie dał.',
    'nothing-touches-it': () => 'Z tą supernową nie styka się żadne protożycie.',
    'outside-sector': () => 'To pole leży poza sektorem.',
    'not-next-to-stable': () => 'Trzeba umieścić je obok własnego życia stabilnego.',
    'not-replaceable': () => 'Wymienić można tylko nieukończoną mgławicę rozmiaru 1.',
    'nebula-stays': () => 'Ukończonej mgławicy nie można przestawić.',
    'not-one-life-form': () => 'Ewolucja wymaga mgławicy z dokładnie jedną formą życia.',
    'at-least-one': () => 'Trzeba to zrobić co najmniej raz.',
    'no-proto-on-board': () => 'W Twojej galaktyce nie ma protożycia do ustabilizowania.',
    'life-exhausted': () => 'W zasobach ogólnych nie ma już znaczników życia.',
  },
  events: {
    'turn-began': (e, who) => `Runda ${e.round}: ${who(e.seat)} zaczyna turę`,
    'energy-phase-began': (e, who) => (e.early ? `${who(e.seat)} zaczyna fazę energii wcześniej` : undefined),
    'token-shifted': (e, who) =>
      `${who(e.seat)} przesuwa ${e.own ? 'swój znacznik energii' : 'ciemną energię'}: ${components.kinds[kindAt(e.from)]} → ${components.kinds[kindAt(e.to)]}`,
    'stars-gained': (e, who) => `${who(e.seat)} bierze ${count(e.count, star(elementAt(e.element)))}`,
    'proto-gained': (e, who) => `${who(e.seat)} bierze ${count(e.count, proto)}`,
    'track-gained': (e, who) => `${who(e.seat)} otrzymuje ${unit(e.track, e.count)}`,
    shortage: (e, who) =>
      ({
        H: `Brakuje zasobów: ${who(e.seat)} traci ${count(e.missing, star('H'))}`,
        He: `Brakuje zasobów: ${who(e.seat)} traci ${count(e.missing, star('He'))}`,
        O: `Brakuje zasobów: ${who(e.seat)} traci ${count(e.missing, star('O'))}`,
        C: `Brakuje zasobów: ${who(e.seat)} traci ${count(e.missing, star('C'))}`,
        life: `Brakuje zasobów: ${who(e.seat)} traci ${count(e.missing, lifeToken)}`,
        nebula: `Wszystkie stosy mgławic są puste: ${who(e.seat)} nie dobiera kafelka`,
        energy: `Karty energii się skończyły; brakuje: ${e.missing}`,
        ability: `W talii jest za mało kart zdolności: ${who(e.seat)} ogląda o ${count(e.missing, card)} mniej`,
        crystal: `${who(e.seat)} bierze kryształ z pudełka`,
      })[e.what],
    'nebula-drawn': (e, who) => `${who(e.seat)} dobiera mgławicę ${tileAt(e.tile)}`,
    'crystal-grew': (e, who) => `${who(e.seat)}: kryształ rośnie o ${e.count}, teraz pole ${e.growing}`,
    'crystal-taken': (e, who) =>
      `${who(e.seat)} ma kryształ na polu 6 i bierze nowy ${e.box ? 'z pudełka' : 'z zasobów ogólnych'}`,
    'card-taken': (e, who) => `${who(e.seat)} bierze odkrytą kartę ${ofKind(kindAt(e.kind))}`,
    'card-drawn': (e, who) =>
      e.kind === undefined
        ? `${who(e.seat)} dobiera kartę energii`
        : `${who(e.seat)} dobiera kartę ${ofKind(kindAt(e.kind))}`,
    'deck-shuffled': (e) => `Karty odrzucone tworzą nową talię; liczba kart: ${e.cards}`,
    'row-refilled': (e) => `Nowe odkryte karty energii: ${e.revealed}`,
    'star-placed': (e, who) => `${who(e.seat)} stawia gwiazdę ${elementAt(e.element)} na polu ${cornerAt(e.corner)}`,
    'life-placed': (e, who) => `${who(e.seat)} umieszcza ${life(e.life)} na polu ${sideAt(e.side)}`,
    'nebula-placed': (e, who) => `${who(e.seat)} kładzie mgławicę ${tileAt(e.tile)} na polu ${hexAt(e.hex)}`,
    'piece-refused': (e, who) =>
      `${who(e.seat)} nie umieszcza ${{ star: 'gwiazdy', life: 'znacznika życia', nebula: 'mgławicy' }[e.piece]}`,
    'nebula-completed': (e, who) => `${who(e.seat)} kończy mgławicę ${tileAt(e.tile)} na polu ${hexAt(e.hex)}`,
    discharged: (e, who) => `${who(e.seat)} zwalnia komorę czasu`,
    'life-form-created': (e, who) => `${who(e.seat)} tworzy zaawansowaną formę życia na polu ${hexAt(e.hex)}`,
    'cards-paid': (e, who) => `${who(e.seat)} odrzuca ${count(e.count, kindCard(ofKind(kindAt(e.kind))))}`,
    'track-paid': (e, who) => `${who(e.seat)} wydaje ${unit(e.track, e.count)}`,
    'abilities-looked-at': (e, who) =>
      `${who(e.seat)} ogląda ${count(e.count, forms(`kartę zdolności ${ofKind(kindAt(e.kind))}`, `karty zdolności ${ofKind(kindAt(e.kind))}`, `kart zdolności ${ofKind(kindAt(e.kind))}`))}`,
    'ability-kept': (e, who) =>
      `${who(e.seat)} zatrzymuje kartę „${abilities[cardAt(e.card)].name}” na miejscu ${e.slot + 1}`,
    'ability-returned': (e, who) =>
      e.card === undefined
        ? `${who(e.seat)} odkłada kartę zdolności na spód talii`
        : `${who(e.seat)} odkłada kartę „${abilities[cardAt(e.card)].name}” na spód talii`,
    'ability-activated': (e, who) => `${who(e.seat)} używa karty „${abilities[cardAt(e.card)].name}”`,
    points: (e, who) => `${who(e.seat)} otrzymuje ${count(e.points, point)} (${sources[e.source]})`,
    'star-flipped': (e, who) =>
      e.supernova
        ? `${who(e.seat)} przekształca gwiazdę ${elementAt(e.element)} na polu ${cornerAt(e.corner)} w supernową`
        : `${who(e.seat)} odwraca supernową na polu ${cornerAt(e.corner)} na stronę ${elementAt(e.element)}`,
    'star-discarded': (e, who) =>
      `${who(e.seat)} odrzuca ${e.supernova ? 'supernową' : `gwiazdę ${elementAt(e.element)}`} z pola ${cornerAt(e.corner)}`,
    'life-stabilised': (e, who) => `${who(e.seat)} stabilizuje życie na polu ${sideAt(e.side)}`,
    'life-discarded': (e, who) => `${who(e.seat)} odrzuca ${life(e.life)} z pola ${sideAt(e.side)}`,
    'star-moved': (e, who) => `${who(e.seat)} przesuwa gwiazdę z pola ${cornerAt(e.from)} na ${cornerAt(e.to)}`,
    'life-moved': (e, who) => `${who(e.seat)} przesuwa znacznik życia z pola ${sideAt(e.from)} na ${sideAt(e.to)}`,
    'nebula-moved': (e, who) => `${who(e.seat)} przestawia mgławicę z pola ${hexAt(e.from)} na ${hexAt(e.to)}`,
    'nebula-returned': (e) => `Mgławica ${tileAt(e.tile)} wraca na spód stosu`,
    'omega-chosen': (e, who) =>
      `${who(e.seat)} wybiera pole omega: ${e.omega === 'nebula' ? 'mgławica' : 'stabilizacja'}`,
    'reserve-lost': (e, who) =>
      `${who(e.seat)} traci ${count(e.stars.reduce((a, b) => a + b, 0) + e.proto + e.tiles.length, forms('nieumieszczony element', 'nieumieszczone elementy', 'nieumieszczonych elementów'))}`,
    'tracks-emptied': (e, who) =>
      `${who(e.seat)} traci ${count(
        e.tracks.reduce((a, b) => a + b, 0),
        forms('niewydany zasób', 'niewydane zasoby', 'niewydanych zasobów'),
      )}`,
    'turn-ended': (e, who) => `${who(e.seat)} kończy turę`,
    'goals-advanced': () => 'Karty celów przesuwają się o jedno pole',
    'goal-scored': (e, who) =>
      `Cel „${goals[goalAt(e.goal)].name}”: ${e.values.map((value, seat) => `${who(seat)} ${value}`).join(', ')}`,
    'goal-revealed': (e) => `Nowy cel: „${goals[goalAt(e.goal)].name}”`,
    'card-discarded': (e, who) => `${who(e.seat)} odrzuca kartę ${ofKind(kindAt(e.kind))}`,
    'round-began': (e, who) => `Zaczyna się runda ${e.round}; pierwszy gracz: ${who(e.first)}`,
    'game-ended': (e) =>
      e.reason === 'goals' ? 'Ostatni cel został rozliczony: koniec gry' : 'Zasoby kryształów są puste: koniec gry',
    'life-forms-revealed': (e, who) =>
      `${who(e.seat)} odkrywa ${count(e.tokens.length, forms('formę życia', 'formy życia', 'form życia'))}: ${count(e.points, point)}`,
  },
}

const { sources } = catalogue
const abilityNames = Object.fromEntries(Object.entries(abilities).map(([id, { name }]) => [id, name]))

export default makeSpeech(catalogue)
