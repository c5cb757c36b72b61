import { type Forms, makePlural } from '@orrery/kernel'
import { cards } from './cards-de.ts'
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

const count = makePlural('de')
const forms = (one: string, other: string): Forms => ({ one, other })
const point = forms('Punkt', 'Punkte')
const star = (element: string): Forms => forms(`${element}-Stern`, `${element}-Sterne`)
const lifeToken = forms('Lebensmarker', 'Lebensmarker')
const proto = forms('Protoleben', 'Protoleben')
const card = forms('Karte', 'Karten')
const units: Readonly<Record<string, Forms>> = {
  supernova: forms('Supernova', 'Supernovae'),
  dna: forms('DNA', 'DNA'),
  graviton: forms('Graviton', 'Gravitonen'),
}
const unit = (track: number, n: number): string => count(n, units[trackAt(track)] ?? forms('', ''))
const life = (state: number): string => (state === 1 ? 'Protoleben' : 'Entwickeltes Leben')

/** Names and rules of all components in German. */
export const components: ComponentTexts = {
  ...cards,
  kinds: { light: 'Licht', time: 'Zeit', gravity: 'Gravitation', chemistry: 'Chemie' },
  elements: { H: 'Wasserstoff', He: 'Helium', O: 'Sauerstoff', C: 'Kohlenstoff' },
  sectors: { delta: 'Sektor Δ', psi: 'Sektor Ψ', phi: 'Sektor Φ' },
  tracks: { supernova: 'Supernova', dna: 'DNA', graviton: 'Graviton' },
  regulators: { light: 'Lichtregler', time: 'Zeitregler', gravity: 'Gravitationsregler', chemistry: 'Chemieregler' },
  nebula: (size, stars, points) => `Nebel ${size}. Größe: ${stars.join(', ')}; ${count(points, point)}`,
  lifeForm: (group, points) => `Lebewesen, Gruppe ${group}: ${count(points, point)}`,
  terms: {
    star: 'Stern',
    supernova: 'Supernova',
    nebula: 'Nebel',
    protoLife: 'Protoleben',
    stableLife: 'Entwickeltes Leben',
    lifeForm: 'Lebewesen',
    timeCrystal: 'Zeitkristall',
    timeChamber: 'Zeitkammer',
    energyCard: 'Energiekarte',
    abilityCard: 'Leistungskarte',
    goalCard: 'Zielkarte',
    darkEnergy: 'Dunkle Energie',
  },
}
const { regulators, abilities, goals } = components
/** Kinds as the first part of a compound: "Gravitations-Energiekarte". */
const prefixes: Readonly<Record<string, string>> = {
  light: 'Licht',
  time: 'Zeit',
  gravity: 'Gravitations',
  chemistry: 'Chemie',
}
const energyCard = (kind: string | number | undefined): string => `${named(prefixes, kind)}-Energiekarte`
const kindCard = (kind: string | number | undefined): Forms => forms(energyCard(kind), `${energyCard(kind)}n`)
const trackName: Readonly<Record<string, string>> = {
  supernova: 'Supernovaleiste',
  dna: 'DNA-Leiste',
  graviton: 'Gravitonleiste',
}

const wasted = ({ pieces, units, scorable }: { pieces: number; units: number; scorable: number }): string => {
  const parts = [
    ...(pieces > 0 ? [`${count(pieces, forms('Teil', 'Teile'))} zu platzieren`] : []),
    ...(units > 0 ? [`${count(units, forms('Ressource', 'Ressourcen'))} auf den Leisten`] : []),
    ...(scorable > 0 ? [count(scorable, forms('mögliche Punkteaktion', 'mögliche Punkteaktionen'))] : []),
  ]
  return parts.length === 0 ? '' : ` (ungenutzt: ${parts.join(', ')})`
}

