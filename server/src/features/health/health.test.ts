import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { JOB_NAMES } from '@bcs/contract/features/health/names';
import { MINUTE, plus, SECOND } from '@bcs/contract/kernel/clock';
import { sql, raw } from '#database/db';
import { readLines } from '#database/backup/files';
import { checkWhole } from '#database/backup/load';
import { migrations as migrationsOfThisVersion } from '#database/migrate';
import { JOB_HANDLERS } from '#jobs/kinds';
import { mailsTo } from '#testing/mailbox';
import { runBcs } from '#testing/run-bcs';
import { useWorld } from '#testing/world';
import { runExamination } from './state.ts';
import { tryMail } from './test-mail.ts';

const world = useWorld();
const folder = mkdtempSync(join(tmpdir(), 'bcs-'));
afterAll(() => rmSync(folder, { recursive: true }));
const health = async () => (await world.as('operator').call('health')).body;
const actions = () =>
  world.db.many<{ action: string }>(sql`select action from audit_entries where at = ${world.now} order by id`);

test('health is for an installation grant alone, and says what the doctor says [ADM-003, ADM-122]', async () => {
  for (const name of ['admin', 'registrar'] as const) expect((await world.as(name).call('health')).status).toBe(403);
  const { examined, migrations, disk, database, keyLocation } = await health();
  const { DATA_DIR: dataDir } = world.services.environment;
  const doctor = await runBcs(['doctor'], { db: world.db, now: world.now, given: { DATA_DIR: dataDir } });
  for (const { name } of examined) expect(doctor.said).toContain(name);
  for (const { text } of examined.flatMap(({ findings }) => findings)) expect(doctor.said).toContain(text);
  expect(examined.flatMap(({ findings }) => findings).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('sign in without a second factor'),
  );
  expect(migrations.ran).toBe(migrationsOfThisVersion().length);
  expect(database.engine).toBe(world.db.engine);
  expect([database.bytes > 1_000_000, disk.freeBytes > 0, disk.totalBytes > disk.freeBytes]).toEqual([
    true,
    true,
    true,
  ]);
  expect(keyLocation).toBe(join(dataDir, 'secret.key'));
});

test('an examination that takes longer than a page waits goes on by itself, and counts for an hour [ADM-122]', async () => {
  const place = { database: world.db, environment: world.services.environment, now: world.now };
  const [first] = await runExamination(place, 0);
  expect(first).toMatchObject({ name: 'Examination', findings: [{ level: 'note' }] });
  const later = await runExamination(place);
  expect(later.length).toBeGreaterThan(5);
  expect(await runExamination(place)).toBe(later);
  expect(await runExamination({ ...place, now: plus(world.now, 61 * MINUTE) })).not.toBe(later);
});

test('what comes round tells how it went last [ADM-122]', async () => {
  const { rounds } = world.services;
  rounds.expect('sweep', 10 * MINUTE);
  rounds.end('sweep', world.now, 12.4, new Error('The disk is full.'));
  const [sweep] = (await health()).rounds;
  expect(sweep).toEqual({
    task: 'sweep',
    everyMs: 10 * MINUTE,
    endedAt: world.now,
    tookMs: 12,
    error: 'The disk is full.',
  });
  rounds.end('sweep', world.now, 3);
  expect((await health()).rounds[0]?.error).toBeNull();
});

