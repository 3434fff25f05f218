import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { argon2Passwords } from '#adapters/passwords/argon2';
import { DEMO_PASSWORD } from '#database/seed/password';
import type { Passwords } from '#kernel/passwords';
import { DEFAULT_SETTINGS } from '#kernel/settings';
import { textsOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { buildApp } from '../app.ts';

const world = useWorld();
const LOGINS = 200;

test('two hundred people sign in at once, over connections of their own, each for one comparison of the cost that is set [D-206]', async () => {
  const passwords = argon2Passwords(DEFAULT_SETTINGS.passwordMemory);
  await world.db.run(sql`update accounts set password_hash = ${await passwords.hash(DEMO_PASSWORD)}`);
  const emails = await textsOf(
    world.db,
    sql`select email from accounts where active and not password_is_temporary and mfa_required is not true
      and id not in (select account_id from mfa_secrets)`,
  );
  const compared: (string | null)[] = [];
  const verify: Passwords['verify'] = (known, password) => {
    compared.push(known);
    return passwords.verify(known, password);
  };
  const app = await buildApp({ ...world.services, passwords: { ...passwords, verify } });
  try {
    const origin = await app.listen({ port: 0 });
    const answers = await Promise.all(
      Array.from({ length: LOGINS }, async (_, at) => {
        const response = await fetch(`${origin}/broker/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'close' },
          body: JSON.stringify({ email: emails[at % emails.length], password: DEMO_PASSWORD }),
        });
        return [response.status, ((await response.json()) as { success: boolean }).success];
      }),
    );
    expect(answers.filter(([status, success]) => status !== 200 || !success)).toEqual([]);
    expect(compared).toHaveLength(LOGINS);
    expect(compared.every((known) => known?.includes(`$m=${DEFAULT_SETTINGS.passwordMemory},t=2,p=1$`))).toBe(true);
  } finally {
    await app.close();
  }
  // two hundred passwords, one after the other
}, 120_000);
