import { expect, test } from 'vitest';
import { sql } from '#database/db';
import type { Workplace } from './surroundings.ts';
import { useWorld } from '#testing/world';
import { recordBilling } from './billing.ts';

const world = useWorld();
const record = async (course: string, amount: string, options = {}) => {
  const said: string[] = [];
  const place = { database: world.db, now: world.now, say: (text: string) => said.push(text) } as unknown as Workplace;
  await recordBilling(place, 'payment', ['Student@Northfield.example', course, amount, 'Third installment'], {
    currency: 'USD',
    ...options,
  }).catch((error: Error) => said.push(error.message));
  return said[0];
};
const codeOfClass = async () =>
  (await world.db.one<{ code: string }>(sql`select code from courses where id = ${world.ids.activeCourse}`)).code;

test('a payment is recorded for a student of a class, and shown by the statement [D-170]', async () => {
  const course = await codeOfClass();
  expect(await record(course, '3495.00', { date: '2026-03-10' })).toBe(
    'Recorded a payment of 3495.00 USD for Student@Northfield.example.',
  );
  const last = await world.db.one(sql`
    select kind, amount_cents as cents, dated::text as dated from billing_entries order by id desc limit 1`);
  expect(last).toEqual({ kind: 'payment', cents: 349_500, dated: '2026-03-10' });
});

test('what cannot be meant is refused in a sentence', async () => {
  const course = await codeOfClass();
  for (const amount of ['0', 'much', '1,000', '12.5', '99999999'])
    expect(await record(course, amount)).toBe(`${amount} is not an amount such as 1250 or 1250.50.`);
  expect(await record('nowhere', '10')).toContain('is not a student of the class nowhere.');
  expect(await record(course, '10', { currency: 'dollars' })).toContain('is not a currency');
  expect(await record(course, '10', { date: 'today' })).toContain('is not a date');
});
