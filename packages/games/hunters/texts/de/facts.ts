import type { Translation } from '@orrery/kernel'
import type en from '../en/facts.ts'

/** One sentence of astronomy on every star, in German. */
export default {
  antares: 'An der Stelle der Sonne würde dieser Rote Überriese die Bahn des Mars verschlucken.',
  betelgeuse:
    'Als er 2019 und 2020 schwächer wurde, verdeckte ihn eine Staubwolke, die der Stern selbst ausgestoßen hatte.',
  rigel: 'Der hellste Stern des Orion strahlt so viel Licht ab wie etwa 120.000 Sonnen.',
  deneb: 'Sein Licht ist weit über tausend Jahre unterwegs, und doch ist er einer der hellsten Sterne des Himmels.',
  polaris: 'Der Polarstern ist der nächste Cepheid: Er pulsiert mit einer Periode von etwa vier Tagen.',
  mirfak: 'Er leuchtet inmitten eines jungen Sternhaufens, der das Blickfeld eines Fernglases füllt.',
  alnilam:
    'Vom mittleren Gürtelstern des Orion weht ein Wind, der millionenfach mehr Gas fortträgt als der Sonnenwind.',
  garnet_star: 'Seinen Namen verdankt er dem tiefen Rot, das William Herschel mit einem Granat verglich.',
  capella_a: 'Sie und ihre Partnerin umkreisen einander in 104 Tagen; dem Auge erscheinen beide als ein Stern.',
  capella_b:
    'Sie durchquert gerade die Lücke zwischen Hauptreihe und Roten Riesen, ein Stadium, in dem man nur wenige Sterne antrifft.',
  bellatrix: 'Ihre Oberfläche ist fast viermal so heiß wie die der Sonne, deshalb leuchtet sie blau.',
  mirzam: 'Sein arabischer Name bedeutet Verkünder, denn er geht kurz vor Sirius auf.',
  arcturus: 'Der hellste Stern des Nordhimmels wandert in etwa achthundert Jahren um eine Mondbreite.',
  aldebaran: 'Er scheint zu den Hyaden zu gehören, ist aber weniger als halb so weit entfernt wie dieser Haufen.',
  pollux: 'Mit 34 Lichtjahren Abstand ist er der sonnennächste Riesenstern.',
  mira: 'Alle elf Monate wird sie hell und verblasst dann, bis sie dem bloßen Auge entschwindet.',
  izar_a:
    'Die orangefarbene Hälfte eines so kontrastreichen Doppelsterns, dass Struve ihn den schönsten von allen nannte.',
  alcyone: 'Die hellste der Plejaden dreht sich so schnell, dass sie eine Gasscheibe abgeworfen hat.',
  scheat: 'Ein Roter Riese, der seine Helligkeit langsam ändert und eine Ecke des Pegasusquadrats bildet.',
  dubhe: 'Die Linie von Merak durch Dubhe führt zum Polarstern.',
  altair: 'Er dreht sich in weniger als zehn Stunden einmal und ist an den Polen deutlich abgeplattet.',
  vega: 'Im Jahr 1850 wurde sie als erster Stern nach der Sonne fotografiert.',
  sirius_a: 'Der hellste Stern des Nachthimmels ist mit 8,6 Lichtjahren auch einer der nächsten.',
  procyon_a: 'Sein griechischer Name bedeutet „vor dem Hund“, denn er geht früher auf als Sirius, der Hundsstern.',
  keid_a: 'In diesem Dreifachsystem, 16 Lichtjahre entfernt, ist er der einzige Stern, den das bloße Auge sieht.',
  keid_c: 'Ein Roter Zwerg, der manchmal innerhalb von Minuten aufflammt.',
  regulus_a: 'Er dreht sich in etwa sechzehn Stunden einmal, so schnell, dass er sich am Äquator ausbeult.',
  cyg61_a: 'Im Jahr 1838 maß Bessel seine Parallaxe, und erstmals wusste man, wie weit ein Stern entfernt ist.',
  cyg61_b: 'Er und sein Partner brauchen etwa sieben Jahrhunderte, um einander zu umkreisen.',
  izar_b: 'Erst ein Fernrohr trennt diesen weißen Stern von seinem hellen orangefarbenen Partner.',
  barnard: 'Kein Stern bewegt sich schneller über den Himmel: in etwa 175 Jahren um eine Mondbreite.',
  fomalhaut: 'Ihn umgibt ein breiter Staubring, ein Überrest aus der Zeit, in der Planeten entstehen.',
  alkaid: 'Er beendet die Deichsel des Großen Wagens, zieht aber nicht mit den fünf Sternen in dessen Mitte.',
  ran: 'Ein junger Nachbar in 10,5 Lichtjahren Entfernung, umgeben von einem Gürtel aus Staub.',
  wolf_359: 'Sein Licht erreicht uns in acht Jahren, und doch ist er für das bloße Auge viel zu schwach.',
  sirius_b: 'Er hat etwa die Masse der Sonne in einer Kugel, die kleiner ist als die Erde.',
  procyon_b: 'Bessel erschloss ihn aus dem Taumeln von Prokyon, ein halbes Jahrhundert bevor ihn jemand sah.',
  keid_b: 'William Herschel sah ihn 1783, über hundert Jahre bevor man wusste, was ein Weißer Zwerg ist.',
  regulus_b:
    'Der freigelegte Kern eines Sterns, der seine Hülle einst an Regulus a abgab und ihn so in schnelle Drehung versetzte.',
  van_maanen: 'Sein Spektrum zeigt auf einer Fotoplatte von 1917 Spuren von Gestein aus zertrümmerten Planeten.',
  g_29_38: 'Bei ihm fand man erstmals eine Staubscheibe um einen Weißen Zwerg, die Reste zerrissener Himmelskörper.',
  grw_70: 'Im Jahr 1970 war er der erste Weiße Zwerg, an dem ein Magnetfeld nachgewiesen wurde.',
} satisfies Translation<'de', typeof en>
