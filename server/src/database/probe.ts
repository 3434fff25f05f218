import type { Socket } from 'node:net';
import pg from 'pg';
import type { DatabaseState } from './db.ts';
import { isDiskFull } from './watch.ts';

const ANSWERS_WITHIN_MS = 1500;
/** Whoever asks again at once is told the same. */
const KEPT_MS = 500;
const GOOD_BYE_MS = 200;
/** More than a page or two that were free by chance; it is taken back at once. */
const WRITE_A_MEGABYTE = `
  begin; create temporary table bcs_probe on commit drop as select md5(i::text) from generate_series(1, 20000) i; rollback`;

/**
 * Asks a PostgreSQL server how it is, over a connection of its own, so that it waits behind nobody. A disk is taken for
 * full once a statement has failed for that reason, until there is room for a megabyte again.
 */
export class Probe {
  readonly #url: string;
  #client: pg.Client | undefined;
  #isFull = false;
  #asked: Readonly<{ at: number; answer: Promise<DatabaseState> }> | undefined;

  constructor(url: string) {
    this.#url = url;
  }

  /** Some statement has found the disk full. */
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

  /** Without waiting for a server that may say nothing. */
  async #forget(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    if (!client) return;
    const cut = setTimeout(() => cutOff(client), GOOD_BYE_MS);
    await client.end().catch(() => {});
    clearTimeout(cut);
  }
}

/** The driver's types leave out what is behind a client. */
const cutOff = (client: pg.Client) =>
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
