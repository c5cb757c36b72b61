import type { Translation } from '@orrery/kernel'
import type en from '../en/facts.ts'

/** One sentence of astronomy on every star, in Polish. */
export default {
  antares: 'Na miejscu Słońca ten czerwony nadolbrzym pochłonąłby orbitę Marsa.',
  betelgeuse: 'Gdy przygasła w latach 2019 i 2020, jej światło przesłoniła chmura pyłu, którą sama wyrzuciła.',
  rigel: 'Najjaśniejsza gwiazda Oriona wysyła tyle światła, co około 120 000 Słońc.',
  deneb: 'Jego światło biegnie do nas znacznie ponad tysiąc lat, a mimo to jest jedną z najjaśniejszych gwiazd nieba.',
  polaris: 'Gwiazda Polarna jest najbliższą cefeidą: pulsuje z okresem około czterech dni.',
  mirfak: 'Świeci pośrodku młodej gromady gwiazd, która wypełnia pole widzenia lornetki.',
  alnilam: 'Ze środkowej gwiazdy Pasa Oriona wieje wiatr, który unosi miliony razy więcej gazu niż wiatr słoneczny.',
  garnet_star: 'Nazwę zawdzięcza głębokiej czerwieni, którą William Herschel porównał do granatu.',
  capella_a: 'Ona i jej towarzyszka okrążają się w ciągu 104 dni, a dla oka obie są jedną gwiazdą.',
  capella_b:
    'Przechodzi właśnie od ciągu głównego do czerwonych olbrzymów; w tym stadium udaje się zobaczyć niewiele gwiazd.',
  bellatrix: 'Jej powierzchnia jest prawie czterokrotnie gorętsza od powierzchni Słońca i dlatego świeci na niebiesko.',
  mirzam: 'Jej arabska nazwa oznacza zwiastuna, bo wschodzi krótko przed Syriuszem.',
  arcturus: 'Najjaśniejsza gwiazda północnego nieba przesuwa się o szerokość Księżyca w ciągu około ośmiuset lat.',
  aldebaran: 'Wydaje się należeć do Hiad, ale jest ponad dwa razy bliżej niż ta gromada.',
  pollux: 'Odległy o 34 lata świetlne, jest olbrzymem najbliższym Słońca.',
  mira: 'Co jedenaście miesięcy jaśnieje, a potem gaśnie tak, że nie widać jej gołym okiem.',
  izar_a: 'Pomarańczowa połowa gwiazdy podwójnej tak kontrastowej, że Struve nazwał ją najpiękniejszą ze wszystkich.',
  alcyone: 'Najjaśniejsza z Plejad wiruje tak szybko, że odrzuciła dysk gazu.',
  scheat: 'Czerwony olbrzym, który powoli zmienia jasność i wyznacza róg Wielkiego Kwadratu Pegaza.',
  dubhe: 'Linia poprowadzona od gwiazdy Merak przez Dubhe wskazuje Gwiazdę Polarną.',
  altair: 'Obraca się w niecałe dziesięć godzin i jest wyraźnie spłaszczony na biegunach.',
  vega: 'W roku 1850 została sfotografowana jako pierwsza gwiazda po Słońcu.',
  sirius_a:
    'Najjaśniejsza gwiazda nocnego nieba jest też jedną z najbliższych: dzieli nas od niej 8,6 roku świetlnego.',
  procyon_a: 'Jego grecka nazwa znaczy „przed psem”, bo wschodzi wcześniej niż Syriusz, Psia Gwiazda.',
  keid_a: 'W tym układzie potrójnym, odległym o 16 lat świetlnych, jako jedyna jest widoczna gołym okiem.',
  keid_c: 'Czerwony karzeł, który czasem rozbłyskuje w ciągu kilku minut.',
  regulus_a: 'Obraca się w około szesnaście godzin, tak szybko, że jest wybrzuszony na równiku.',
  cyg61_a: 'W roku 1838 Bessel zmierzył jej paralaksę i po raz pierwszy było wiadomo, jak daleko jest gwiazda.',
  cyg61_b: 'Ona i jej towarzyszka okrążają się w ciągu około siedmiu stuleci.',
  izar_b: 'Dopiero teleskop oddziela tę białą gwiazdę od jej jasnej pomarańczowej towarzyszki.',
  barnard: 'Żadna gwiazda nie porusza się po niebie szybciej: o szerokość Księżyca w ciągu około 175 lat.',
  fomalhaut: 'Otacza go szeroki pierścień pyłu, pozostałość po czasach, gdy powstają planety.',
  alkaid: 'Kończy dyszel Wielkiego Wozu, ale nie podróżuje z pięcioma gwiazdami z jego środka.',
  ran: 'Młoda sąsiadka w odległości 10,5 roku świetlnego, otoczona pasem pyłu.',
  wolf_359: 'Jej światło dociera do nas w osiem lat, a jednak jest o wiele za słaba dla gołego oka.',
  sirius_b: 'Ma masę zbliżoną do Słońca w kuli mniejszej od Ziemi.',
  procyon_b: 'Bessel wywnioskował jego istnienie z kołysania Procjona pół wieku przed tym, zanim ktoś go zobaczył.',
  keid_b:
    'William Herschel zobaczył ją w roku 1783, ponad sto lat przed tym, zanim było wiadomo, czym jest biały karzeł.',
  regulus_b:
    'Odsłonięte jądro gwiazdy, która niegdyś oddała swoją otoczkę gwieździe Regulus a, nadając jej szybki obrót.',
  van_maanen: 'W jej widmie, na kliszy z roku 1917, widać ślady skał z rozbitych planet.',
  g_29_38: 'Pierwszy biały karzeł, u którego odkryto dysk pyłu, resztki ciał, które rozerwał.',
  grw_70: 'W roku 1970 jako pierwszy biały karzeł ujawnił swoje pole magnetyczne.',
} satisfies Translation<'pl', typeof en>
