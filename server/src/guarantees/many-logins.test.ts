import { expect, test } from 'vitest';
import sql from 'sql-template-tag';
import { argon2Passwords } from '#adapters/passwords/argon2';
import { DEMO_PASSWORD } from '#database/seed/password';
import { DEFAULT_SETTINGS } from '#kernel/settings';
import { textsOf } from '#testing/rows';
import { useWorld } from '#testing/world';
import { buildApp } from '../app.ts';

const world = useWorld();
const AT_ONCE = 200;
/** Five seconds on two cores: time by the clock would tell of the machine's other work. */
const MOST_CPU_MS = 10_000;

test('two hundred people sign in at once, over connections of their own, for less than five seconds of two cores [D-206]', async () => {
  const passwords = argon2Passwords(DEFAULT_SETTINGS.passwordMemory);
  await world.db.run(sql`update accounts set password_hash = ${await passwords.hash(DEMO_PASSWORD)}`);
  const emails = await textsOf(
    world.db,
    sql`select email from accounts where active and not password_is_temporary and mfa_required is not true
      and id not in (select account_id from mfa_secrets)`,
  );
  const app = await buildApp({ ...world.services, passwords });
  try {
    const origin = await app.listen({ port: 0 });
    const before = process.cpuUsage();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, at) => {
        const response = await fetch(`${origin}/broker/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', connection: 'close' },
          body: JSON.stringify({ email: emails[at % emails.length], password: DEMO_PASSWORD }),
        });
        return [response.status, ((await response.json()) as { success: boolean }).success];
      }),
    );
    const { user, system } = process.cpuUsage(before);
    expect(answers.filter(([status, success]) => status !== 200 || !success)).toEqual([]);
    expect((user + system) / 1000).toBeLessThan(MOST_CPU_MS);
  } finally {
    await app.close();
  }
});