test('a job that was given up is tried again once, however often the button is pressed [ADM-118, ADM-122]', async () => {
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into outbox (kind, payload, run_at, due_at, attempts, failed_at, last_error)
    values ('reset-link', '{"email":"maya@example.edu"}', ${world.now}, ${world.now}, 6, ${world.now}, '535 no')
    returning id::int`);
  expect((await health()).failedJobs).toMatchObject({
    total: 1,
    jobs: [{ id, kind: 'reset-link', recipient: 'maya@example.edu', attempts: 6, error: '535 no' }],
  });
  for (let press = 0; press < 2; press++)
    expect((await world.as('operator').call('retryJob', { jobId: id })).status).toBe(200);
  expect((await health()).failedJobs).toEqual({ total: 0, jobs: [] });
  expect(await world.db.one(sql`select attempts, failed_at as failed from outbox where id = ${id}`)).toEqual({
    attempts: 0,
    failed: null,
  });
  expect((await actions()).filter(({ action }) => action === 'job.retry')).toHaveLength(1);
  expect((await world.as('operator').call('retryJob', { jobId: 999_999 })).status).toBe(404);
  // the job could not run anyway, and is deleted so that it does not affect other tests
  await world.db.run(sql`delete from outbox where id = ${id}`);
});

test('every kind of job has a name in words [ADM-122]', () => {
  expect(Object.keys(JOB_NAMES).toSorted()).toEqual(Object.keys(JOB_HANDLERS).toSorted());
});

test('the mail test says that the mail was handed over, to the own address [ADM-121]', async () => {
  const { body } = await world.as('operator').call('sendTestMail');
  expect(body).toMatchObject({ success: true, message: expect.stringContaining('is in the mailbox') });
  const { email } = await world.db.one<{ email: string }>(sql`
    select email from accounts where id = ${world.ids.accounts.operator}`);
  expect((await mailsTo(world, email)).at(-1)?.subject).toBe('Test e-mail from Bootcamp Square');
});

test('it says what a mail server says, and when one says nothing [ADM-121]', async () => {
  const settings = { ...world.services.settings, mail: 'smtp', smtpUrl: 'smtp://u:secret@mail.example.edu' } as const;
  const to = { name: 'Op', address: 'op@example.edu' };
  const tried = (send: () => Promise<void>) => tryMail({ settings, mailer: { send } }, to, world.now, 50);
  expect(await tried(async () => {})).toMatchObject({ success: true });
  const refused = await tried(() => Promise.reject(Object.assign(new Error('535 Wrong password'), { code: 'EAUTH' })));
  expect(refused.message).toContain('mail.example.edu did not accept the e-mail: 535 Wrong password. Check the user');
  const silent = await tried(() => new Promise(() => {}));
  expect(silent.message).toContain('has not answered');
  expect(JSON.stringify([refused, silent])).not.toContain('secret@');
  expect(
    await tryMail({ settings: { ...settings, mail: 'none' }, mailer: { send: async () => {} } }, to, world.now),
  ).toEqual({
    success: false,
    message: 'No e-mail is sent. Set SMTP_URL and MAIL_FROM.',
  });
});

test('a backup is made and fetched while the server goes on, and is whole [ADM-123]', async () => {
  expect((await health()).lastBackup).toBeNull();
  const { path } = (await world.as('operator').call('makeBackup')).body;
  const [fetched, me] = await Promise.all([world.app.inject({ url: path }), world.as('operator').call('me')]);
  expect([fetched.statusCode, me.status]).toEqual([200, 200]);
  expect(fetched.headers['content-disposition']).toMatch(/^attachment; filename="bcs-\d{8}T\d{6}Z\.backup\.gz"$/);
  const file = join(folder, 'fetched.backup.gz');
  writeFileSync(file, fetched.rawPayload);
  await checkWhole(readLines(file));
  const { lastBackup } = await health();
  expect(lastBackup?.at).toBe(world.now);
  expect(lastBackup?.rows).toBeGreaterThan(5000);
  expect(readdirSync(world.services.environment.DATA_DIR).filter((name) => name.includes('backup'))).toEqual([]);
  // red control: a truncated backup is detected
  writeFileSync(file, fetched.rawPayload.subarray(0, fetched.rawPayload.length - 2000));
  await expect(checkWhole(readLines(file))).rejects.toThrow(/cut off|damaged/);
});

test('the address of a backup ends after a minute, and is nobody’s guess [ADM-123]', async () => {
  const { path } = (await world.as('operator').call('makeBackup')).body;
  const status = async (url: string) => (await world.app.inject({ url })).statusCode;
  expect(await status(`${path.slice(0, -2)}AA`)).toBe(404);
  expect(await status('/files/backups/x')).toBe(404);
  const { now } = world;
  world.at(plus(now, MINUTE));
  expect(await status(path)).toBe(404);
  world.at(now);
});

test.each([
  ['the session', 'auth_tokens', 'revoked_at'],
  ['the grant', 'administration_grants', 'ended_at'],
])(
  'a backup is not handed out once %s has ended, though its address was made before [D-292]',
  async (_, table, ended) => {
    const { path } = (await world.as('operator').call('makeBackup')).body;
    const end = (at: string | null) =>
      world.db.run(
        sql`update ${raw(table)} set ${raw(ended)} = ${at} where account_id = ${world.ids.accounts.operator}`,
      );
    await end(world.now);
    expect((await world.app.inject({ url: path })).statusCode).toBe(404);
    await end(null);
    expect((await world.app.inject({ url: path })).statusCode).toBe(200);
  },
);

test('a backup asks for the password, is fetched once by each address, and the history tells who fetched it [ADM-012, D-254]', async () => {
  const { now } = world;
  const token = await world.tokenOf('operator');
  const ask = async () =>
    (
      await world.app.inject({ method: 'POST', url: '/broker/makeBackup', headers: { authtoken: token }, payload: {} })
    ).json();
  const { path } = await ask();
  const statuses = await Promise.all([1, 2, 3].map(async () => (await world.app.inject({ url: path })).statusCode));
  expect(statuses.toSorted()).toEqual([200, 404, 404]);
  // nor a moment later
  world.at(plus(now, SECOND));
  expect((await world.app.inject({ url: path })).statusCode).toBe(404);
  world.at(now);
  expect(
    await world.db.many(sql`
      select author_account_id as author, after from audit_entries where action = 'backup.fetch' order by id desc limit 1`),
  ).toEqual([{ author: world.ids.accounts.operator, after: { from: '127.0.0.1' } }]);
  world.at(plus(now, 5 * MINUTE));
  expect((await ask()).errorCode).toBe('PASSWORD_NEEDED');
  world.at(now);
});
