import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { MINUTE, msOf, plus } from '@bcs/contract/kernel/clock';
import { DEMO_PASSWORD } from '#database/seed/password';
import { sql, type Tx } from '#database/db';
import { onCommandLine } from '#kernel/audit';
import { clientOf, type Client } from '#testing/client';
import { RACE } from '#testing/effort';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';
import { give } from './queries.ts';

const world = useWorld();
const { northfield, accounts, universityGrant } = world.ids;
const POSTGRES = process.env['BCS_TEST_ENGINE'] === 'postgres';
const HALF_MINUTE = MINUTE / 2;
const EMAIL = 'instructor@northfield.example';

const forget = async () => {
  await world.db.run(sql`delete from administration_grants where id > ${universityGrant}`);
  await world.db.run(sql`delete from mfa_secrets where account_id = ${accounts.instructor}`);
  await world.db.run(sql`delete from auth_tokens where account_id = ${accounts.instructor}`);
  await world.db.script('delete from login_failures; delete from rate_limits');
};
beforeEach(async () => {
  world.at(ANCHOR);
  await forget();
});

const logIn = async (mfaCode?: string) =>
  (await world.anonymous.call('login', { email: EMAIL, password: DEMO_PASSWORD, mfaCode })).body;
const withToken = (token: string): Client =>
  clientOf(
    () => world.app,
    async () => token,
  );
const codeOf = (key: string) => TOTP.generate({ secret: Secret.fromBase32(key), timestamp: msOf(world.now) });
const plantGrant = (tx: Tx, accountId: number) =>
  give(tx, { accountId, name: 'Somebody', university: null }, onCommandLine({ now: world.now }));
/** The token of a login; null if it was refused. */
interface Opened {
  readonly token: string | null;
}
const atPages = async (mfaCode?: string): Promise<Opened> => ({ token: (await logIn(mfaCode)).authToken });
const atApi = async (mfaCode?: string): Promise<Opened> => {
  const payload = { email: EMAIL, password: DEMO_PASSWORD, ...(mfaCode !== undefined && { mfaCode }) };
  const { body } = await world.app.inject({ method: 'POST', url: '/api/instructor/v1/login', payload });
  return { token: (JSON.parse(body) as { authToken?: string | null }).authToken ?? null };
};
const administers = async (token: string) => (await withToken(token).call('health')).status === 200;
/** The open login sessions of the instructor without a second factor. */
const administeringWithout = () =>
  world.db.many(sql`
    select purpose from auth_tokens
    where account_id = ${accounts.instructor} and revoked_at is null and second_factor is null`);
const giveInstructor = () => world.as('operator').call('giveGrant', { email: EMAIL, universityId: null });

test('a grant counts only in a session in which a second factor was proven, at each call [ADM-010, ADM-140, D-250]', async () => {
  for (const [name, by] of [
    ['operator', 'installation'],
    ['registrar', 'university'],
  ] as const) {
    const [alone, proven] = [world.as(name, 'password'), world.as(name)];
    expect((await proven.call('myInfo')).body).toMatchObject({ administers: by, lacksFactor: false });
    expect((await alone.call('myInfo')).body).toMatchObject({ administers: null, lacksFactor: true });
    expect((await proven.call('adminPerson', { accountId: accounts.student })).status).toBe(200);
    const refused = { status: 403, body: { errorCode: 'SECOND_FACTOR_NEEDED' } };
    for (const [call, input] of [
      ['adminPerson', { accountId: accounts.student }],
      ['adminUniversity', { universityId: northfield }],
      ['adminClass', { courseId: world.ids.activeCourse }],
      ['setupSteps', {}],
    ] as const)
      expect(await alone.call(call, input)).toMatchObject(refused);
  }
});

test('a role in a class counts in every session, and a grant beside it does not [ADM-010, ADM-140, D-250]', async () => {
  await world.db.transaction((tx) => plantGrant(tx, accounts.admin));
  const admin = world.as('admin', 'password');
  expect((await admin.call('myInfo')).body).toMatchObject({ administers: 'course', lacksFactor: true });
  expect((await admin.call('adminClass', { courseId: world.ids.activeCourse })).status).toBe(200);
  expect((await admin.call('health')).body.errorCode).toBe('SECOND_FACTOR_NEEDED');
});

test('a second factor that becomes active ends the sessions without one, and those with one stay [ADM-010, ADM-140, D-250]', async () => {
  const { authToken: before } = await logIn();
  const { key } = (await world.anonymous.call('mfaGenerateSecret', { email: EMAIL })).body;
  const { authToken: proven } = await logIn(codeOf(key));
  expect((await withToken(String(before)).call('myInfo')).status).toBe(401);
  expect((await giveInstructor()).status).toBe(200);
  expect((await withToken(String(proven)).call('myInfo')).body.administers).toBe('installation');
});

describe.skipIf(!POSTGRES)('at one moment', () => {
  test('a login that waits for a grant to be given is judged with it [ADM-010, ADM-140, D-250]', async () => {
    const locked = Promise.withResolvers<void>();
    const waits = Promise.withResolvers<void>();
    const giving = world.db.transaction(async (tx) => {
      await tx.run(sql`select id from accounts where id = ${accounts.instructor} for update`);
      locked.resolve();
      await waits.promise;
      await plantGrant(tx, accounts.instructor);
    });
    await locked.promise;
    const login = logIn();
    const held = sql`select count(*) from pg_locks where not granted and locktype in ('transactionid', 'tuple')`;
    await expect.poll(() => numberOf(world.db, held), { timeout: 10_000 }).toBeGreaterThan(0);
    waits.resolve();
    await giving;
    expect(await login).toMatchObject({ success: false, errorCode: 'MFA_CODE_REQUIRED' });
  });

  /** The second factor at the time of the grant, and the way in which four simultaneous logins are made. */
  const FACTORS: readonly [held: string, ways: readonly ((code: string) => Promise<Opened>)[]][] = [
    ['none', [() => atPages(), () => atPages(), () => atApi(), () => atApi()]],
    ['a new one', [() => atPages(), () => atApi(), () => atApi(), atPages]],
    ['one in use', [() => atPages(), () => atApi(), () => atApi(), atPages]],
  ];

  test.each(FACTORS)(
    'four logins beside each of some grants, with %s as second factor: none without one administers [ADM-010, ADM-140, D-250]',
    async (held, ways) => {
      let withFactor = 0;
      for (let round = 0; round < RACE.rounds; round++) {
        // each code works only once
        world.at(plus(ANCHOR, round * MINUTE));
        await forget();
        const before = (await atPages()).token;
        const { key } =
          held === 'none' ? { key: '' } : (await world.anonymous.call('mfaGenerateSecret', { email: EMAIL })).body;
        if (held === 'one in use') await atPages(codeOf(key));
        world.at(plus(ANCHOR, round * MINUTE + HALF_MINUTE));
        const code = key === '' ? '' : codeOf(key);
        const [given, ...logins] = await Promise.all([giveInstructor(), ...ways.map((way) => way(code))]);
        expect(given.status).toBe(200);
        for (const token of [before, ...logins.map((login) => login.token)])
          if (token !== null && (await administers(token))) withFactor += 1;
        expect(await administeringWithout()).toEqual([]);
      }
      // red control: with a second factor the login succeeds
      expect(withFactor > 0).toBe(held !== 'none');
    },
  );
});
