import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import { pop3Mailbox } from '#adapters/mail/pop3';
import { smtpMailer, type SmtpMailer } from '#adapters/mail/smtp';
import { runDueJobs } from '#jobs/outbox';
import { readReports } from '#jobs/non-delivery';
import { AddressRefused, AddressStopped, MailNotHandedOver, MailRefused } from '#kernel/mailer';
import { enqueue } from '#kernel/outbox';
import type { Services } from '#kernel/services';
import { withDeliveryStatus, holidayAnswer, postfixReport } from '#testing/non-delivery-reports';
import { freePort } from '#testing/free-port';
import { startPop3, type TestPop3 } from '#testing/pop3-server';
import { numberOf } from '#testing/rows';
import { startStrictSmtp, type Mood, type StrictSmtp } from '#testing/strict-smtp';
import { ANCHOR, useWorld } from '#testing/world';
import { DAY, HOUR, MINUTE, plus } from '@bcs/contract/kernel/clock';
import { guardMailer } from './guard.ts';

const world = useWorld();
const { ids } = world;
const ADDRESS = 'student@northfield.example';
const GONE: Mood = { recipient: '550 5.1.1 <student@northfield.example>: No such user' };
const FULL: Mood = { recipient: '552 5.2.2 Mailbox full' };
let smtp: StrictSmtp;
let pop3: TestPop3;
let outgoing: SmtpMailer;
let services: Services;

beforeAll(async () => {
  [smtp, pop3] = await Promise.all([startStrictSmtp(), startPop3()]);
  const from = { name: 'Bootcamp Square', address: 'no-reply@square.example' };
  outgoing = smtpMailer(smtp.url, from, { returnPath: 'bounces+*@square.example' });
  services = {
    ...world.services,
    mailer: guardMailer(outgoing, world.services),
    returns: pop3Mailbox(pop3.url),
  };
});
afterAll(async () => {
  outgoing.close();
  await Promise.all([smtp.close(), pop3.close()]);
});
beforeEach(async () => {
  world.at(ANCHOR);
  smtp.arrived.length = 0;
  smtp.meet(ADDRESS);
  pop3.messages.length = 0;
  pop3.refuseLogin(null);
  for (const table of ['mail_deliveries', 'refused_addresses', 'outbox']) await world.db.script(`delete from ${table}`);
});

let mails = 0;
/** Sends a new mail, or one with a given key again. */
const send = (key = `digest.${(mails += 1)}`, address = ADDRESS) =>
  services.mailer.send(
    { accountId: null, kind: 'digest', to: { name: 'Maya', address }, subject: 'Your day', text: 'Nothing is due.' },
    key,
  );
const stopped = async () => {
  const { count } = await world.db.one<{ count: number }>(
    sql`select count(*)::int as count from refused_addresses where stopped_at is not null`,
  );
  return count;
};
const stoppedMail = async () => (await world.as('student').call('myInfo')).body.stoppedMail;
const queueResetLink = (email = ADDRESS) =>
  world.db.transaction((tx) =>
    enqueue(tx, {
      kind: 'reset-link',
      payload: { email, resetUrl: 'http://localhost:3000/reset-password' },
      runAt: world.now,
    }),
  );
const job = () =>
  world.db.one<{ attempts: number; doneAt: string | null; failedAt: string | null; runAt: string }>(
    sql`select attempts, done_at as "doneAt", failed_at as "failedAt", run_at as "runAt" from outbox order by id desc limit 1`,
  );

test('an address that refuses for good gets no more mail of any kind, and its owner sees why [SUCC-084]', async () => {
  expect(await stoppedMail()).toBeNull();
  smtp.meet(ADDRESS, GONE);
  await expect(send()).rejects.toThrow(AddressRefused);
  await expect(send()).rejects.toThrow(AddressStopped);
  await expect(send(undefined, 'Student@Northfield.Example')).rejects.toThrow(AddressStopped);
  await queueResetLink();
  await runDueJobs(services);
  expect(await job()).toMatchObject({ doneAt: world.now, failedAt: null });
  expect(smtp.arrived).toEqual([]);
  expect(await stoppedMail()).toEqual({
    since: ANCHOR,
    answer: '550 5.1.1 <student@northfield.example>: No such user',
  });
  // red control: another address still gets mail
  await send(undefined, 'ta@northfield.example');
  expect(smtp.arrived.map(({ recipient }) => recipient)).toEqual(['ta@northfield.example']);
});

