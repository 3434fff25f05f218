import { expect, test } from 'vitest';
import { MOST_DRAFTS } from '@bcs/contract/features/administration/failures-drafts';
import { LONGEST_DRAFT } from '@bcs/contract/features/administration/model';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { sweep } from '#jobs/sweep';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const DAYS = 24 * HOUR;
const draft = (form: string, content: string | null = '{"value":{"firstName":"Maja"}}') => ({
  form,
  title: 'Maya Okafor: names',
  path: '/admin/people/1',
  content,
  at: world.now,
});
const save = async (by: 'operator' | 'registrar', input: object) =>
  (await world.as(by).call('saveAdminDraft', input)).status;
const found = async (by: 'operator' | 'registrar', form: string) =>
  (await world.as(by).call('adminDraft', { form })).body.draft?.content ?? null;
const open = async (by: 'operator' | 'registrar') =>
  (await world.as(by).call('adminOverview', {})).body.openDrafts.map(({ form }) => form);

test('a draft belongs to one person and one form, on every device, and stands in the overview until it is removed [ADM-014, ADM-116]', async () => {
  expect(await save('operator', draft('person/1'))).toBe(200);
  expect(await save('operator', draft('person/1', '{"value":2}'))).toBe(200);
  expect([await found('operator', 'person/1'), await open('operator')]).toEqual(['{"value":2}', ['person/1']]);
  expect([await found('registrar', 'person/1'), await open('registrar')]).toEqual([null, []]);
  expect(await save('registrar', draft('person/1', null))).toBe(200);
  expect(await found('operator', 'person/1')).toBe('{"value":2}');
  expect(await save('operator', draft('person/1', null))).toBe(200);
  expect([await found('operator', 'person/1'), await open('operator')]).toEqual([null, []]);
});

test('drafts have a bound in size and number, hold no secret, and lead to administration only [ADM-116]', async () => {
  expect(await save('operator', draft('long', 'x'.repeat(LONGEST_DRAFT + 1)))).toBe(422);
  for (const secret of ['{"value":{"newPassword":"x"}}', String.raw`{"a":[{"Token" : 1}]}`])
    expect(await save('operator', draft('secret', secret))).toBe(422);
  const lesson = JSON.stringify({ content: 'Send `{"password": "x"}` and keep the "token": it signs you in.' });
  expect(await save('operator', draft('lesson', lesson))).toBe(200);
  expect(await save('operator', draft('lesson', null))).toBe(200);
  for (const path of ['https://elsewhere.example', '//elsewhere.example', '/admin/../login', '/dashboard'])
    expect(await save('operator', { ...draft('path'), path })).toBe(422);
  for (let at = 0; at < MOST_DRAFTS; at++) expect(await save('operator', draft(`form/${at}`))).toBe(200);
  expect(await save('operator', draft('one/more'))).toBe(409);
  expect(await save('operator', draft('form/0'))).toBe(200);
  await world.db.run(sql`delete from admin_drafts`);
});

test('a draft that nobody comes back for is forgotten after 30 days, and goes with its account [ADM-116]', async () => {
  const drafts = () => numberOf(world.db, sql`select count(*) from admin_drafts`);
  world.at(ANCHOR);
  await save('operator', draft('person/1'));
  world.at(plus(ANCHOR, 29 * DAYS));
  await sweep(world.services);
  expect(await drafts()).toBe(1);
  world.at(plus(ANCHOR, 31 * DAYS));
  await sweep(world.services);
  world.at(ANCHOR);
  expect(await drafts()).toBe(0);
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into accounts (email, first_name, last_name, draft_key) values ('gone@x.example', 'G', 'G', 'k') returning id`);
  await world.db.run(sql`
    insert into admin_drafts (account_id, form, title, path, content, saved_at)
    values (${id}, 'f', 't', '/admin', '{}', ${ANCHOR})`);
  await world.db.run(sql`delete from accounts where id = ${id}`);
  expect(await drafts()).toBe(0);
});

test('what was said before a draft was removed, and arrives later, does not bring it back [ADM-116]', async () => {
  world.at(plus(ANCHOR, 2 * HOUR));
  const later = plus(ANCHOR, HOUR);
  await save('operator', { ...draft('late'), at: ANCHOR });
  await save('operator', { ...draft('late', null), at: later });
  expect(await save('operator', { ...draft('late'), at: plus(later, -1) })).toBe(200);
  expect([await found('operator', 'late'), await open('operator')]).toEqual([null, []]);
  await save('operator', { ...draft('late'), at: plus(later, 1) });
  expect(await open('operator')).toEqual(['late']);
  await save('operator', { ...draft('late', null), at: world.now });
  world.at(ANCHOR);
});
