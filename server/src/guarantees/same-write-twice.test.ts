import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const entries = () => numberOf(world.db, sql`select count(*) from audit_entries`);
const jobs = () => numberOf(world.db, sql`select count(*) from outbox where kind = 'reset-link'`);

async function send(path: string, payload: object, writeKey?: string) {
  const authtoken = await world.tokenOf('operator');
  const headers = { authtoken, ...(writeKey !== undefined && { writekey: writeKey }) };
  return world.app.inject({ method: 'POST', url: `/broker/${path}`, headers, payload });
}
/** Requests a reset link. Each request sends one, so that repeated writes differ only by their key. */
const askForLink = (writeKey?: string) =>
  send('startPasswordReset', { accountId: world.ids.accounts.student }, writeKey);

test('the same write sent twice, or at once, has one effect and one entry; another key, or none, is another write [ADM-118]', async () => {
  const [told, mails] = [await entries(), await jobs()];
  const answers = await Promise.all([1, 2, 3, 4].map(() => askForLink('write-key-1')));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect([(await entries()) - told, (await jobs()) - mails]).toEqual([1, 1]);
  await askForLink('write-key-2');
  await askForLink();
  expect([(await entries()) - told, (await jobs()) - mails]).toEqual([3, 3]);
});

test('the same key of somebody else, or for another call, is another write; what was refused may be sent again [ADM-118]', async () => {
  const grant = { email: 'nobody-yet@school.example.edu', universityId: null };
  expect((await send('giveGrant', grant, 'write-key-1')).statusCode).toBe(422);
  await world.db.run(sql`
    update accounts set email = ${grant.email} where id = ${world.ids.accounts.instructor}`);
  for (let press = 0; press < 2; press++) expect((await send('giveGrant', grant, 'write-key-1')).statusCode).toBe(200);
  expect((await send('giveGrant', grant, 'write-key-2')).json().errorCode).toBe('GRANT_HELD');
  const registrar = await world.tokenOf('registrar');
  const mails = await jobs();
  const byOther = await world.app.inject({
    method: 'POST',
    url: '/broker/startPasswordReset',
    headers: { authtoken: registrar, writekey: 'write-key-1' },
    payload: { accountId: world.ids.accounts.student2 },
  });
  expect([byOther.statusCode, (await jobs()) - mails]).toEqual([200, 1]);
});