test('open pages of the owner and of administration hear of an address that refuses, and the owner that it gets mail again [SUCC-084]', async () => {
  const heard: unknown[] = [];
  const stop = world.db.subscribe((message) => heard.push(JSON.parse(message)));
  const owner = `account ${ids.accounts.student}`;
  smtp.meet(ADDRESS, GONE);
  await expect(send()).rejects.toThrow(AddressRefused);
  await expect.poll(() => heard).toContainEqual({ topics: ['refused addresses'], to: ['administrators', owner] });
  await world.as('operator').call('retryMail', { address: ADDRESS });
  await expect.poll(() => heard).toContainEqual({ topics: ['refused addresses'], to: [owner] });
  stop();
});

test("'Try again' begins anew, by the owner or by whoever operates, and leaves one entry [SUCC-084]", async () => {
  const entries = async () => {
    const { count } = await world.db.one<{ count: number }>(
      sql`select count(*)::int as count from audit_entries where action = 'address.retry'`,
    );
    return count;
  };
  const before = await entries();
  for (const [by, retry] of [
    ['student', () => world.as('student').call('retryAddress')],
    ['operator', () => world.as('operator').call('retryMail', { address: ADDRESS })],
  ] as const) {
    smtp.meet(ADDRESS, GONE);
    await expect(send()).rejects.toThrow(AddressRefused);
    expect([by, (await retry()).status, (await retry()).status]).toEqual([by, 200, 200]);
    expect(await stoppedMail()).toBeNull();
    world.at(plus(world.now, MINUTE));
    await send();
  }
  expect(await entries()).toBe(before + 2);
  expect(smtp.arrived).toHaveLength(2);
});

test('a changed address begins anew [SUCC-084, ADM-021]', async () => {
  smtp.meet(ADDRESS, GONE);
  await expect(send()).rejects.toThrow(AddressRefused);
  const rename = (email: string) =>
    world.db.run(sql`update accounts set email = ${email} where id = ${ids.accounts.student}`);
  await rename('maya@elsewhere.example');
  expect(await stoppedMail()).toBeNull();
  await send(undefined, 'maya@elsewhere.example');
  expect(smtp.arrived).toHaveLength(1);
  await rename(ADDRESS);
});

test('three refusals within a week stop an address; one mail counts once [SUCC-084]', async () => {
  smtp.meet(ADDRESS, FULL, FULL, FULL, FULL, FULL);
  for (const again of [1, 2]) await expect(send('digest.full'), `${again}`).rejects.toThrow(AddressRefused);
  world.at(plus(ANCHOR, 3 * DAY));
  await expect(send()).rejects.toThrow(AddressRefused);
  expect(await stopped()).toBe(0);
  // the first one is older than a week
  world.at(plus(ANCHOR, 8 * DAY));
  await expect(send()).rejects.toThrow(AddressRefused);
  expect(await stopped()).toBe(0);
  world.at(plus(ANCHOR, 9 * DAY));
  await expect(send()).rejects.toThrow(AddressRefused);
  expect(await stopped()).toBe(1);
});

test.each([
  ['a block list that names our server', { recipient: '550 5.7.1 Client host blocked using a list' }],
  ['the content', { content: '554 5.6.0 Message content rejected' }],
])('refused for another reason, an address keeps its mail: %s [SUCC-084]', async (_what, mood) => {
  smtp.meet(ADDRESS, mood, mood, mood, mood);
  for (let times = 0; times < 4; times += 1) await expect(send()).rejects.toThrow(MailRefused);
  expect(await stopped()).toBe(0);
});

