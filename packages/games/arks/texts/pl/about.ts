import type { Translation } from '@orrery/kernel'
import type en from '../en/about.ts'

/** The name of the game and what the first page says about it. */
export default {
  name: 'Arki Terraformacyjne',
  over: 'Micro Cosmos',
  text: 'Poprowadź arkę przez nieznany układ, zbierz załogę i zazieleń martwe planety.',
  facts: '1 do 4 graczy · trzy planety do ocalenia',
} satisfies Translation<'pl', typeof en>
