import { beforeEach, expect, test } from 'vitest';
import { MINUTE, plus } from '@bcs/contract/kernel/clock';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { linkIn, mailsTo, resetTokenFor } from '#testing/mailbox';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const EMAIL = 'student@northfield.example';
const NEW = 'Copper+Kettle#1';
const reset = async (resetToken: string, password = NEW, userName = EMAIL) =>
  (await world.anonymous.call('resetPassword', { resetToken, password, userName })).body;
const logIn = async (password: string) => (await world.anonymous.call('login', { email: EMAIL, password })).body;
const DONE = { success: true, errorCode: null, errorMessage: null };
const INVALID_LINK = {
  success: false,
  errorCode: 'RESET_LINK_INVALID',
  errorMessage: 'This password reset link is invalid or has expired. Please request a new one.',
};

const EASY =
  'This password is easy to guess. Please choose one that is not a common word, your name, your e-mail address or the name of your school.';

beforeEach(async () => {
  world.at(ANCHOR);
  const hash = await world.services.passwords.hash(DEMO_PASSWORD);
  await world.db.run(sql`update accounts set password_hash = ${hash} where email = ${EMAIL}`);
  await world.db.run(sql`delete from rate_limits`);
});

test('a reset link changes the password, ends every session and logs nobody in [AUTH-009, AUTH-060, D-027, D-041]', async () => {
  const before = [await world.tokenOf('student'), String((await logIn(DEMO_PASSWORD)).authToken)];
  expect(await reset(await resetTokenFor(world, EMAIL))).toEqual(DONE);
  for (const authtoken of before)
    expect((await world.app.inject({ method: 'GET', url: '/broker/me', headers: { authtoken } })).statusCode).toBe(401);
  expect((await logIn(DEMO_PASSWORD)).errorCode).toBe('INVALID_CREDENTIALS');
  expect((await logIn(NEW)).success).toBe(true);
});

test('the mail links to the reset screen with token and user [AUTH-041, AUTH-050, AUTH-059, AUTH-065, D-039]', async () => {
  const token = await resetTokenFor(world, EMAIL);
  const mail = (await mailsTo(world, EMAIL)).at(-1);
  const link = linkIn(mail?.body);
  expect(mail?.subject).toBe('Reset your Bootcamp Square password');
  expect(link.origin + link.pathname).toBe('http://localhost:3000/reset-password');
  expect(Object.fromEntries(link.searchParams)).toEqual({ token, user: EMAIL });
  expect(token).toMatch(/^[\w-]{43}$/);
  const rows = JSON.stringify(await world.db.many(sql`select * from reset_tokens, outbox`));
  expect(rows).not.toContain(token);
});

test('a link works once, and the newest alone [AUTH-060, D-039]', async () => {
  const first = await resetTokenFor(world, EMAIL);
  const second = await resetTokenFor(world, EMAIL);
  expect(await reset(first)).toEqual(INVALID_LINK);
  expect(await reset(second)).toEqual(DONE);
  expect(await reset(second, 'Another+One#2')).toEqual(INVALID_LINK);
});

test('a link works for 60 minutes [D-039]', async () => {
  const token = await resetTokenFor(world, EMAIL);
  world.at(plus(ANCHOR, 60 * MINUTE));
  expect(await reset(token)).toEqual(INVALID_LINK);
  world.at(plus(ANCHOR, 60 * MINUTE - 1));
  expect(await reset(token)).toEqual(DONE);
});

test('a link is good for its own user only [AUTH-041, AUTH-060]', async () => {
  const token = await resetTokenFor(world, EMAIL);
  expect(await reset(token, NEW, 'student2@northfield.example')).toEqual(INVALID_LINK);
  expect(await reset(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toEqual(INVALID_LINK);
  expect(await reset('')).toEqual(INVALID_LINK);
  expect(await reset(token, NEW, ' STUDENT@northfield.example')).toEqual(DONE);
});

test.each([
  ['Aa1#567', 'Your password must be at least 8 characters in length', 'AUTH-038'],
  [
    'bootcamp#2026',
    'The password you entered is invalid. Your password needs to have one uppercase letter, one lowercase letter, one number, and one of these special characters `~!@#$%^&*()_+=? and at least have 8 characters.',
    'AUTH-040',
  ],
  [`Aa1#${'x'.repeat(125)}`, 'Your password must be at most 128 characters in length', 'D-044'],
  ['Password1!', EASY, 'D-257'],
  ['Northfield#2026', EASY, 'D-257'],
  ['Bootcamp#Square1', EASY, 'D-257'],
  [DEMO_PASSWORD, 'Your new password must be different than your current password', 'AUTH-035'],
])(
  'the server refuses the new password %s and keeps the link: %s [%s, AUTH-044, D-040]',
  async (password, errorMessage) => {
    const token = await resetTokenFor(world, EMAIL);
    expect(await reset(token, password)).toMatchObject({
      success: false,
      errorMessage,
      errorCode: expect.stringMatching(/^PASSWORD_/),
    });
    expect(await reset(token)).toEqual(DONE);
  },
);

test('of fifty resets at once with one link exactly one succeeds [AUTH-060, D-039]', async () => {
  const token = await resetTokenFor(world, EMAIL);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => reset(token, `Copper+Kettle#${index}`)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ errorCode }) => errorCode === 'RESET_LINK_INVALID')).toHaveLength(49);
  const winner = answers.findIndex(({ success }) => success);
  expect((await logIn(`Copper+Kettle#${winner}`)).success).toBe(true);
});

test('a reset does not take MFA away, and asks no old password [AUTH-043, D-040]', async () => {
  const email = 'mfa@northfield.example';
  await reset(await resetTokenFor(world, email), NEW, email);
  expect((await world.anonymous.call('login', { email, password: NEW })).body.errorCode).toBe('MFA_CODE_REQUIRED');
  const withOld = { resetToken: 'x', password: NEW, userName: email, oldPassword: DEMO_PASSWORD };
  expect((await world.anonymous.call('resetPassword', withOld)).status).toBe(400);
});

test('the name of a university that somebody looks after is as easy to guess as that of their own [D-257]', async () => {
  const email = 'nobody@northfield.example';
  const given = await world.as('operator').call('giveGrant', { email, universityId: world.ids.lakeside });
  expect(given.status).toBe(200);
  const token = await resetTokenFor(world, email);
  expect((await reset(token, 'Lakeside#2026', email)).errorMessage).toBe(EASY);
  expect(await reset(token, NEW, email)).toEqual(DONE);
});
