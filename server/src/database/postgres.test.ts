import { afterEach, expect, test, vi } from 'vitest';
import { sql, type Database } from './db.ts';
import { openPostgres } from './postgres.ts';

let database: Database | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await database?.close();
});

test.runIf(process.env['BCS_TEST_ENGINE'] === 'postgres')(
  'a connection is kept while somebody reads a page, and closed when nobody comes back',
  async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const open = await openPostgres(process.env['TEST_DATABASE_URL'] ?? '', { poolSize: 1 });
    database = open;
    const backend = () => open.one(sql`select pg_backend_pid() as pid`);
    const first = await backend();
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    expect(await backend()).toEqual(first);
    await vi.advanceTimersByTimeAsync(15 * 60_000);
    expect(await backend()).not.toEqual(first);
  },
);
