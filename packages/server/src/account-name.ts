/** The name an account is stored and found under. */
export function accountKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}

/** Letters that look like others: those of Cyrillic, Greek and Armenian that look Latin, some Latin ones, and digits. */
const lookAlikes: Readonly<Record<string, string>> = {
  ...pairs('авгеѕіјкмнопрстухьһԁԛԝӏѵѡ', 'abresijkmhonpctyxbhdqwlvw'),
  ...pairs('αβγεηικνορσςτυχω', 'abyenikvopootuxw'),
  ...pairs('օսհոգզց', 'ouhnqqg'),
  ...pairs('ɑɡıłøđħŋƒ', 'agilodhnf'),
  ...pairs('01', 'ol'),
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}

function pairs(from: string, to: string): Record<string, string> {
  const letters = [...to]
  return Object.fromEntries([...from].map((letter, i) => [letter, letters[i] ?? letter]))
}

/**
 * What all spellings have in common that a reader could take for one name: without case, accents, invisible characters and
 * the alphabet a letter was taken from. Attempts at a passphrase are counted by it, and no two new accounts share it.
 */
export function lookOf(name: string): string {
  const plain = accountKey(name)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\s]+/gu, '')
  // Capital letters have more look-alikes than small ones, so case is folded once more at the end.
  return Array.from(plain, (letter) => lookAlikes[letter] ?? letter)
    .join('')
    .toLowerCase()
}
