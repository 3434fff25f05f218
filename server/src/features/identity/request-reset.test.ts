import { beforeEach, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { doDueJobs, mailsTo } from '#testing/mailbox';
import { ANCHOR, useWorld } from '#testing/world';

const ORIGIN = 'https://square.northfield.example';
const world = useWorld({ settings: { publicOrigin: ORIGIN } });
const ask = (username: string, resetUrl = `${ORIGIN}/reset-password`) =>
  world.anonymous.call('requestPasswordReset', { username, resetUrl });
const mails = async () => {
  await doDueJobs(world.services);
  return (await world.db.one<{ count: number }>(sql`select count(*) from mails`)).count;
};

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from rate_limits`);
});

test('every well-formed e-mail gets the same answer, and only an active account a mail [AUTH-050, AUTH-059, D-043]', async () => {
  const before = await mails();
  const unknown = await ask('nobody-at-all@northfield.example');
  expect(unknown).toEqual({ status: 200, body: { success: true } });
  expect(await ask('inactive@northfield.example')).toEqual(unknown);
  expect(await mails()).toBe(before);
  expect(await ask('student2@northfield.example')).toEqual(unknown);
  expect(await mails()).toBe(before + 1);
});

test.each([
  '',
  'student',
  'a@b@c.example',
  'a b@c.example',
  'a@c.example\r\nBcc: x@y.example',
  `${'a'.repeat(250)}@c.example`,
])('the malformed e-mail %j is refused [AUTH-049, D-043]', async (username) => {
  expect(await ask(username)).toMatchObject({ status: 422, body: { fields: { username: expect.any(String) } } });
});

test.each(['ta@northfield.example', 'nobody-at-all@northfield.example'])(
  'three requests an hour for %s, also in parallel and in any case [AUTH-049, D-039, D-043]',
  async (email) => {
    const names = Array.from({ length: 8 }, (_, index) => (index % 2 ? email : email.toUpperCase()));
    const statuses = await Promise.all(names.map(async (name) => (await ask(name)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    world.at(plus(ANCHOR, 60 * MINUTE - 1));
    expect((await ask(email)).status).toBe(429);
    world.at(plus(ANCHOR, 60 * MINUTE));
    expect((await ask(email)).status).toBe(200);
  },
);

/** Forty addresses that must never occur in a mail. */
const HOSTILE = [
  'https://evil.example/reset-password',
  'http://square.northfield.example/reset-password',
  'https://square.northfield.example:8443/reset-password',
  'https://square.northfield.example.evil.example/reset-password',
  'https://evil.example/square.northfield.example/reset-password',
  'https://evilsquare.northfield.example/reset-password',
  'https://northfield.example/reset-password',
  'https://www.square.northfield.example/reset-password',
  'https://square.northfield.example@evil.example/reset-password',
  'https://square.northfield.example:x@evil.example/reset-password',
  'https://user@square.northfield.example/reset-password',
  'https://user:pass@square.northfield.example/reset-password',
  'https://evil.example#@square.northfield.example/reset-password',
  'https://evil.example?@square.northfield.example/reset-password',
  'https://evil.example\\@square.northfield.example/reset-password',
  'https://evil.example\\.square.northfield.example/reset-password',
  'https:\\\\evil.example\\reset-password',
  'https:evil.example/reset-password',
  'https:///evil.example/reset-password',
  '//evil.example/reset-password',
  '/\\evil.example/reset-password',
  '/reset-password',
  'reset-password',
  '',
  ' ',
  // oxlint-disable-next-line no-script-url -- it is what must be refused
  'javascript:alert(1)//https://square.northfield.example/reset-password',
  'data:text/html,<script>location="https://evil.example"</script>',
  'file:///reset-password',
  'ftp://square.northfield.example/reset-password',
  'blob:https://square.northfield.example/reset-password',
  'https://square.northfield.example./reset-password',
  'https://squаre.northfield.example/reset-password',
  'https://square.northfield.example%2eevil.example/reset-password',
  'https://square.northfield.example%00.evil.example/reset-password',
  'https://127.0.0.1/reset-password',
  'https://[::1]/reset-password',
  'https://square.northfield.example/reset-password/../redirect',
  'https://square.northfield.example//evil.example/reset-password',
  'https://square.northfield.example/redirect?to=/reset-password',
  `https://square.northfield.example/reset-password?${'x'.repeat(2048)}`,
];

test('forty hostile addresses are refused, and none is mailed [AUTH-059, D-014]', async () => {
  expect(new Set(HOSTILE)).toHaveProperty('size', 40);
  const before = await mails();
  const answers = await Promise.all(
    HOSTILE.map(async (url) => ({ url, status: (await ask('ssm@northfield.example', url)).status })),
  );
  expect(answers.filter(({ status }) => status !== 422)).toEqual([]);
  expect(await mails()).toBe(before);
});

test('whatever stands around the address, the mail leads to the own screen [AUTH-059, D-014]', async () => {
  for (const trick of ['?token=theirs&user=me#https://evil.example', '#@evil.example', '?a=https://evil.example']) {
    await world.db.run(sql`delete from rate_limits`);
    await ask('cd@northfield.example', `HTTPS://Square.Northfield.example:443/reset-password${trick}`);
  }
  const forwarded = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
  const payload = { username: 'cd@northfield.example', resetUrl: `${ORIGIN}/reset-password` };
  await world.app.inject({ method: 'POST', url: '/broker/requestPasswordReset', headers: forwarded, payload });
  const sent = await mailsTo(world, 'cd@northfield.example');
  expect(sent).toHaveLength(4);
  for (const { body } of sent) {
    expect(body).toMatch(
      /https:\/\/square\.northfield\.example\/reset-password\?token=[\w-]{43}&user=cd%40northfield\.example\n/,
    );
    expect(body).not.toContain('evil');
  }
});
