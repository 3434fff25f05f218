import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HOUR, msOf, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database } from '#database/db';
import { clientOf, type Client } from '#testing/client';
import { migratedDatabase } from '#testing/database';
import { numberOf } from '#testing/rows';
import { testServices } from '#testing/services';
import type { Services } from '#kernel/services';
import { buildApp } from '#app';
import { isSameCode, newSetupCode, offerSetup, setupFirst } from './offer.ts';

const NOW: Instant = '2026-03-11T22:10:00.000Z';
const PASSWORD = 'My#Own#Password1';
const folders = [mkdtempSync(join(tmpdir(), 'bcs-')), mkdtempSync(join(tmpdir(), 'bcs-'))] as const;
let now = NOW;
let database: Database;
let services: Services;
let app: FastifyInstance;
let anybody: Client;
const inFolder = (given: Services, dataDir: string): Services => ({
  ...given,
  environment: { ...given.environment, DATA_DIR: dataDir },
});
const noteIn = (folder: string) => join(folder, 'setup-code.txt');

beforeAll(async () => {
  database = await migratedDatabase();
  services = inFolder(
    testServices(database, () => now),
    folders[0],
  );
  app = await buildApp(services);
  anybody = clientOf(
    () => app,
    async () => null,
  );
});
afterAll(async () => {
  await app.close();
  await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  now = plus(now, 2 * HOUR);
  for (const table of ['administration_grants', 'auth_tokens', 'mfa_secrets', 'accounts', 'settings', 'rate_limits'])
    await database.script(`delete from ${table}`);
});

const chief = { email: 'Chief@Example.edu', firstName: ' Ada ', lastName: 'King', password: PASSWORD };
const offered = async () => (await offerSetup(services))?.code ?? '';
const setUp = (code: string, more: object = {}) => anybody.call('setupFirstAdmin', { code, ...chief, ...more });
const grants = () => numberOf(database, sql`select count(*) from administration_grants where university_id is null`);
const accounts = () => numberOf(database, sql`select count(*) from accounts`);

test('the code of a new installation makes its first admin, who then needs a second factor [ADM-119, D-186, D-177]', async () => {
  const code = await offered();
  expect((await anybody.call('setupState')).body).toEqual({ open: true });
  expect(await setUp(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    status: 200,
    body: { success: true, hasSecondFactor: false },
  });
  expect(await grants()).toBe(1);
  const entries = await database.many(sql`
    select action, origin, object_name as name, after from audit_entries where at = ${now} order by id`);
  expect(entries).toEqual([
    {
      action: 'person.create',
      origin: 'set-up',
      name: 'Ada King',
      after: { email: 'chief@example.edu', name: 'Ada King' },
    },
    { action: 'grant.give', origin: 'set-up', name: 'Ada King', after: { over: 'The whole installation' } },
  ]);
  const account = await database.one(sql`select email, first_name as "firstName", mfa_required as mfa from accounts`);
  expect(account).toEqual({ email: 'chief@example.edu', firstName: 'Ada', mfa: true });
  const login = (mfaCode?: string) =>
    anybody.call('login', { email: chief.email, password: PASSWORD, ...(mfaCode && { mfaCode }) });
  expect((await login()).body.errorCode).toBe('MFA_CODE_REQUIRED');
  const { key } = (await anybody.call('mfaGenerateSecret', { email: 'chief@example.edu' })).body;
  const mfaCode = TOTP.generate({ secret: Secret.fromBase32(key), timestamp: msOf(now) });
  expect((await login(mfaCode)).body).toMatchObject({ success: true, firstLogin: true });
});

test('afterwards nothing is left of it: 404, no code, no note [ADM-119]', async () => {
  const code = await offered();
  expect(readFileSync(noteIn(folders[0]), 'utf8').trim()).toBe(code);
  await setUp(code);
  expect(existsSync(noteIn(folders[0]))).toBe(false);
  expect((await anybody.call('setupState')).body).toEqual({ open: false });
  expect((await setUp(code, { email: 'second@example.edu' })).status).toBe(404);
  expect(await offerSetup(services)).toBeNull();
  expect([await grants(), await accounts()]).toEqual([1, 1]);
  expect(await database.maybe(sql`select from settings where key = 'setup-code'`)).toBeUndefined();
  // the end of the grant does not make the set-up possible again
  await database.run(sql`update administration_grants set ended_at = ${now}`);
  expect(await offerSetup(services)).toBeNull();
  expect((await anybody.call('setupState')).body).toEqual({ open: false });
});

