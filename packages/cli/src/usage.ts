import { languages } from '@orrery/kernel'

/** A bad command line; the message says what is allowed. Ends the program with exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

const lang = languages.join('|')

export const help = `Orrery: cosmic board games

  orrery serve [--port P] [--host H] [--data file] [--behind-proxy [hops]] [--origin url]
      [--client folder] [--open-tables N] [--close-after days] [--archive-after days] [--address url]
      [--processes N] [--move-after days]
      runs Orrery for everybody who opens its page; keeps games in one SQLite file,
      or in PostgreSQL when DATABASE_URL is set; tables that wait for players are closed after
      7 days without a change, unfinished games archived after 90 (0: never); several processes on
      one PostgreSQL reach each other where they listen, or at --address; --processes N runs N of
      them behind one port; with OBJECT_STORAGE_URL the logs of games that ended 30 days ago move to
      S3-compatible storage
  orrery backup <file> [--data file]
      copies the games to a new file while the server runs, and checks the copy;
      with DATABASE_URL it lets pg_dump do it

  orrery play <game> [--seats K] [--option id=value] [--seed S] [--lang ${lang}]
      [--save file] [--set file] [--rules version]
      play in the terminal against bots; without a game, asks for one
  orrery simulate <game> [--games N] [--seats K] [--players random,...] [--seed S]
      [--option id=value] [--workers W | --queue url] [--json] [--out file] [--records folder]
      [--set file] [--rules version]
      plays N games on all cores and reports speed and scores
  orrery arena <game> --players a,b [--games N] [--budget work] [--option id=value]
      [--seed S] [--workers W | --queue url] [--json] [--out file] [--set file] [--rules version]
      lets players meet, seats rotating, and rates them
  orrery arena <game> --simple hard,expert [--games N] [--seed S] [--workers W | --queue url]
      [--json] [--out file]
      lets ten simple ways to play meet each of these levels
  orrery balance <game> --out report.html [--games N] [--seats 2,3,4] [--players medium,...]
      [--set file] [--rules version] [--against version|file] [--option id=value] [--seed S]
      [--workers W | --queue url] [--lang ${lang}] [--json]
      writes a page about who wins with what: who began, points, every component; with --against
      beside the same with another set
  orrery learn <game> [--dir learn/<game>] [--games N] [--generations G] [--seats 2,2,3,4]
      [--players medium,...] [--test N] [--test-players hard] [--arena N] [--level L]
      [--against level] [--seed S] [--workers W | --queue url] [--out model.json] [--mix] [--onward]
      [--force] [--lang ${lang}]
      lets bots play, fits a model of who is winning to N games a generation, measures it on other
      games, and replaces the model of the game if the new one is better; everything is kept in
      the folder, so that a run that was ended goes on where it was; with --mix the new model may be
      the mean with the shipped one; with --onward the shipped one is the first generation
  orrery work --queue postgres://… [--workers W] [--until-empty]
      plays games that these commands put into a queue with --queue, on as many machines as start it
  orrery replay <file> [--why] [--lang ${lang}]
      prints a record move by move; with --why also what each turn brought, and the chance to win
      before and after it
  orrery analyse <file>... [--seat N] [--playouts N] [--players medium] [--json] [--seed S] [--lang ${lang}]
      grades every turn of a record by what its player could know, tells luck from choice, and shows
      better turns; with --playouts N players of a level play on N times from what was played and N
      times from what is called better, to show whether it is; of several records only that is told,
      for each of them and on the mean
  orrery analyse --levels <game> [--players easy,medium,...] [--games N] [--seed S] [--workers W] [--out file]
      [--json]
      lets neighbouring levels play each other, asks all of them in every position what they would do,
      and says what that costs in the chance to win; games in the file are not played again
  orrery puzzles <game> [--games N] [--seats 2,3] [--players medium,hard] [--seed S] [--gap N]
      [--out file]
      searches games between bots for positions in which one turn is clearly better than all others,
      by at least N (usually 5) points of 100 in the chance to win, and not obvious to medium;
      adds them to the file, and goes on after the games that were searched for it before
  orrery puzzles <game> --check file [--worlds N] [--seed S] [--drop]
      judges the puzzles of a file again and lists those that no longer hold; --drop takes them out
  orrery verify <file> [--commitment C] [--nonce seat=N]... [--promise file]... [--key K] [--json]
      says what a record, or a proof saved from the page, proves about the shuffle and every move;
      with what you saw before the game, also that it was not chosen afterwards
  orrery verify --promise a.json --promise b.json
      says whether two promises of a server contradict each other
      (exit codes of verify: 0 proved, 1 disproved, 2 bad input, 3 not enough to tell)
  orrery games
      lists the games with their seats and options
  orrery sets [game] [version|file] [version|file] [--lang ${lang}] [--json]
      lists the components that come with a game by version; what can be changed in one;
      the differences between two. A file says only what differs: {"stars": {"vega": {"cost": {"H": 9}}}}
  orrery --version
      prints the version and the commit it was built from
`
