import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { DEMO_PASSWORD } from '#database/seed/password';
import { resetTokenFor } from '#testing/mailbox';
import { useWorld } from '#testing/world';

const world = useWorld({ settings: { publishedPassword: DEMO_PASSWORD } });
const email = 'student@northfield.example';
const logIn = async (password: string, name = email) =>
  (await world.anonymous.call('login', { email: name, password })).body.errorCode;

test('where others reach the server, a demo account does not sign in with its public password [D-208]', async () => {
  expect(await logIn(DEMO_PASSWORD)).toBe('INVALID_CREDENTIALS');
  expect(await logIn(DEMO_PASSWORD.replace('B', 'Ｂ'))).toBe('INVALID_CREDENTIALS');
  // a temporary password would otherwise let a stranger choose a new one
  expect(await logIn(DEMO_PASSWORD, 'temporary@northfield.example')).toBe('INVALID_CREDENTIALS');
});

test('it does once its password was changed, and to another than the public one [D-208]', async () => {
  const resetToken = await resetTokenFor(world, email);
  const choose = (password: string) => world.anonymous.call('resetPassword', { resetToken, password, userName: email });
  await world.db.run(sql`update accounts set password_hash = null where email = ${email}`);
  expect((await choose(DEMO_PASSWORD)).body.errorCode).toBe('PASSWORD_TOO_COMMON');
  expect((await choose('Copper+Kettle#27')).body.errorCode).toBeNull();
  expect(await logIn('Copper+Kettle#27')).toBeNull();
});
