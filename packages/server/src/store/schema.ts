/** The tables of the store, the same on SQLite and on PostgreSQL. Times are milliseconds since 1970. */
export interface Schema {
  meta: { key: string; value: string }
  /** One line for each table: what the lobby shows, and the head of its log. */
  tables: {
    id: string
    seq: number
    game: string
    phase: string
    host: string
    /** 1 when it is not shown in the lobby. */
    private: number
    /** What opens a private table; empty for others. */
    code: string
    open_seats: number
    created_at: number
    updated_at: number
    /** What the lobby shows, as JSON; it rarely changes, and an empty text leaves it as it is. */
    summary: string
    /** Who owes a decision: seats, separated by blanks. */
    to_act: string
    /** When the keeper has to wake it (a clock, a bot); 0 for never. */
    wake_at: number
    /** What the lobby lists it by, the latest first; null when it is not listed, and -1 in an append leaves it as it is. */
    lobby_at: number | null
    /** When it was archived unfinished; it is active again as soon as `updated_at` is later. */
    archived_at: number
    /** The process that serves it, for as long as that one is alive; empty when none does. */
    owner: string
    /** How many rows of its log lie in object storage and not in `log`. */
    moved_rows: number
  }
  /** The logs: append-only, unique (table_id, seq). */
  log: { table_id: string; seq: number; row: string }
  /** The last heartbeat of each process: by the service clock, and by the database's clock (0 when it was the final one). */
  beats: {
    process: string
    time: number
    written: number
    /** Where other processes reach it; empty when they cannot. */
    address: string
  }
  /** When no process was running, by the service clock. */
  outages: { from_time: number; until_time: number }
  members: { person: string; table_id: string }
  /** A cache of logs; can be deleted at any time. */
  snapshots: { table_id: string; seq: number; body: string }
  people: { id: string; name: string; created_at: number }
  /** Who may speak for whom: the SHA-256 of a token, never the token. */
  sessions: { hash: string; person: string; created_at: number; seen_at: number }
  accounts: { name: string; person: string; salt: string; hash: string; created_at: number }
  /** What names of accounts look like. Accounts older than this table may look alike; the oldest then has the look. */
  account_looks: { look: string; name: string }
  results: {
    table_id: string
    seat: number
    person: string
    game: string
    seats: number
    /** 1 is first; 0 when the game was resigned and the rules have no result. */
    rank: number
    score: number
    outcome: string
    finished_at: number
    /** What counts for the rating: 1 is first, equal places are shared; 0 when the table was not rated. */
    place: number
    /** 1 until the rating of a rated table has been made. */
    pending: number
    /** Why a rated table changed nothing for this person (`Unrated`); empty otherwise. */
    unrated: string
  }
  /** The rating of a person in a game after a rated table: made once, from `results` alone. */
  ratings: {
    table_id: string
    person: string
    game: string
    /** The tables in the order in which they were rated. */
    nr: number
    before: number
    rating: number
    deviation: number
    volatility: number
    rated_at: number
  }
  /** Games against bots that were played on devices of a person, as their pages reported them. */
  device_games: {
    person: string
    id: string
    game: string
    seats: number
    score: number
    /** `won` or `lost`, as in `results`. */
    outcome: string
    finished_at: number
  }
  /** Browsers that want a push message when it is a person's turn, with the keys to encrypt it. */
  subscriptions: { endpoint: string; person: string; p256dh: string; auth: string; created_at: number }
}
