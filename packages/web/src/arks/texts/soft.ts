/**
 * Second halves of long compounds: narrow cards may break a word before them. Browsers do not all know where German
 * words divide, so the names on cards carry their own soft hyphens.
 */
const halves = [
  'schweißer',
  'regent',
  'marschall',
  'mechaniker',
  'ältester',
  'navigator',
  'techniker',
  'hüter',
  'kapitän',
  'schmelzer',
  'diplomat',
  'sprecher',
  'lenker',
  'häuptling',
  'herold',
  'erhaltungs',
  'kundungs',
  'ingenieur',
  'dachführer',
  'tüftler',
  'wächter',
  'prophet',
  'bauern',
  'bauer',
  'matriarchin',
  'monteur',
  'pfadfinder',
  'weberin',
  'vorarbeiter',
  'weiser',
  'botschafter',
  'experte',
  'späher',
  'schürfer',
  'familien',
  'nomaden',
  'pilger',
  'gartenklan',
  'sänger',
  'archivare',
  'wanderer',
  'gelehrte',
  'pfleger',
  'reiter',
  'bergbau',
  'räume',
  'fahrzeuge',
  'anlagen',
  'werke',
  'posten',
  'kraft',
  'trzymywania',
  'sterkowicz',
  'dzista',
  'wodnik',
  'wniczy',
  'miczne',
  'dowcze',
  'dowca',
]

const before = new RegExp(`(?<=\\p{L}{2})(?=(?:${halves.join('|')}))`, 'giu')

/** A name with soft hyphens where a long word may be divided. */
export const soft = (name: string): string =>
  name
    .split(' ')
    .map((word) => (word.length > 8 ? word.replace(before, '\u00ad') : word))
    .join(' ')
