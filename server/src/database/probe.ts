import type { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseState } from './db.ts';
import { isDiskFull } from './watch.ts';

const ANSWERS_WITHIN_MS = 1500;
/** The time during which further requests get the same answer. */
const KEPT_MS = 500;
const GOOD_BYE_MS = 200;
/** A script that writes a megabyte and rolls it back: more than a page or two that may be free by chance. */
const WRITE_A_MEGABYTE = `
  begin; create temporary table bcs_probe on commit drop as select md5(i::text) from generate_series(1, 20000) i; rollback`;

/**
 * Asks a PostgreSQL server for its state over a separate connection, so that it does not wait behind other statements.
 * The disk counts as full after a statement failed for that reason, until a megabyte can be written.
 */
export class Probe {
  readonly #url: string;
  #client: pg.Client | undefined;
  #isFull = false;
  #asked: Readonly<{ at: number; answer: Promise<DatabaseState> }> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Records that a statement found the disk full. */
  foundFull(): void {
    this.#isFull = true;
  }

  state(): Promise<DatabaseState> {
    const now = performance.now();
    if (this.#asked && now - this.#asked.at < KEPT_MS) return this.#asked.answer;
    const answer = this.#ask();
    this.#asked = { at: now, answer };
    return answer;
  }

  async close(): Promise<void> {
    await this.#forget();
  }

  async #ask(): Promise<DatabaseState> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<DatabaseState>((resolve) => {
      timer = setTimeout(() => resolve('silent'), ANSWERS_WITHIN_MS);
    });
    const state = await Promise.race([this.#look(), late]).finally(() => clearTimeout(timer));
    if (state === 'silent' || state === 'away') await this.#forget();
    return state;
  }

  async #look(): Promise<DatabaseState> {
    try {
      const client = await this.#connected();
      await client.query('select 1 from schema_migrations limit 1');
      if (!this.#isFull) return 'ready';
      await client.query(WRITE_A_MEGABYTE);
      this.#isFull = false;
      return 'ready';
    } catch (error) {
      if (!isDiskFull(error)) return 'away';
      await this.#forget();
      return 'full';
    }
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'bcs-ready',
      connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    });
    this.#client = client;
    client.on('error', () => {});
    client.once('end', () => {
      if (this.#client === client) this.#client = undefined;
    });
    await client.connect();
    return client;
  }

  /** Closes the connection without waiting for a server that may be silent. */
  async #forget(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    if (!client) return;
    const cut = setTimeout(() => cutOff(client), GOOD_BYE_MS);
    await client.end().catch(() => {});
    clearTimeout(cut);
  }
}

/** Cuts a connection, using the stream that the driver's types do not expose. */
const cutOff = (client: pg.Client) =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
