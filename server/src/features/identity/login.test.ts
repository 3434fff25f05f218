import { expect, test } from 'vitest';
import { plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { tokenHash } from '#kernel/tokens';
import { DEMO_PASSWORD } from '#database/seed/password';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { accounts } = world.ids;
const HOUR = 3_600_000;
const logIn = (name: string, password = DEMO_PASSWORD, more = {}) =>
  world.anonymous.call('login', { email: `${name}@northfield.example`, password, ...more });
const inside = (token: string) => world.app.inject({ method: 'GET', url: '/broker/me', headers: { authtoken: token } });

test('a login answers with the token and everything listed, and nothing else [AUTH-008, AUTH-011, AUTH-026, AUTH-057, D-024]', async () => {
  const { status, body } = await logIn('student');
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    authToken: expect.stringMatching(/^[\w-]{43}$/),
    active: true,
    userId: accounts.student,
    firstLogin: expect.any(Boolean),
    errorCode: null,
    resetToken: null,
    error: null,
  });
  expect((await inside(String(body.authToken))).statusCode).toBe(200);
});

test('only the first login is the first [AUTH-008, D-045]', async () => {
  await world.db.run(sql`update accounts set last_login_at = null where id = ${accounts.cd}`);
  expect((await logIn('cd')).body.firstLogin).toBe(true);
  expect((await logIn('cd')).body.firstLogin).toBe(false);
});

test('every login has its own token, and only its hash is stored [D-027]', async () => {
  const [a, b] = [await logIn('ssm'), await logIn('ssm')].map(({ body }) => String(body.authToken));
  expect(a).not.toBe(b);
  const stored = await world.db.many<{ hash: Buffer }>(
    sql`select token_hash as hash from auth_tokens where account_id = ${accounts.ssm}`,
  );
  expect(stored.some(({ hash }) => hash.equals(tokenHash(String(a))))).toBe(true);
  expect(JSON.stringify(stored)).not.toContain(a);
});

test('the e-mail counts in any case, with blanks around it [D-024]', async () => {
  const { body } = await world.anonymous.call('login', {
    email: ' Student@NORTHFIELD.example ',
    password: DEMO_PASSWORD,
  });
  expect(body.userId).toBe(accounts.student);
});

test('a wrong password and an unknown name get the same answer [AUTH-012, AUTH-070]', async () => {
  const wrong = await logIn('student2', 'wrong');
  expect(wrong).toEqual(await logIn('nobody-at-all', 'wrong'));
  expect(wrong).toEqual({
    status: 200,
    body: {
      success: false,
      authToken: null,
      active: null,
      userId: null,
      firstLogin: null,
      errorCode: 'INVALID_CREDENTIALS',
      resetToken: null,
      error: 'INVALID_CREDENTIALS',
    },
  });
});

test('an inactive account is told so, but only with the right password [AUTH-075, D-025]', async () => {
  const { body } = await logIn('inactive');
  expect(body).toMatchObject({
    success: false,
    active: false,
    authToken: null,
    errorCode: 'ACCOUNT_INACTIVE',
    error: 'ACCOUNT_INACTIVE',
  });
  expect((await logIn('inactive', 'wrong')).body).toMatchObject({ active: null, errorCode: 'INVALID_CREDENTIALS' });
});

test('a temporary password leads to a new one, and to nothing else [AUTH-013, AUTH-068, D-037]', async () => {
  const { body } = await logIn('temporary');
  expect(body).toMatchObject({
    success: false,
    active: true,
    authToken: null,
    errorCode: 'MUST_RESET_PASSWORD',
    error: 'MUST_RESET_PASSWORD',
  });
  const reset = { resetToken: body.resetToken, password: 'Copper+Kettle#26', userName: 'temporary@northfield.example' };
  expect((await world.anonymous.call('resetPassword', reset)).body).toEqual({
    success: true,
    errorCode: null,
    errorMessage: null,
  });
  expect((await logIn('temporary', 'Copper+Kettle#26')).body).toMatchObject({ success: true, errorCode: null });
  expect((await logIn('temporary', 'wrong')).body).toMatchObject({
    errorCode: 'INVALID_CREDENTIALS',
    resetToken: null,
  });
});

test('a forced reset does the same [AUTH-068, D-037]', async () => {
  await world.db.run(sql`update accounts set must_reset_password = true where id = ${accounts.ta2}`);
  expect((await logIn('ta2')).body).toMatchObject({
    authToken: null,
    errorCode: 'MUST_RESET_PASSWORD',
    resetToken: expect.any(String),
  });
});

test('a temporary password ends after seven days, without a reset token [AUTH-069, D-038]', async () => {
  const setAt = (at: string) =>
    world.db.run(
      sql`update accounts set password_is_temporary = true, password_set_at = ${at} where id = ${accounts.instructor2}`,
    );
  await setAt(plus(ANCHOR, 1 - 168 * HOUR));
  expect((await logIn('instructor2')).body.errorCode).toBe('MUST_RESET_PASSWORD');
  await setAt(plus(ANCHOR, -168 * HOUR));
  expect((await logIn('instructor2')).body).toMatchObject({
    errorCode: 'MUST_RESET_PASSWORD_TOKEN_EXPIRED',
    error: 'MUST_RESET_PASSWORD_TOKEN_EXPIRED',
    resetToken: null,
    authToken: null,
  });
});

test('a login with a password that is replaced meanwhile fails [AUTH-060, D-027]', async () => {
  const { passwords } = world.services;
  const replacing = {
    ...passwords,
    verify: async (hash: string | null, password: string) => {
      await world.db.run(sql`update accounts set password_hash = 'another' where id = ${accounts.student2}`);
      return passwords.verify(hash, password);
    },
  };
  Object.assign(world.services, { passwords: replacing });
  const { body } = await logIn('student2');
  Object.assign(world.services, { passwords });
  expect(body).toMatchObject({ success: false, authToken: null, errorCode: 'INVALID_CREDENTIALS' });
});

test.each([
  [{ email: 'a@b.example' }, 400],
  [{ email: 'a@b.example', password: 7 }, 400],
  [{ email: 'a@b.example', password: 'x', role: 'admin' }, 400],
  [{ email: 'a@b.example', password: 'x\0' }, 422],
  [{ email: 'x'.repeat(256), password: 'x' }, 422],
])('%j is no login: %i [AUTH-056, D-013]', async (input, status) => {
  expect((await world.anonymous.call('login', input)).status).toBe(status);
});
