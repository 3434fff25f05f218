import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type Database } from '#database/db';
import { migratedDatabase } from '#testing/database';
import { openMailPace } from './pace.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
afterAll(() => database.close());

test('turns come at even distances for all processes together, and whoever asks later waits for nothing [ADM-135]', async () => {
  const waited: number[] = [];
  // the interval is so long that the duration of the test does not matter
  const open = () => openMailPace(database, 1 / 60, async (ms) => void waited.push(Math.round(ms / 3_600_000)));
  const [one, other] = [open(), open()];
  await one();
  await other();
  await one();
  await other();
  expect(waited).toEqual([1, 2, 3]);
  await database.run(sql`update mail_pace set next_at = now() - interval '1 second'`);
  await one();
  expect(waited).toHaveLength(3);
});
