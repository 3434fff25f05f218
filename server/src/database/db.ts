import type { Sql } from 'sql-template-tag';

/** What a query may do, inside a transaction or outside. Rows are checked by the output schema of the call. */
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

/** An open database: embedded or a PostgreSQL server, behind the same few verbs. */
export interface Database extends Db {
  readonly engine: 'embedded' | 'postgres';
  /** All or nothing. Inside, use the given handle only: the embedded engine has one session. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Brings what `pg_notify('realtime', …)` sends once its transaction is committed, and says when something may have
   * been missed because the connection was lost for a while. Returns how to stop.
   */
  subscribe(onMessage: (message: string) => void, onReconnect?: () => void): () => void;
  close(): Promise<void>;
}