const catalogue: Catalogue = {
  language: 'de',
  game: 'Crafting the Cosmos',
  components,
  options: {
    faster: 'Schnellere Partie',
    'faster:on': 'Die nächste Person sammelt, während du aufbaust',
    'faster:off': 'Eine Person nach der anderen',
  },
  sources: {
    nebulae: 'Nebel',
    crystals: 'Zeitkristalle',
    sets: 'Fünfersätze',
    abilities: 'Leistungskarten',
    goals: 'Ziele',
    lifeForms: 'Lebewesen',
  },
  actions: {
    'shift-own': () => 'Bewege deinen Energiemarker',
    'shift-dark': (w) => `Bewege Dunkle Energie vom ${regulators[w.kind]}`,
    'stop-shift': () => 'Keine Energie mehr verlagern',
    'take-nebula': (w) => `Nebel ${w.size}. Größe`,
    'draw-row': (w) => `Nimm eine ${energyCard(w.kind)} aus der Auslage`,
    'draw-deck': () => 'Ziehe vom Stapel',
    'place-star': (w) => `${w.element}-Stern auf ${w.corner}`,
    'place-proto': (w) => `Protoleben auf ${w.side}`,
    'place-nebula': (w) => `Nebel ${w.tile} auf ${w.hex}`,
    complete: (w) => `Erschaffe den Nebel auf ${w.hex}`,
    discharge: (w) =>
      w.discharge === 'star'
        ? `Zeitkammer entladen: ${w.element}-Stern`
        : w.discharge === 'ability'
          ? `Zeitkammer entladen: ${w.card}`
          : 'Zeitkammer ohne Stern entladen',
    'create-life-form': (w) => `Erzeuge ein Lebewesen auf ${w.hex}`,
    acquire: (w) => `${named(prefixes, w.kind)}-Leistungskarte für Feld ${w.slot}`,
    keep: (w) => `Behalte „${w.card}“`,
    under: (w) => `„${w.card}“ unter den Stapel`,
    activate: (w) => `Nutze „${w.card}“`,
    pay: (w) => `Bezahle mit ${components.kinds[w.kind]}`,
    'pay-unit': () => 'Bezahle 1 Supernova von der Leiste',
    'discard-star': (w) => `Wirf den Stern auf ${w.corner} ab`,
    'discard-life': (w) => `Wirf das Leben auf ${w.side} ab`,
    option: (w) =>
      ({
        growth: 'Dein Kristall wächst um 2',
        'proto-life': 'Nimm 2 Protoleben',
        'draw-nebula': 'Nimm einen Nebel 1. Größe',
        'replace-nebula': 'Tausche einen Nebel 1. Größe gegen einen 2. Größe',
        'move-proto': 'Versetze Protoleben',
        'move-stable': 'Versetze Entwickeltes Leben',
      })[w.option],
    element: (w) => `${w.element}-Stern`,
    irradiate: (w) => `Supernova auf ${w.corner}`,
    'lift-star': (w) => `Versetze den Stern auf ${w.corner}`,
    'lift-nebula': (w) => `Versetze den Nebel auf ${w.hex}`,
    'lift-life': (w) => `Versetze das Leben auf ${w.side}`,
    'replace-nebula': (w) => `Tausche den Nebel auf ${w.hex}`,
    'to-corner': (w) => `Auf ${w.corner}`,
    'to-side': (w) => `Auf ${w.side}`,
    'to-hex': (w) => `Auf ${w.hex}`,
    'set-of-five': (w) => `5 ${energyCard(w.kind)}n für 6 Punkte`,
    flip: (w) =>
      w.supernova
        ? `Drehe die Supernova auf ${w.corner} zurück`
        : `Verwandle den Stern auf ${w.corner} in eine Supernova`,
    stabilise: (w) => `Entwickle das Protoleben auf ${w.side} weiter`,
    'move-star': (w) => `Bewege den Stern auf ${w.corner}`,
    'move-life': (w) => `Bewege das Leben auf ${w.side}`,
    refuse: () => 'Nicht platzieren',
    stop: () => 'Das genügt',
    'end-crafting': (w) => `Beende die Aufbauphase${wasted(w.unused)}`,
    omega: (w) => (w.omega === 'nebula' ? 'Omega: ein Nebel' : 'Omega: Entwicklung'),
    'end-turn': () => 'Beende deinen Spielzug',
    discard: (w) => `Wirf eine ${energyCard(w.kind)} ab`,
  },
  prompts: {
    shift: (w) => `Verlagere Energie: noch ${count(w.left, forms('Bewegung', 'Bewegungen'))}`,
    size: () => 'Nebel welcher Größe nimmst du?',
    draw: (w) => `Nimm ${count(w.left, card)}: aus der Auslage oder vom Stapel`,
    menu: () => 'Baue deine Galaxie auf oder beende die Phase',
    'discard-around': (w) => `Welchen Stern um ${w.hex} wirfst du ab?`,
    keep: () => 'Welche Leistungskarte behältst du?',
    under: () => 'Welche Karte kommt als Nächste unter den Stapel?',
    'pay-any': (w) => `„${w.card}“: Bezahle mit einer beliebigen Energiekarte`,
    'pay-same': (w) => `„${w.card}“: Mit Karten welcher Art bezahlst du?`,
    'pay-supernova': (w) => `„${w.card}“: Bezahle eine Supernova von der Leiste oder aus deiner Galaxie`,
    'pay-life': (w) => `„${w.card}“: Wirf ${count(w.left, lifeToken)} ab`,
    option: (w) => `„${w.card}“: Wähle eines`,
    element: (w) => `„${w.card}“: Welchen Stern nimmst du?`,
    'discard-standard': (w) => `„${w.card}“: Welchen Stern gibst du ab?`,
    flip: (w) => `„${w.card}“: Welcher Stern wird zur Supernova?`,
    revert: (w) => `„${w.card}“: Welche Supernova drehst du zurück?`,
    irradiate: (w) => `„${w.card}“: Welche Supernova strahlt?`,
    stabilise: () => 'Welches Protoleben entwickelst du weiter?',
    'move-proto': (w) => `„${w.card}“: Welches Protoleben bewegst du?`,
    'move-star-to': () => 'Wohin bewegst du den Stern?',
    'move-life-to': () => 'Wohin bewegst du das Leben?',
    lift: (w) => `„${w.card}“: Was versetzt du?`,
    'set-star': () => 'Auf welches Sternfeld?',
    'set-nebula': () => 'Auf welches Nebelfeld?',
    'lift-life': (w) => `„${w.card}“: Versetze bis zu ${count(w.left, lifeToken)}`,
    'set-life': () => 'Auf welches Lebensfeld?',
    replace: (w) => `„${w.card}“: Welchen Nebel tauschst du?`,
    'life-form': (w) => `„${w.card}“: Auf welchem Nebel?`,
    'place-star': (w) => `Platziere den ${w.element}-Stern`,
    'place-life': (w) => `Platziere ${count(w.left, lifeToken)}`,
    'place-nebula': (w) => `Platziere Nebel ${w.tile}`,
    omega: () => 'Letzte Aktion: ein Nebel oder eine Entwicklung?',
    confirm: () => 'Spielzug beenden?',
    discard: (w) => `Wirf ${count(w.surplus, card)} ab`,
  },
  stages: {
    waiting: (name) => `${name} wartet`,
    energy: (name) => `${name} ist in der Energiephase`,
    collected: (name) => `${name} hat gesammelt und wartet auf die Aufbauphase`,
    crafting: (name) => `${name} ist in der Aufbauphase`,
    closing: (name) => `${name} beendet den Spielzug`,
    finished: (name) => `${name} ist für diese Runde fertig`,
    discarding: (name) => `${name} wirft Karten bis auf 10 ab`,
  },
  over: 'Die Partie ist zu Ende',
  refusals: {
    'game-over': () => 'Die Partie ist zu Ende.',
    'not-your-turn': () => 'Du bist nicht am Zug.',
    'crafting-must-wait': () => 'Deine Aufbauphase beginnt, sobald die Person vor dir fertig ist.',
    'shift-first': () => 'Verlagere zuerst Energie.',
    'collect-first': () => 'Sammle zuerst alle Ressourcen ein.',
    'energy-phase-over': () => 'Deine Energiephase ist vorbei.',
    'finish-first': () => 'Bringe zuerst die begonnene Aktion zu Ende.',
    'nothing-asked': () => 'Danach ist gerade nicht gefragt.',
    'turn-is-closing': () => 'Omega ist die letzte Aktion eines Spielzugs; danach ist nichts mehr möglich.',
    'end-crafting-first': () => 'Beende zuerst deine Aufbauphase.',
    'choose-omega-first': () => 'Wähle zuerst eines der beiden Omegafelder.',
    'hand-limit-first': () => 'Wirf zuerst Energiekarten ab, bis du noch 10 hast.',
    'no-hand-limit-now': () => 'Bis auf 10 Karten wird nur am Rundenende abgeworfen.',
    'no-dark-token': (p) => `Im ${named(regulators, p.regulator)} liegt keine Dunkle Energie.`,
    'own-token-must-move': () => 'Dein eigener Energiemarker muss mindestens einmal bewegt werden.',
    'last-move-is-own': () => 'Die letzte Bewegung muss dein eigener Marker machen, er wurde noch nicht bewegt.',
    'stack-empty': (p) => `Der Stapel der Nebel ${p.size}. Größe ist leer.`,
    'not-in-row': (p) => `In der Auslage liegt keine ${energyCard(p.kind)}.`,
    'no-card-to-draw': () => 'Stapel und Ablagestapel sind leer.',
    'not-in-reserve': () => 'Dieses Teil liegt nicht neben deinem Galaxietableau.',
    'hex-occupied': () => 'Dieses Nebelfeld ist besetzt.',
    'corner-occupied': () => 'Dieses Sternfeld ist besetzt.',
    'side-occupied': () => 'Dieses Lebensfeld ist besetzt.',
    'not-next-to-life': () => 'Protoleben muss an eigenes Leben angrenzen.',
    'start-space-only': () => 'Ohne Leben in deiner Galaxie kommt Protoleben auf das weiße Startlebensfeld.',
    'no-nebula-there': () => 'Auf diesem Feld liegt kein Nebel.',
    'already-completed': () => 'Dieser Nebel ist schon erschaffen.',
    'stars-missing': () => 'Um diesen Nebel liegen zu wenige Sterne.',
    'too-many-stars': () => 'Um diesen Nebel liegen zu viele Sterne.',
    'wrong-stars': () => 'Um diesen Nebel liegen nicht die verlangten Sterne.',
    'not-around-it': () => 'Der Stern muss an dem Nebel liegen, den du gerade erschaffst.',
    'chamber-not-ready': () => 'Auf Feld 6 deiner Zeitkammer liegt kein Kristall.',
    'element-exhausted': (p) => `Im Vorrat ist kein ${p.element}-Stern mehr.`,
    'no-empty-corner': () => 'In deiner Galaxie ist kein Sternfeld mehr frei.',
    'not-your-ability': (p) => `Du hast die Karte „${named(abilityNames, p.card)}“ nicht.`,
    'not-completed': () => 'Lebewesen brauchen einen fertigen Nebel.',
    'has-life-form': () => 'Auf diesem Nebel liegt schon ein Lebewesen.',
    'life-missing': (p) => `An diesem Nebel fehlt Leben auf ${count(Number(p.missing), forms('Feld', 'Feldern'))}.`,
    'life-forms-exhausted': () => 'Es gibt keine Lebewesenplättchen mehr.',
    'slot-taken': (p) => `An Feld ${p.slot} liegt schon eine Leistungskarte.`,
    'too-few-cards': (p) => `Das kostet ${count(Number(p.need), kindCard(p.kind))}; du hast ${p.have}.`,
    'ability-deck-empty': (p) => `Es gibt keine ${named(prefixes, p.kind)}-Leistungskarten mehr.`,
    'not-looked-at': () => 'Diese Karte gehört nicht zu denen, die du gerade ansiehst.',
    'cannot-pay-cards': (p) => `Dir fehlen die Energiekarten für „${named(abilityNames, p.card)}“.`,
    'cannot-pay-track': (p) => `Dir fehlen die Gravitonen für „${named(abilityNames, p.card)}“.`,
    'cannot-pay-pieces': (p) => `In deiner Galaxie fehlt, was „${named(abilityNames, p.card)}“ kostet.`,
    'no-effect': (p) => `„${named(abilityNames, p.card)}“ hätte jetzt keine Wirkung.`,
    'set-incomplete': (p) => `Ein Satz besteht aus 5 ${energyCard(p.kind)}n; du hast ${p.have}.`,
    'no-unit': (p) => `Deine ${named(trackName, p.track)} steht auf 0.`,
    'no-star-there': () => 'Auf diesem Feld liegt kein Stern.',
    'already-supernova': () => 'Dieser Stern ist eine Supernova.',
    'supernova-stays': () => 'Supernovae können nicht bewegt werden.',
    'not-a-supernova': () => 'Auf diesem Feld liegt keine Supernova.',
    'no-proto-there': () => 'Auf diesem Feld liegt kein Protoleben.',
    'no-life-there': () => 'Auf diesem Feld liegt kein Leben.',
    'nowhere-to-go': () => 'Dafür ist kein Feld mehr frei.',
    'not-reachable': () =>
      'Dieses Feld ist nicht erreichbar: Eine Bewegung führt auf das nächste freie Feld, nur über besetzte hinweg.',
    'wrong-life': () => 'Das ist Leben der anderen Art.',
    'kind-not-in-hand': (p) =>
      p.need === 1
        ? `Du hast keine ${energyCard(p.kind)} auf der Hand.`
        : `Du hast nicht ${count(Number(p.need), kindCard(p.kind))} auf der Hand.`,
    'option-impossible': () => 'Diese Möglichkeit hätte jetzt keine Wirkung.',
    'nothing-touches-it': () => 'Kein Protoleben berührt diese Supernova.',
    'outside-sector': () => 'Dieses Sternfeld liegt außerhalb des Sektors.',
    'not-next-to-stable': () => 'Es muss an dein Entwickeltes Leben angrenzen.',
    'not-replaceable': () => 'Nur ein unfertiger Nebel 1. Größe kann getauscht werden.',
    'nebula-stays': () => 'Ein fertiger Nebel bleibt, wo er ist.',
    'not-one-life-form': () => 'Evolution braucht einen Nebel mit genau einem Lebewesen.',
    'at-least-one': () => 'Mindestens einmal musst du es tun.',
    'no-proto-on-board': () => 'In deiner Galaxie gibt es kein Protoleben, das sich entwickeln könnte.',
    'life-exhausted': () => 'Im Vorrat sind keine Lebensmarker mehr.',
  },
  events: {
    'turn-began': (e, who) => `Runde ${e.round}: ${who(e.seat)} beginnt den Spielzug`,
    'energy-phase-began': (e, who) => (e.early ? `${who(e.seat)} beginnt die Energiephase vorzeitig` : undefined),
    'token-shifted': (e, who) =>
      `${who(e.seat)} bewegt ${e.own ? 'den eigenen Energiemarker' : 'Dunkle Energie'} vom ${regulators[kindAt(e.from)]} zum ${regulators[kindAt(e.to)]}`,
    'stars-gained': (e, who) => `${who(e.seat)} nimmt ${count(e.count, star(elementAt(e.element)))}`,
    'proto-gained': (e, who) => `${who(e.seat)} nimmt ${count(e.count, proto)}`,
    'track-gained': (e, who) => `${who(e.seat)} erhält ${unit(e.track, e.count)}`,
    shortage: (e, who) =>
      ({
        H: `Der Vorrat reicht nicht: ${who(e.seat)} verzichtet auf ${count(e.missing, star('H'))}`,
        He: `Der Vorrat reicht nicht: ${who(e.seat)} verzichtet auf ${count(e.missing, star('He'))}`,
        O: `Der Vorrat reicht nicht: ${who(e.seat)} verzichtet auf ${count(e.missing, star('O'))}`,
        C: `Der Vorrat reicht nicht: ${who(e.seat)} verzichtet auf ${count(e.missing, star('C'))}`,
        life: `Der Vorrat reicht nicht: ${who(e.seat)} verzichtet auf ${count(e.missing, lifeToken)}`,
        nebula: `Alle Nebelstapel sind leer: ${who(e.seat)} zieht keinen Nebel`,
        energy: `Die Energiekarten sind aufgebraucht: ${count(e.missing, forms('Karte fehlt', 'Karten fehlen'))}`,
        ability: `Der Leistungskartenstapel ist zu klein: ${who(e.seat)} sieht ${count(e.missing, card)} weniger`,
        crystal: `${who(e.seat)} nimmt einen Kristall aus der Schachtel`,
      })[e.what],
    'nebula-drawn': (e, who) => `${who(e.seat)} zieht Nebel ${tileAt(e.tile)}`,
    'crystal-grew': (e, who) => `${who(e.seat)}: Kristall wächst um ${e.count}, jetzt auf Feld ${e.growing}`,
    'crystal-taken': (e, who) =>
      `${who(e.seat)} hat einen Kristall auf Feld 6 und nimmt einen neuen ${e.box ? 'aus der Schachtel' : 'aus dem Vorrat'}`,
    'card-taken': (e, who) => `${who(e.seat)} nimmt eine ${energyCard(kindAt(e.kind))} aus der Auslage`,
    'card-drawn': (e, who) =>
      e.kind === undefined
        ? `${who(e.seat)} zieht eine Energiekarte`
        : `${who(e.seat)} zieht eine ${energyCard(kindAt(e.kind))}`,
    'deck-shuffled': (e) => `Der Ablagestapel wird zum neuen Stapel: ${count(e.cards, card)}`,
    'row-refilled': (e) => `${count(e.revealed, forms('Energiekarte wird', 'Energiekarten werden'))} aufgedeckt`,
    'star-placed': (e, who) => `${who(e.seat)} setzt einen ${elementAt(e.element)}-Stern auf ${cornerAt(e.corner)}`,
    'life-placed': (e, who) => `${who(e.seat)} setzt ${life(e.life)} auf ${sideAt(e.side)}`,
    'nebula-placed': (e, who) => `${who(e.seat)} legt Nebel ${tileAt(e.tile)} auf ${hexAt(e.hex)}`,
    'piece-refused': (e, who) =>
      `${who(e.seat)} platziert ${{ star: 'den Stern', life: 'das Leben', nebula: 'den Nebel' }[e.piece]} nicht`,
    'nebula-completed': (e, who) => `${who(e.seat)} erschafft Nebel ${tileAt(e.tile)} auf ${hexAt(e.hex)}`,
    discharged: (e, who) => `${who(e.seat)} entlädt die Zeitkammer`,
    'life-form-created': (e, who) => `${who(e.seat)} erzeugt ein Lebewesen auf ${hexAt(e.hex)}`,
    'cards-paid': (e, who) => `${who(e.seat)} gibt ${count(e.count, kindCard(kindAt(e.kind)))} aus`,
    'track-paid': (e, who) => `${who(e.seat)} gibt ${unit(e.track, e.count)} aus`,
    'abilities-looked-at': (e, who) =>
      `${who(e.seat)} sieht sich ${count(e.count, forms(`${named(prefixes, kindAt(e.kind))}-Leistungskarte`, `${named(prefixes, kindAt(e.kind))}-Leistungskarten`))} an`,
    'ability-kept': (e, who) => `${who(e.seat)} behält „${abilities[cardAt(e.card)].name}“ an Feld ${e.slot + 1}`,
    'ability-returned': (e, who) =>
      e.card === undefined
        ? `${who(e.seat)} legt eine Leistungskarte unter den Stapel`
        : `${who(e.seat)} legt „${abilities[cardAt(e.card)].name}“ unter den Stapel`,
    'ability-activated': (e, who) => `${who(e.seat)} nutzt „${abilities[cardAt(e.card)].name}“`,
    points: (e, who) => `${who(e.seat)} erhält ${count(e.points, point)} (${sources[e.source]})`,
    'star-flipped': (e, who) =>
      e.supernova
        ? `${who(e.seat)} verwandelt den ${elementAt(e.element)}-Stern auf ${cornerAt(e.corner)} in eine Supernova`
        : `${who(e.seat)} dreht die Supernova auf ${cornerAt(e.corner)} zurück auf ${elementAt(e.element)}`,
    'star-discarded': (e, who) =>
      `${who(e.seat)} wirft ${e.supernova ? 'die Supernova' : `den ${elementAt(e.element)}-Stern`} auf ${cornerAt(e.corner)} ab`,
    'life-stabilised': (e, who) => `${who(e.seat)} entwickelt das Leben auf ${sideAt(e.side)} weiter`,
    'life-discarded': (e, who) => `${who(e.seat)} wirft ${life(e.life)} auf ${sideAt(e.side)} ab`,
    'star-moved': (e, who) => `${who(e.seat)} bewegt einen Stern von ${cornerAt(e.from)} nach ${cornerAt(e.to)}`,
    'life-moved': (e, who) => `${who(e.seat)} bewegt Leben von ${sideAt(e.from)} nach ${sideAt(e.to)}`,
    'nebula-moved': (e, who) => `${who(e.seat)} versetzt einen Nebel von ${hexAt(e.from)} nach ${hexAt(e.to)}`,
    'nebula-returned': (e) => `Nebel ${tileAt(e.tile)} kommt unter seinen Stapel`,
    'omega-chosen': (e, who) => `${who(e.seat)} wählt Omega: ${e.omega === 'nebula' ? 'ein Nebel' : 'Entwicklung'}`,
    'reserve-lost': (e, who) =>
      `${who(e.seat)} verliert ${count(e.stars.reduce((a, b) => a + b, 0) + e.proto + e.tiles.length, forms('nicht platziertes Teil', 'nicht platzierte Teile'))}`,
    'tracks-emptied': (e, who) =>
      `${who(e.seat)} verliert ${count(
        e.tracks.reduce((a, b) => a + b, 0),
        forms('nicht ausgegebene Ressource', 'nicht ausgegebene Ressourcen'),
      )}`,
    'turn-ended': (e, who) => `${who(e.seat)} beendet den Spielzug`,
    'goals-advanced': () => 'Die Zielkarten rücken ein Feld weiter',
    'goal-scored': (e, who) =>
      `Ziel „${goals[goalAt(e.goal)].name}“: ${e.values.map((value, seat) => `${who(seat)} ${value}`).join(', ')}`,
    'goal-revealed': (e) => `Neues Ziel: „${goals[goalAt(e.goal)].name}“`,
    'card-discarded': (e, who) => `${who(e.seat)} wirft eine ${energyCard(kindAt(e.kind))} ab`,
    'round-began': (e, who) => `Runde ${e.round} beginnt; das Startplättchen hat ${who(e.first)}`,
    'game-ended': (e) =>
      e.reason === 'goals'
        ? 'Das letzte Ziel ist gewertet: Die Partie endet'
        : 'Der Kristallvorrat ist leer: Die Partie endet',
    'life-forms-revealed': (e, who) =>
      `${who(e.seat)} deckt ${e.tokens.length} Lebewesen auf: ${count(e.points, point)}`,
  },
}

const { sources } = catalogue
const abilityNames = Object.fromEntries(Object.entries(abilities).map(([id, { name }]) => [id, name]))

export default makeSpeech(catalogue)