test('only its owner reads the note, which is written again when it is missing [ADM-119]', async () => {
  const code = await offered();
  expect(statSync(noteIn(folders[0])).mode & 0o777).toBe(0o600);
  rmSync(noteIn(folders[0]));
  expect(await offered()).toBe(code);
  expect(readFileSync(noteIn(folders[0]), 'utf8').trim()).toBe(code);
  expect(JSON.stringify(await database.many(sql`select * from settings`))).not.toContain(code);
});

test('several processes agree on one code [ADM-119]', async () => {
  const processes = [0, 1, 0, 1, 0, 1].map((at) => inFolder(services, folders[at as 0 | 1]));
  const codes = await Promise.all(processes.map((each) => offerSetup(each).then((offer) => offer?.code)));
  expect(new Set(codes).size).toBe(1);
  expect(folders.map((folder) => readFileSync(noteIn(folder), 'utf8').trim())).toEqual([codes[0], codes[0]]);
});

test('a folder that cannot be written leaves the code to the log [ADM-119]', async () => {
  const offer = await offerSetup(inFolder(services, '/dev/null/nowhere'));
  expect(offer).toEqual({ code: await offered(), path: null });
});

test('a wrong code makes nobody, and an address has five attempts an hour [ADM-119]', async () => {
  const code = await offered();
  for (const wrong of [newSetupCode(), '', `${code}7`, code.slice(1), '0000-0000-0000-0000'])
    expect((await setUp(wrong)).status).toBe(422);
  expect((await setUp(code)).status).toBe(429);
  expect([await grants(), await accounts()]).toEqual([0, 0]);
  now = plus(now, HOUR);
  expect((await setUp(code)).status).toBe(200);
});

test('of many at once one becomes the first admin [ADM-119]', async () => {
  const code = await offered();
  const tried = await Promise.all([0, 1, 2, 3].map((at) => setUp(code, { email: `chief${at}@example.edu` })));
  expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
  expect([await grants(), await accounts()]).toEqual([1, 1]);
});

test('a password and a name are judged as everywhere; nothing is written [ADM-119, D-044, D-257]', async () => {
  const code = await offered();
  expect((await setUp(code, { password: 'simple12' })).body.errorCode).toBe('PASSWORD_TOO_SIMPLE');
  expect((await setUp(code, { password: 'Password1!' })).body.errorCode).toBe('PASSWORD_TOO_COMMON');
  expect((await setUp(code, { password: 'Lovelace#1815', lastName: 'Lovelace' })).body.errorCode).toBe(
    'PASSWORD_TOO_COMMON',
  );
  expect((await setUp(code, { password: 'S#1a' })).body.errorCode).toBe('PASSWORD_TOO_SHORT');
  const { body } = await setUp(code, { firstName: 'Ada\nKing' });
  expect(body).toMatchObject({ errorCode: 'INVALID_INPUT', fields: { firstName: 'must be one line' } });
  expect([await grants(), await accounts()]).toEqual([0, 0]);
});

test('the code takes over nobody: an account that is there wants its own password [ADM-119]', async () => {
  const hash = await services.passwords.hash('Long#Known#1');
  await database.run(sql`
    insert into accounts (email, first_name, last_name, password_hash, password_set_at, draft_key, created_at)
    values ('chief@example.edu', 'Long', 'Known', ${hash}, ${now}, 'x', ${now})`);
  const code = await offered();
  expect((await setUp(code)).body.errorCode).toBe('SETUP_ACCOUNT_EXISTS');
  await database.run(sql`update accounts set active = false`);
  expect((await setUp(code, { password: 'Long#Known#1' })).body.errorCode).toBe('SETUP_ACCOUNT_EXISTS');
  expect(await grants()).toBe(0);
  await database.run(sql`update accounts set active = true`);
  expect((await setUp(code, { password: 'Long#Known#1' })).status).toBe(200);
  expect(await database.one(sql`select first_name as name, mfa_required as mfa from accounts`)).toEqual({
    name: 'Long',
    mfa: true,
  });
});

test('people are led to /setup as long as nobody could sign in, and never again afterwards [ADM-119]', async () => {
  const ahead = setupFirst(database);
  expect([await ahead(), await ahead()]).toEqual(['/setup', '/setup']);
  await setUp(await offered());
  expect([await ahead(), await setupFirst(database)()]).toEqual([null, null]);
  // imported accounts can sign in although nobody administers the installation yet
  await database.script('delete from administration_grants');
  expect(await setupFirst(database)()).toBeNull();
});

test('a code is read as people type it, and is never a guess away', () => {
  expect(newSetupCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(Array.from({ length: 50 }, newSetupCode)).size).toBe(50);
  expect(isSameCode(' o1li-abcd ', '0111-ABCD')).toBe(true);
  expect(isSameCode('0111-ABCE', '0111-ABCD')).toBe(false);
});
