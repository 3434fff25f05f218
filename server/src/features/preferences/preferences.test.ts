import { beforeEach, describe, expect, test } from 'vitest';
import { MAIL_KIND_NAMES } from '@bcs/contract/features/notifications/mail-kinds';
import { kindOfToken } from '@bcs/contract/features/preferences/unsubscribing';
import { sql } from '#database/db';
import { unsubscribeToken } from '#kernel/unsubscribe-token';
import { mailsTo } from '#testing/mailbox';
import { forgetMails, tellCancelled } from '#testing/news';
import { testSealer } from '#testing/services';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const student = ids.accounts.student;
const NOON = '2026-03-11T16:00:00.000Z';
beforeEach(async () => {
  world.at(NOON);
  await forgetMails(world);
});

const read = async () => (await world.as('student').call('mailPreferences')).body;
const choices = () =>
  world.db.many(
    sql`select kind, course_id as "courseId", delivery from mail_choices order by kind, course_id nulls first`,
  );

test('everybody reads and changes the own preferences; what is left out stays [SUCC-076]', async () => {
  expect(await read()).toMatchObject({
    sends: true,
    email: 'student@northfield.example',
    timeZone: null,
    classTimeZone: 'America/New_York',
    quietFrom: '21:00',
    quietUntil: '07:00',
    digestAt: '07:00',
    choices: [],
  });
  await world.as('student').call('saveMailPreferences', { digestAt: '18:30', timeZone: 'Europe/Berlin' });
  await world.as('student').call('saveMailPreferences', { quietFrom: '22:00' });
  expect(await read()).toMatchObject({ timeZone: 'Europe/Berlin', quietFrom: '22:00', digestAt: '18:30' });
  await world.as('student').call('saveMailPreferences', { timeZone: null });
  expect(await read()).toMatchObject({ timeZone: null, digestAt: '18:30' });
});

test('each change leaves one entry in the history, and the same again none [SUCC-093, SUCC-095]', async () => {
  const entries = () =>
    world.db.many(sql`
      select action, author_account_id as author, account_id as person, before, after from audit_entries
      where action in ('person.choose-mail', 'person.unsubscribe') order by id`);
  const earlier = (await entries()).length;
  const choice = { kind: 'grades', courseId: null, delivery: 'weekly' } as const;
  for (const change of [{ digestAt: '18:30' }, { digestAt: '18:30' }, { choice }, { choice }])
    await world.as('student').call('saveMailPreferences', change);
  const token = unsubscribeToken(testSealer, { accountId: student, kind: 'grades' });
  for (let turn = 0; turn < 2; turn++) await world.app.inject({ method: 'POST', url: `/unsubscribe/${token}` });
  const own = { author: student, person: student };
  expect((await entries()).slice(earlier)).toEqual([
    { ...own, action: 'person.choose-mail', before: { digestAt: null }, after: { digestAt: '18:30' } },
    { ...own, action: 'person.choose-mail', before: { grades: null }, after: { grades: 'weekly' } },
    { ...own, action: 'person.unsubscribe', before: { grades: 'weekly' }, after: { grades: 'off' } },
  ]);
});

test('a choice is for own classes only [SUCC-076]', async () => {
  const { status } = await world.as('student').call('saveMailPreferences', {
    choice: { kind: 'grades', courseId: ids.lakesideCourse, delivery: 'off' },
  });
  expect([status, await choices()]).toEqual([404, []]);
  const wrong = await world.as('student').call('saveMailPreferences', { timeZone: 'Mars/Olympus' });
  expect(wrong.status).toBe(422);
});

