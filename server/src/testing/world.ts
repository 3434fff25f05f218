import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database } from '#database/db';
import { ACCOUNTS, IDS, type DemoName } from '#database/seed/ids';
import { putPictures } from '#database/seed/pictures';
import type { Services } from '#kernel/services';
import type { Settings } from '#kernel/settings';
import { newToken, tokenHash } from '#kernel/tokens';
import { buildApp } from '../app.ts';
import { clientOf, type Client } from './client.ts';
import { plantedDatabase } from './database.ts';
import { ANCHOR } from './demo-world.ts';
import { testServices } from './services.ts';

export { ANCHOR };

/** The demo world, freshly planted, and everything a test does with it. */
export interface World {
  readonly db: Database;
  readonly ids: typeof IDS;
  readonly app: FastifyInstance;
  readonly services: Services;
  /** The present time of the server's clock. */
  readonly now: Instant;
  /** Moves the server's clock. */
  at(now: Instant): void;
  /** Somebody of the world, logged in; with a second factor unless the way is named. */
  as(name: DemoName, opened?: SignInWay): Client;
  /** The token with which they are logged in. */
  tokenOf(name: DemoName, opened?: SignInWay): Promise<string>;
  readonly anonymous: Client;
}

/** The way in which somebody has signed in: with the password alone, or with a code besides. */
export type SignInWay = 'password' | 'code';

export interface WorldOptions {
  readonly settings?: Partial<Settings>;
}

/** Gives a test file a world of its own: copied before its first test, removed after its last. */
export function useWorld({ settings }: WorldOptions = {}): World {
  let now = ANCHOR;
  let database: Database;
  let services: Services;
  let app: FastifyInstance;
  /** Valid for eight hours of the server's clock, so each is issued again when the clock was moved. */
  const tokens = new Map<string, { token: string; issuedAt: Instant; issued: Promise<unknown> }>();

  beforeAll(async () => {
    database = await plantedDatabase();
    services = testServices(database, () => now, settings);
    await putPictures(services.files);
    app = await buildApp(services, { limited: false });
    await app.ready();
  });
  afterAll(async () => {
    await app?.close();
    await database?.close();
  });

  const issue = (name: DemoName, opened: SignInWay, token: string) =>
    services.database.run(sql`
      insert into auth_tokens (token_hash, account_id, issued_at, last_used_at, second_factor)
      values (${tokenHash(token)}, ${ACCOUNTS[name]}, ${now}, ${now}, ${opened === 'code' ? 'code' : null})
      on conflict (token_hash) do update set issued_at = excluded.issued_at, last_used_at = excluded.last_used_at`);
  const tokenOf = async (name: DemoName, opened: SignInWay = 'code'): Promise<string> => {
    const key = `${name} by ${opened}`;
    let known = tokens.get(key);
    if (known?.issuedAt !== now) {
      const token = known?.token ?? newToken();
      known = { token, issuedAt: now, issued: issue(name, opened, token) };
      tokens.set(key, known);
    }
    // requests made at the same moment must wait until the token is stored
    await known.issued;
    return known.token;
  };
  return {
    get db() {
      return services.database;
    },
    ids: IDS,
    get app() {
      return app;
    },
    get services() {
      return services;
    },
    get now() {
      return now;
    },
    at: (moment) => {
      now = moment;
    },
    as: (name, opened) =>
      clientOf(
        () => app,
        () => tokenOf(name, opened),
      ),
    tokenOf,
    anonymous: clientOf(
      () => app,
      async () => null,
    ),
  };
}