test.each<[string, Mood, number]>([
  ['puts a mail off before it has it', { recipient: '451 4.7.1 Greylisted, try again' }, 0],
  ['puts a mail off that it has', { content: '451 4.3.0 Try again' }, 1],
  ['hangs up within a mail', { hangsUp: 'within' }, 0],
  ['hangs up once it has the mail, without an answer', { hangsUp: 'before its answer' }, 1],
])('a server that %s gets the same mail again later [SUCC-084, D-023]', async (_what, mood, wholes) => {
  smtp.meet(ADDRESS, mood);
  await queueResetLink();
  await runDueJobs(services);
  expect(await job()).toMatchObject({ attempts: 1, doneAt: null, failedAt: null, runAt: plus(ANCHOR, MINUTE) });
  expect(smtp.arrived.map(({ accepted }) => accepted)).toEqual(Array.from({ length: wholes }, () => false));
  world.at(plus(ANCHOR, MINUTE));
  await runDueJobs(services);
  expect(await job()).toMatchObject({ attempts: 2, doneAt: world.now });
  expect(smtp.arrived.at(-1)).toMatchObject({ accepted: true, recipient: ADDRESS });
  expect(new Set(smtp.arrived.map(({ messageId }) => messageId)).size).toBe(1);
  expect(await stopped()).toBe(0);
});

