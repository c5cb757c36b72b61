import type { Translation } from '@orrery/kernel'
import type en from '../en/characters.ts'

/** The characters of bots, in Polish. */
export default {
  racer: { name: 'Szybki', hint: 'tworzy jedną małą gwiazdę po drugiej' },
  dreamer: { name: 'Marzycielka', hint: 'oszczędza na największe gwiazdy' },
  fighter: { name: 'Wojownik', hint: 'szuka walki i zabiera ci kryształki' },
  schemer: { name: 'Intrygant', hint: 'zbiera karty i je zagrywa' },
} satisfies Translation<'pl', typeof en>
