import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sql, type Database } from '#database/db';
import { emptyDatabase } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

interface Named {
  readonly name: string;
}
const renamed = sql`select 'Maya' as first_name`;
const MISSING = /No column "name" but first_name in a row of: select 'Maya'/;

test('a column that the statement does not have fails where it is read, alone, in lists and in transactions', async () => {
  const one = await database.one<Named>(renamed);
  expect(() => one.name).toThrow(MISSING);
  const many = await database.many<Named>(renamed);
  expect(() => many.map(({ name }) => name)).toThrow(MISSING);
  const maybe = await database.transaction((tx) => tx.maybe<Named>(renamed));
  expect(() => maybe?.name).toThrow(MISSING);
});

test('a row is compared, copied, written as JSON and read by schemas as ever', async () => {
  const row = await database.one<{ first_name: string }>(renamed);
  expect(row).toEqual({ first_name: 'Maya' });
  expect({ ...row }).toEqual({ first_name: 'Maya' });
  expect(JSON.stringify(row)).toBe('{"first_name":"Maya"}');
  expect(z.object({ first_name: z.string(), nickname: z.string().optional() }).parse(row)).toEqual({
    first_name: 'Maya',
  });
  expect(await database.maybe(sql`select 1 where false`)).toBeUndefined();
});
