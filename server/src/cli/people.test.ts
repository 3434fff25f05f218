import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { INVITATION_TIME } from '@bcs/contract/features/identity/lifetimes';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { runDueJobs } from '#jobs/outbox';
import { sweep } from '#jobs/sweep';
import { doDueJobs, linkIn, mailsTo } from '#testing/mailbox';
import { numberOf } from '#testing/rows';
import { runBcs } from '#testing/run-bcs';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const CLASS = ['--university', 'Northfield University', '--course', 'NU-CYBER-11'];
const NEW = 'new@cli.example';
const PASSWORD = 'Copper+Kettle#26';

const bcs = (line: string[], given: Record<string, string> = {}) =>
  runBcs(line, { db: world.db, now: world.now, given: { DATA_DIR: '/nowhere', ...given } });
const create = (...more: string[]) => bcs(['user', 'create', NEW, '--first', 'New', '--last', 'Person', ...more]);
const accounts = () => numberOf(world.db, sql`select count(*) from accounts where email = ${NEW}`);
const roles = () =>
  world.db.many(sql`
    select e.role from enrollments e join accounts a on a.id = e.account_id where a.email = ${NEW} and e.active`);

beforeEach(async () => {
  world.at(ANCHOR);
  await world.db.run(sql`delete from outbox`);
  await world.db.run(sql`delete from mails`);
  await world.db.run(sql`delete from enrollments where account_id in (select id from accounts where email = ${NEW})`);
  await world.db.run(sql`delete from accounts where email = ${NEW}`);
});

test('an account and its enrollment are made together or not at all', async () => {
  const refused = await create('--university', 'Northfield University', '--course', 'NU-WRONG', '--role', 'admin');
  expect(refused).toEqual({
    code: 1,
    said: 'Refused: course: Northfield University has no course NU-WRONG. Nothing was written.',
  });
  expect(await accounts()).toBe(0);
  // the same command again, with the right course
  expect((await create(...CLASS, '--role', 'admin')).code).toBe(0);
  expect([await accounts(), await roles()]).toEqual([1, [{ role: 'admin' }]]);
  const again = await create(...CLASS, '--role', 'admin');
  expect(again.said).toContain(`user enroll ${NEW}`);
});

test('who has an account is enrolled, in one more course or with another role', async () => {
  await create();
  expect((await bcs(['user', 'enroll', NEW, ...CLASS, '--role', 'nobody'])).said).toContain('Refused: role');
  expect(await bcs(['user', 'enroll', NEW, ...CLASS, '--role', 'instructor'])).toEqual({
    code: 0,
    said: `Enrolled ${NEW} as instructor in NU-CYBER-11 of Northfield University.`,
  });
  expect(await roles()).toEqual([{ role: 'instructor' }]);
  expect((await bcs(['user', 'enroll', 'nobody@cli.example', ...CLASS, '--role', 'ta'])).code).toBe(1);
});

test('an invitation brings a link with which a first password is chosen, within seven days and once [ADM-019, D-179]', async () => {
  await create(...CLASS, '--role', 'student');
  expect((await bcs(['invite', NEW, ...CLASS])).said).toContain('1 invited, 0 already have a password');
  expect((await bcs(['invite', NEW, ...CLASS])).said).toContain('0 invited, 0 already have a password, 1 were invited');
  const [mail, ...more] = await mailsTo(world, NEW);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Welcome to NU-CYBER-11 at Northfield University');
  const link = linkIn(mail?.body);
  expect(link.pathname).toBe('/invitation');
  const resetToken = link.searchParams.get('token');
  const opened = async () => (await world.anonymous.call('openInvitation', { token: resetToken })).body.invitation;
  expect(await opened()).toEqual({
    firstName: 'New',
    email: NEW,
    course: 'Cybersecurity',
    university: 'Northfield University',
  });
  const choose = async () =>
    (await world.anonymous.call('resetPassword', { resetToken, password: PASSWORD, userName: NEW })).body.success;

  // the sweep after six days and 23 hours does not delete it
  world.at(plus(ANCHOR, INVITATION_TIME - HOUR));
  await sweep(world.services);
  expect(await choose()).toBe(true);
  expect(await choose()).toBe(false);
  expect(await opened()).toBeNull();
  const login = await world.anonymous.call('login', { email: NEW, password: PASSWORD });
  expect(login.body).toMatchObject({ success: true });
  expect((await bcs(['invite', NEW, ...CLASS])).said).toContain('0 invited, 1 already have a password');
});