describe('unsubscribing [SUCC-082]', () => {
  const token = unsubscribeToken(testSealer, { accountId: student, kind: 'sessionChanges' });
  const ask = (method: 'GET' | 'POST', of = token, headers: Record<string, string> = {}, payload = '') =>
    world.app.inject({ method, url: `/unsubscribe/${of}`, headers, ...(method === 'POST' && { payload }) });

  test('a POST without cookies turns the kind off, again and again with the same answer', async () => {
    await world.as('student').call('saveMailPreferences', {
      choice: { kind: 'sessionChanges', courseId: ids.activeCourse, delivery: 'at-once' },
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const first = await ask('POST', token, form, 'List-Unsubscribe=One-Click');
    const again = await ask('POST', token, { 'content-type': 'multipart/form-data; boundary=x' }, '--x--');
    const bare = await ask('POST');
    expect([first.statusCode, again.statusCode, bare.statusCode]).toEqual([200, 200, 200]);
    expect([again.body, bare.body]).toEqual([first.body, first.body]);
    expect(first.headers['referrer-policy']).toBe('no-referrer');
    expect(await choices()).toEqual([{ kind: 'sessionChanges', courseId: null, delivery: 'off' }]);
  });

  test('a GET changes nothing and leads to the page with the button', async () => {
    const { statusCode, headers } = await ask('GET');
    expect([statusCode, headers['location'], headers['referrer-policy']]).toEqual([
      302,
      `/unsubscribe?token=${token}`,
      'no-referrer',
    ]);
    expect(await choices()).toEqual([]);
    expect((await world.anonymous.call('unsubscribe', { token })).body).toEqual({
      kind: 'Cancelled and moved sessions',
    });
    expect(await choices()).toEqual([{ kind: 'sessionChanges', courseId: null, delivery: 'off' }]);
  });

  test.each([
    ['of another person', token.replace(/^\d+/, String(ids.accounts.student2))],
    ['of another kind', token.replace('sessionChanges', 'grades')],
    ['cut', token.slice(0, -1)],
    ['of a kind without a switch', unsubscribeToken(testSealer, { accountId: student, kind: 'reset' })],
    ['nothing', 'x'],
  ])('a token %s is none', async (_what, forged) => {
    expect((await ask('POST', forged)).statusCode).toBe(404);
    expect((await world.anonymous.call('unsubscribe', { token: forged })).body).toEqual({ kind: null });
    expect(await choices()).toEqual([]);
  });

  test('the page reads in the token what it turns off', () => {
    for (const kind of Object.keys(MAIL_KIND_NAMES))
      expect(kindOfToken(unsubscribeToken(testSealer, { accountId: student, kind }))).toBe(kind);
    expect(kindOfToken(unsubscribeToken(testSealer, { accountId: student, kind: 'reset' }))).toBeNull();
  });

  test('its address stands in the mail', async () => {
    await tellCancelled(world, '2026-03-18T22:30:00.000Z');
    const body = (await mailsTo(world, 'student@northfield.example'))[0]?.body;
    expect(body).toContain(`${world.services.settings.publicOrigin}/unsubscribe/${token}`);
  });
});

test('answers of support are turned off and on again by whoever is no student, also without a class [SUCC-076, SUCC-082]', async () => {
  for (const who of ['cd', 'nobody'] as const) {
    const token = unsubscribeToken(testSealer, { accountId: ids.accounts[who], kind: 'support' });
    expect((await world.anonymous.call('unsubscribe', { token })).body.kind).toBe('Support requests');
    const choose = async (delivery: 'at-once' | 'daily' | 'weekly') => {
      const choice = { kind: 'support', courseId: null, delivery } as const;
      return (await world.as(who).call('saveMailPreferences', { choice })).status;
    };
    expect([await choose('daily'), await choose('weekly'), await choose('at-once')]).toEqual([422, 422, 200]);
  }
  const again = { kind: 'support', courseId: null, delivery: 'at-once' };
  expect(await choices()).toEqual([again, again]);
  const waiting = { kind: 'waiting', courseId: null, delivery: 'daily' } as const;
  expect((await world.as('student').call('saveMailPreferences', { choice: waiting })).status).toBe(422);
});

describe('whoever answers a support request is told whether its person gets a mail about it [SUCC-078, D-323]', () => {
  const OF_INSTRUCTOR = ids.ticket + 3;
  const mailIsOff = async (caseId: number = ids.ticket): Promise<boolean> =>
    (await world.as('ssm').call('supportCase', { enrollmentId: ids.enrollments.ssm, caseId })).body.case.mailIsOff;
  const choose = (kind: string, delivery: string, accountId: number = student) =>
    world.db.run(
      sql`insert into mail_choices (account_id, kind, delivery) values (${accountId}, ${kind}, ${delivery})`,
    );
  const address = sql`(select email from accounts where id = ${student})`;

  test.each<[string, () => unknown, boolean]>([
    ['nothing was chosen', () => null, false],
    ['it is off', () => choose('support', 'off'), true],
    ['it comes weekly', () => choose('support', 'weekly'), false],
    ['it comes at once, and the digest is off', () => choose('digest', 'off'), false],
    [
      'it would come daily, and the digest is off',
      () => Promise.all([choose('support', 'daily'), choose('digest', 'off')]),
      true,
    ],
    [
      'the address refuses mail [SUCC-084]',
      () =>
        world.db.run(sql`insert into refused_addresses (address, answer, stopped_at) values (${address}, '', now())`),
      true,
    ],
    [
      'the account is switched off [SUCC-083]',
      () => world.db.run(sql`update accounts set active = false where id = ${student}`),
      true,
    ],
    [
      'the class is archived [SUCC-083]',
      () => world.db.run(sql`update courses set archived_at = now() where id = ${ids.activeCourse}`),
      true,
    ],
  ])('%s', async (_when, happen, isTold) => {
    await happen();
    const told = await mailIsOff();
    await world.db.script(`
      delete from refused_addresses; update accounts set active = true where id = ${student};
      update courses set archived_at = null where id = ${ids.activeCourse}`);
    expect(told).toBe(isTold);
  });

  test('to staff it comes at once, whatever the digest [D-333]', async () => {
    await choose('support', 'daily', ids.accounts.instructor);
    await choose('digest', 'off', ids.accounts.instructor);
    expect(await mailIsOff(OF_INSTRUCTOR)).toBe(false);
    await world.db.run(sql`update mail_choices set delivery = 'off'`);
    expect(await mailIsOff(OF_INSTRUCTOR)).toBe(true);
  });
});
