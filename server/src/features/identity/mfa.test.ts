import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { MINUTE, msOf, plus, SECOND } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { accounts } = world.ids;
const DEMO_SECRET = 'JBSWY3DPEHPK3PXP';
const emailOf = (name: string) => `${name}@northfield.example`;
const codeAt = (secret: string, timestamp: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
const logIn = async (name: string, mfaCode?: string, password = DEMO_PASSWORD) =>
  (await world.anonymous.call('login', { email: emailOf(name), password, ...(mfaCode !== undefined && { mfaCode }) }))
    .body;
const newSecret = (name: string) => world.anonymous.call('mfaGenerateSecret', { email: emailOf(name) });
const forgetSteps = () => world.db.run(sql`update mfa_secrets set last_used_step = null`);

afterEach(async () => {
  world.at(ANCHOR);
  await forgetSteps();
  await world.db.run(sql`delete from login_failures`);
  await world.db.run(sql`delete from rate_limits`);
});

test('the code is asked after the right password, and only then [AUTH-014, AUTH-072, D-035]', async () => {
  expect(await logIn('mfa')).toMatchObject({
    success: false,
    authToken: null,
    errorCode: 'MFA_CODE_REQUIRED',
    error: 'MFA_CODE_REQUIRED',
  });
  expect((await logIn('mfa', '')).errorCode).toBe('MFA_CODE_REQUIRED');
  expect((await logIn('mfa', codeAt(DEMO_SECRET, msOf(ANCHOR)), 'wrong')).errorCode).toBe('INVALID_CREDENTIALS');
  expect((await logIn('mfa', codeAt(DEMO_SECRET, msOf(ANCHOR)))).success).toBe(true);
});

test('a wrong code is refused and counts towards the lock [AUTH-073, D-026, D-035]', async () => {
  const right = codeAt(DEMO_SECRET, msOf(ANCHOR));
  const wrong = right === '000000' ? '111111' : '000000';
  for (let time = 0; time < 10; time++) expect((await logIn('mfa', wrong)).errorCode).toBe('MFA_CODE_INVALID');
  expect((await logIn('mfa', right)).errorCode).toBe('ACCOUNT_LOCKED');
});

const inDigitsFrom = (zero: number) => (code: string) =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

test.each([
  ['wide', inDigitsFrom(0xff_10)],
  ['Arabic', inDigitsFrom(0x06_60)],
  ['grouped', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
])('a right code in %s digits is right [AUTH-072, D-035]', async (_digits, typed) => {
  expect((await logIn('mfa', typed(codeAt(DEMO_SECRET, msOf(ANCHOR))))).success).toBe(true);
});

test('a guess in whatever signs is refused and counts towards the lock [AUTH-073, D-026]', async () => {
  const guesses = [
    '12345é',
    'абвгде',
    '１２３４５',
    '😀😀😀',
    '\u0301'.repeat(6),
    'é'.repeat(32),
    '-',
    'x',
    '1234567',
    'ab',
  ];
  for (const guess of guesses)
    expect([guess, (await logIn('mfa', guess)).errorCode]).toEqual([guess, 'MFA_CODE_INVALID']);
  expect((await logIn('mfa', codeAt(DEMO_SECRET, msOf(ANCHOR)))).errorCode).toBe('ACCOUNT_LOCKED');
});

test.each([
  [-60, 'MFA_CODE_INVALID'],
  [-30, null],
  [0, null],
  [30, null],
  [60, 'MFA_CODE_INVALID'],
])('a code of a clock that is %i seconds off: %s [AUTH-073, D-035]', async (seconds, errorCode) => {
  expect((await logIn('mfa', codeAt(DEMO_SECRET, msOf(ANCHOR) + seconds * SECOND))).errorCode).toBe(errorCode);
});

test('a code works once, and so does every older one [AUTH-074, D-035]', async () => {
  const code = codeAt(DEMO_SECRET, msOf(ANCHOR));
  expect((await logIn('mfa', `${code.slice(0, 3)} ${code.slice(3)}`)).success).toBe(true);
  expect(await logIn('mfa', code)).toMatchObject({
    success: false,
    errorCode: 'MFA_CODE_ALREADY_USED',
    error: 'MFA_CODE_ALREADY_USED',
  });
  expect((await logIn('mfa', codeAt(DEMO_SECRET, msOf(ANCHOR) - 30 * SECOND))).errorCode).toBe('MFA_CODE_ALREADY_USED');
});

test('of fifty logins at once with one code exactly one succeeds [AUTH-074, D-035]', async () => {
  const code = codeAt(DEMO_SECRET, msOf(ANCHOR));
  const answers = await Promise.all(Array.from({ length: 50 }, () => logIn('mfa', code)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'MFA_CODE_ALREADY_USED')).toHaveLength(49);
});

test('admin and cm need a code unless somebody switched it off, others only by demand [AUTH-014, D-035]', async () => {
  const required = (name: 'admin' | 'cm' | 'instructor', value: boolean | null) =>
    world.db.run(sql`update accounts set mfa_required = ${value} where id = ${accounts[name]}`);
  for (const name of ['admin', 'cm'] as const) {
    await required(name, null);
    expect((await logIn(name)).errorCode).toBe('MFA_CODE_REQUIRED');
    expect((await logIn(name, '123456')).errorCode).toBe('MFA_CODE_INVALID');
    await required(name, false);
    expect((await logIn(name)).success).toBe(true);
  }
  await required('instructor', true);
  expect((await logIn('instructor')).errorCode).toBe('MFA_CODE_REQUIRED');
  await required('instructor', null);
  expect((await logIn('instructor')).success).toBe(true);
});

test('a new secret answers with the key and a PNG, waits for its first code, and is active from then on [AUTH-061, D-036]', async () => {
  const { status, body } = await newSecret('student');
  expect(status).toBe(200);
  expect(body).toEqual({
    key: expect.stringMatching(/^[A-Z2-7]{32}$/),
    qrCode: expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/),
  });
  expect((await logIn('student')).success).toBe(true);
  await world.db.run(sql`update accounts set mfa_required = true where id = ${accounts.student}`);
  expect((await logIn('student', codeAt(body.key, msOf(ANCHOR)))).success).toBe(true);
  await world.db.run(sql`update accounts set mfa_required = null where id = ${accounts.student}`);
  expect((await logIn('student')).errorCode).toBe('MFA_CODE_REQUIRED');
  const stored = await world.db.many<{ sealed: string }>(
    sql`select sealed_secret as sealed from mfa_secrets where account_id = ${accounts.student}`,
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]?.sealed).not.toContain(body.key);
});

