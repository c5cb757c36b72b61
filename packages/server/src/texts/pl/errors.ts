import type { Translation } from '@orrery/kernel'
import type en from '../en/errors.ts'

/** The pages that a server shows instead of what somebody wanted to open, in Polish. */
export default {
  tooFast: 'Z twojej sieci nadeszło zbyt wiele żądań.',
  wait: 'Spróbuj ponownie za {seconds} s.',
  missing: 'Nic tu nie ma.',
  forbidden: 'Nie możesz otworzyć tej strony.',
  closing: 'Serwer uruchamia się ponownie. Spróbuj za chwilę.',
  other: 'Coś poszło nie tak.',
  home: 'Przejdź na stronę główną',
} satisfies Translation<'pl', typeof en>
