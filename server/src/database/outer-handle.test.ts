import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '#testing/database';
import { sql, type Database } from './db.ts';

const one = sql`select 1 as one`;
const REFUSED = 'Inside a transaction use its own handle, never the outer one.';
let database: Database;

beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

describe('inside a transaction the outer handle', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['for a statement', () => database.one(one)],
    ['for a script', () => database.script('select 1')],
    ['for another transaction', () => database.transaction((tx) => tx.one(one))],
    ['after a while', async () => new Promise((resolve) => void setImmediate(resolve)).then(() => database.one(one))],
  ])('is refused at once %s, and nothing is left behind', async (_how, ask) => {
    await expect(database.transaction(ask)).rejects.toThrow(REFUSED);
    expect(await database.one(one)).toEqual({ one: 1 });
    expect(database.usage()).toMatchObject({ waiting: 0 });
  });
});

test('its own handle serves, and others use the outer one meanwhile', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const inside = database.transaction(async (tx) => {
    await asked;
    return tx.one(one);
  });
  const outside = database.one(one);
  ask();
  expect(await Promise.all([inside, outside])).toEqual([{ one: 1 }, { one: 1 }]);
});

test('what was begun inside may use the outer handle once the transaction has ended', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { later } = await database.transaction(async () => ({ later: ended.then(() => database.one(one)) }));
  end();
  expect(await later).toEqual({ one: 1 });
});