test('after seven days an invitation opens nothing, and is swept a day later [D-179]', async () => {
  await create(...CLASS, '--role', 'student');
  await bcs(['invite', NEW, ...CLASS]);
  const link = linkIn((await mailsTo(world, NEW))[0]?.body);
  world.at(plus(ANCHOR, INVITATION_TIME));
  const { body } = await world.anonymous.call('resetPassword', {
    resetToken: link.searchParams.get('token'),
    password: PASSWORD,
    userName: NEW,
  });
  expect(body.success).toBe(false);
  const invitations = () => numberOf(world.db, sql`select count(*) from reset_tokens where expires_at is not null`);
  expect(await invitations()).toBe(1);
  world.at(plus(ANCHOR, INVITATION_TIME + 25 * HOUR));
  await sweep(world.services);
  expect(await invitations()).toBe(0);
});

test('what the mail server refuses is kept with its words, and sent again the same day with another link [ADM-020]', async () => {
  await create(...CLASS, '--role', 'student');
  await bcs(['invite', NEW, ...CLASS]);
  const standing = () =>
    world.db.one<{ failed: boolean; sent: boolean; failure: string | null }>(sql`
      select i.failed_at is not null as failed, i.sent_at is not null as sent, i.failure
      from invitations i join accounts a on a.id = i.account_id where a.email = ${NEW}`);
  const refusing = { send: () => Promise.reject(new Error('550 no such mailbox')) };
  await runDueJobs({ ...world.services, mailer: refusing });
  expect(await standing()).toEqual({ failed: true, sent: false, failure: '550 no such mailbox' });
  expect((await bcs(['invite', NEW, ...CLASS])).said).toContain('1 invited');
  await doDueJobs(world.services);
  expect(await standing()).toEqual({ failed: false, sent: true, failure: null });
  expect(await mailsTo(world, NEW)).toHaveLength(1);
});

test('a class is invited at once, who has a password is left alone, and one wrong name keeps everybody from it', async () => {
  const queued = () => numberOf(world.db, sql`select count(*) from outbox where kind = 'invitation'`);
  await create(...CLASS, '--role', 'student');
  expect(await bcs(['invite', NEW, 'stranger@cli.example', ...CLASS])).toMatchObject({
    code: 1,
    said: expect.stringContaining('stranger@cli.example. No one was invited.') as string,
  });
  expect(await queued()).toBe(0);
  const { said } = await bcs(['invite', ...CLASS, '--role', 'student']);
  expect(said).toMatch(/^1 invited, \d+ already have a password, 0 were/);
  expect(await queued()).toBe(1);
  expect((await bcs(['invite', ...CLASS], { MAIL_DRIVER: 'none' })).said).toContain('no one was invited');
});

test('who chose a password before the mail went out gets none', async () => {
  await create(...CLASS, '--role', 'student');
  await bcs(['invite', NEW, ...CLASS]);
  await world.db.run(sql`update accounts set password_is_temporary = false where email = ${NEW}`);
  await doDueJobs(world.services);
  expect(await mailsTo(world, NEW)).toEqual([]);
});

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) =>
    address.startsWith('nobody') ? done(new Error('550 no such mailbox')) : (received.push(address), done()),
});
let smtp: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  smtp = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

test('a mail is tried out: what the server says, and what to look at', async () => {
  const sent = await bcs(['mail', 'test', 'chief@cli.example'], { SMTP_URL: smtp });
  expect(sent).toMatchObject({ code: 0, said: expect.stringContaining('accepted the e-mail') as string });
  expect(received).toEqual(['chief@cli.example']);
  // as a test in the browser leaves it, which completes that step of the set-up
  const taken = sql`select count(*) from audit_entries where action = 'mail.test' and (after ->> 'taken')::boolean`;
  expect(await numberOf(world.db, taken)).toBe(1);
  const refused = await bcs(['mail', 'test', 'nobody@cli.example'], { SMTP_URL: smtp });
  expect(refused.code).toBe(1);
  expect(refused.said).toMatch(/did not accept the e-mail: .*no such mailbox.* Check MAIL_FROM/s);
  const away = await bcs(['mail', 'test', 'chief@cli.example'], { SMTP_URL: 'smtp://127.0.0.1:9' });
  expect(away.said).toContain('Check the host and the port');
  expect((await bcs(['mail', 'test', 'chief@cli.example'])).said).toContain('is in the mailbox');
  expect((await bcs(['mail', 'test', 'chief'])).said).toBe('chief is not an e-mail address.');
  expect((await bcs(['mail', 'test', 'a@b.example'], { MAIL_DRIVER: 'none' })).said).toContain('Set SMTP_URL');
});
