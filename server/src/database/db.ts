import type { Sql } from 'sql-template-tag';

/** The tag of every statement and what belongs to it. Decision 0005 */
export { default as sql, empty, join, raw, Sql } from 'sql-template-tag';

/** The queries allowed inside a transaction or outside. Rows are checked by the output schema of the call. */
export interface Db {
  /** All rows. */
  many<Row>(query: Sql): Promise<Row[]>;
  /** The first row; its absence is a defect. */
  one<Row>(query: Sql): Promise<Row>;
  /** The first row, if there is one. */
  maybe<Row>(query: Sql): Promise<Row | undefined>;
  /** Runs a statement and tells how many rows it touched. */
  run(query: Sql): Promise<number>;
  /** Several statements without parameters: migrations and maintenance. */
  script(text: string): Promise<void>;
}

/** The queries allowed inside a transaction. */
export interface Tx extends Db {
  /** Lifts the limits that keep requests short, until the transaction ends: for migrations, backups and imports. */
  longRunning(): Promise<void>;
}

/**
 * Tells whether a database takes reads and writes, and if not, what is wrong: it is away, says nothing, or its disk is
 * full.
 */
export type DatabaseState = 'ready' | 'away' | 'silent' | 'full';

/** The number of connections at work, the highest number allowed, and the number of statements that wait for one. */
export type DatabaseUsage = Readonly<{ used: number; most: number; waiting: number }>;

/** An open database: embedded or a PostgreSQL server, behind the same few verbs. */
export interface Database extends Db {
  readonly engine: 'embedded' | 'postgres';
  /** All or nothing. Inside, use the given handle only: the outer one is refused. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Brings what `pg_notify('realtime', …)` sends once its transaction is committed, and says when something may have
   * been missed because the connection was lost for a while. Returns how to stop.
   */
  subscribe(onMessage: (message: string) => void, onReconnect?: () => void): () => void;
  /** Asks how it is, within two seconds, and never waits behind the statements of people. */
  state(): Promise<DatabaseState>;
  usage(): DatabaseUsage;
  close(): Promise<void>;
}