describe('what no mail server was given is nowhere [SUCC-080]', () => {
  /** The number of attempts with an unknown outcome. */
  const unanswered = () => numberOf(world.db, sql`select coalesce(sum(unanswered), 0) from mail_deliveries`);
  /** A server that sends one line after the other, whatever it receives. */
  const saying = async (...lines: readonly string[]) => {
    const server = createServer((socket) => {
      const left = [...lines];
      const say = () => void socket.write(`${left.shift() ?? '421 4.3.2 Bye'}\r\n`);
      socket.on('error', () => {});
      socket.on('data', say);
      say();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, port: (server.address() as AddressInfo).port };
  };
  const sendTo = async (port: number) => {
    const mailer = smtpMailer(`smtp://maya:secret@127.0.0.1:${port}`, { name: '', address: 'a@square.example' });
    const mail = { accountId: null, kind: 'digest', to: { name: '', address: ADDRESS }, subject: 'x', text: 'x' };
    await guardMailer(mailer, world.services).send(mail, `digest.${(mails += 1)}`);
  };

  test.each([
    ['greets with a refusal', ['554 5.7.1 Not you']],
    ['does not know the password', ['220 no.example ESMTP', '250-no.example\r\n250 AUTH PLAIN', '535 5.7.8 No']],
  ])('of a server that %s', async (_what, lines) => {
    const { server, port } = await saying(...lines);
    await expect(sendTo(port)).rejects.toThrow(MailNotHandedOver);
    server.close();
    expect(await unanswered()).toBe(0);
  });

  test('of a server that is away', async () => {
    await expect(sendTo(await freePort())).rejects.toThrow(MailNotHandedOver);
    expect(await unanswered()).toBe(0);
  });

  test('red control: one that hangs up once it has the mail may keep it', async () => {
    smtp.meet(ADDRESS, { hangsUp: 'before its answer' });
    await expect(send()).rejects.not.toThrow(MailNotHandedOver);
    expect(await unanswered()).toBe(1);
  });
});

test('what a server has accepted, however late it says so, is not sent again [SUCC-084]', async () => {
  smtp.meet(ADDRESS, { lateMs: 300 });
  await send('digest.late');
  await send('digest.late');
  expect(smtp.arrived.map(({ accepted }) => accepted)).toEqual([true]);
});

test('a refused address ends its job at once, which has not failed [SUCC-084]', async () => {
  smtp.meet(ADDRESS, GONE);
  await queueResetLink();
  await runDueJobs(services);
  expect(await job()).toMatchObject({ attempts: 1, doneAt: ANCHOR, failedAt: null });
});

const reportOn = async (change: (report: string) => string = (report) => report) => {
  const { sender } = smtp.arrived.at(-1) ?? { sender: '' };
  pop3.messages.push(change(postfixReport({ to: sender })));
  await readReports(services);
};

test('a report of non-delivery stops the address of the mail, and is deleted [SUCC-084]', async () => {
  await send();
  expect(smtp.arrived.at(-1)?.sender).toMatch(/^bounces\+[\da-z]+-[\da-f]{20}@square\.example$/);
  pop3.messages.push(holidayAnswer({ to: smtp.arrived.at(-1)?.sender ?? '' }));
  await reportOn((report) => withDeliveryStatus(report, 'delayed', '4.4.1'));
  expect([await stopped(), pop3.messages]).toEqual([0, []]);
  await reportOn();
  expect([await stopped(), pop3.messages]).toEqual([1, []]);
  expect(await stoppedMail()).toMatchObject({ answer: expect.stringContaining('User unknown') });
});

test('a report with a mark that nobody was given stops nobody [SUCC-084]', async () => {
  await send();
  await reportOn((report) => report.replaceAll(/-[\da-f]{20}@/g, `-${'0'.repeat(20)}@`));
  expect(await stopped()).toBe(0);
});

test("a late report on a mail from before 'Try again' stops nothing anew [SUCC-084]", async () => {
  await send();
  const { sender } = smtp.arrived.at(-1) ?? { sender: '' };
  await reportOn();
  world.at(plus(ANCHOR, HOUR));
  await world.as('student').call('retryAddress');
  pop3.messages.push(postfixReport({ to: sender }));
  await readReports(services);
  expect(await stopped()).toBe(0);
});

test('a mailbox that another process reads is left alone, one that cannot be opened is an error [SUCC-084]', async () => {
  pop3.messages.push(holidayAnswer());
  pop3.refuseLogin('-ERR [IN-USE] Somebody reads it');
  await readReports(services);
  pop3.refuseLogin('-ERR [AUTH] No');
  await expect(readReports(services)).rejects.toThrow('[AUTH] No');
  expect(pop3.messages).toHaveLength(1);
});

test('admin of the class has a line in Today that leads to the people, and nobody else learns of it [SUCC-084, SUCC-010]', async () => {
  const lineOf = async (name: 'admin' | 'ssm' | 'instructor') =>
    (await world.as(name).call('today')).body.lines.find(
      (line: { kind: string; courseId: number }) =>
        line.kind === 'refusedAddresses' && line.courseId === ids.activeCourse,
    );
  expect(await lineOf('admin')).toBeUndefined();
  smtp.meet(ADDRESS, GONE);
  await expect(send()).rejects.toThrow(AddressRefused);
  expect(await lineOf('admin')).toMatchObject({ count: 1, since: ANCHOR, readOnly: false });
  expect([await lineOf('ssm'), await lineOf('instructor')]).toEqual([undefined, undefined]);
  const roster = async (name: 'admin' | 'cm') => {
    const wanted = {
      courseId: ids.activeCourse,
      active: true,
      search: '',
      role: null,
      sort: 'name',
      descending: false,
    };
    return (await world.as(name).call('roster', { ...wanted, page: 0, refusesMail: true })).body.rows;
  };
  expect(await roster('admin')).toMatchObject([{ accountId: ids.accounts.student, refusesMail: true }]);
  expect(await roster('cm')).toEqual([]);
});

test('whoever operates sees each kind of mail with what waits, was sent, was refused and was not sent [ADM-135]', async () => {
  world.at(plus(ANCHOR, -3 * DAY));
  await send(undefined, 'ta@northfield.example');
  world.at(ANCHOR);
  await send(undefined, 'ta@northfield.example');
  smtp.meet(ADDRESS, GONE);
  await expect(send()).rejects.toThrow(AddressRefused);
  await expect(send()).rejects.toThrow(AddressStopped);
  await queueResetLink('ta@northfield.example');
  world.at(plus(ANCHOR, HOUR));
  const { body } = await world.as('operator').call('mailOperation');
  const none = { accepted: 0, refused: 0, held: 0 };
  expect(body.kinds).toEqual([
    {
      kind: 'digest',
      queued: 0,
      oldest: null,
      day: { accepted: 1, refused: 1, held: 1 },
      week: { accepted: 2, refused: 1, held: 1 },
    },
    { kind: 'reset-link', queued: 1, oldest: ANCHOR, day: none, week: none },
  ]);
  expect(body.refused).toMatchObject({
    total: 1,
    addresses: [{ address: ADDRESS, since: ANCHOR, person: { accountId: ids.accounts.student } }],
  });
  expect((await world.as('registrar').call('mailOperation')).status).toBe(403);
});
