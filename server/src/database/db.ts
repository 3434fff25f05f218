import type { Sql } from 'sql-template-tag';

/** The tag of every SQL statement, and related functions. Decision 0005 */
export { default as sql, empty, join, raw, Sql } from 'sql-template-tag';

/**
 * The queries that are allowed inside and outside of transactions. Rows are checked by the output schema of the call.
 */
export interface Db {
  /** Returns all rows. */
  many<Row>(query: Sql): Promise<Row[]>;
  /** Returns the first row; if there is none, that is a defect. */
  one<Row>(query: Sql): Promise<Row>;
  /** Returns the first row, if there is one. */
  maybe<Row>(query: Sql): Promise<Row | undefined>;
  /** Runs a statement and returns the number of affected rows. */
  run(query: Sql): Promise<number>;
  /** Runs several statements without parameters, for migrations and maintenance. */
  script(text: string): Promise<void>;
}

/** The queries allowed inside a transaction. */
export interface Tx extends Db {
  /** Lifts the time limits of requests until the transaction ends, for migrations, backups and imports. */
  longRunning(): Promise<void>;
}

/** Tells whether a database takes reads and writes or, if not, why: it is away, silent, or its disk is full. */
export type DatabaseState = 'ready' | 'away' | 'silent' | 'full';

/** The number of connections in use, the highest number allowed, and the number of waiting statements. */
export type DatabaseUsage = Readonly<{ used: number; most: number; waiting: number }>;

/** An open database, either embedded or a PostgreSQL server, with the same methods. */
export interface Database extends Db {
  readonly engine: 'embedded' | 'postgres';
  /** Runs some work in a transaction. Inside, only the given handle may be used: the outer one is refused. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Receives what `pg_notify('realtime', …)` sends in committed transactions, and reports when messages may have been
   * lost with the connection. Returns a function that stops it.
   */
  subscribe(onMessage: (message: string) => void, onReconnect?: () => void): () => void;
  /** Returns the state within two seconds, without waiting behind other statements. */
  state(): Promise<DatabaseState>;
  usage(): DatabaseUsage;
  close(): Promise<void>;
}