test('a pending secret ends after 30 minutes, and a newer one replaces it [AUTH-061, D-036]', async () => {
  await world.db.run(sql`update accounts set mfa_required = true where id = ${accounts.cd}`);
  const first = (await newSecret('cd')).body.key;
  const second = (await newSecret('cd')).body.key;
  expect((await logIn('cd', codeAt(first, msOf(ANCHOR)))).errorCode).toBe('MFA_CODE_INVALID');
  world.at(plus(ANCHOR, 30 * MINUTE));
  expect((await logIn('cd', codeAt(second, msOf(world.now)))).errorCode).toBe('MFA_CODE_INVALID');
  world.at(plus(ANCHOR, 30 * MINUTE - 1));
  expect((await logIn('cd', codeAt(second, msOf(world.now)))).success).toBe(true);
});

test('unknown e-mails and accounts with a secret get an answer like everybody, which opens nothing; the secret stays [D-036, D-255]', async () => {
  const kept = () => world.db.many(sql`select account_id, state, sealed_secret from mfa_secrets order by 1, 2`);
  const before = await kept();
  for (const name of ['nobody-at-all', 'mfa', 'inactive']) {
    const { status, body } = await newSecret(name);
    expect([status, Object.keys(body)]).toEqual([200, ['key', 'qrCode']]);
    expect(body.key).toHaveLength(32);
    expect(body.qrCode).toMatch(/^data:image\/png;base64,/);
  }
  expect(await kept()).toEqual(before);
  expect((await logIn('mfa', codeAt(DEMO_SECRET, msOf(ANCHOR)))).success).toBe(true);
});

test.each(['survey', 'nobody-at-all'])('five requests an hour for %s, then 429 [AUTH-061, D-036]', async (name) => {
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await newSecret(name)).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  world.at(plus(ANCHOR, 60 * MINUTE));
  expect((await newSecret(name)).status).not.toBe(429);
});
