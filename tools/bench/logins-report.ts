import sql from 'sql-template-tag';
import { argon2Passwords } from '@bcs/server/adapters/passwords/argon2';
import { buildApp } from '@bcs/server/app';
import type { Database } from '@bcs/server/database/db';
import { DEMO_PASSWORD } from '@bcs/server/database/seed/password';
import { DEFAULT_SETTINGS } from '@bcs/server/kernel/settings';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { textsOf } from '@bcs/server/testing/rows';
import { testServices } from '@bcs/server/testing/services';
import { tableLine } from './report.ts';

const LOGINS = 200;
/** The most that a login may cost, as a multiple of the processor time that comparing its password takes by itself, on both sides of each connection. */
const MAX_COST_RATIO = 2;

/** Returns the processor time that something took, in milliseconds. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Measures two hundred logins at once beside the comparisons of passwords in them, and prints it. */
export async function reportLogins(
  { database }: { readonly database: Database },
  verdict: (met: boolean) => string,
): Promise<void> {
  const passwords = argon2Passwords(DEFAULT_SETTINGS.passwordMemory);
  const hash = await passwords.hash(DEMO_PASSWORD);
  await database.run(sql`update accounts set password_hash = ${hash}`);
  const emails = await textsOf(
    database,
    sql`select email from accounts where active and not password_is_temporary and mfa_required is not true
      and id not in (select account_id from mfa_secrets) limit ${LOGINS}`,
  );
  const app = await buildApp({ ...testServices(database, systemClock), passwords }, { limited: false });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const logIn = async (email: string | undefined) => {
    const { status } = await fetch(`${url}/broker/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    });
    if (status !== 200) throw new Error(`${email} could not log in: ${status}`);
  };
  const all = (each: (at: number) => Promise<unknown>) => Promise.all(Array.from({ length: LOGINS }, (_, at) => each(at))); // prettier-ignore
  await logIn(emails[0]);
  const bare = await costOf(() => all(() => passwords.verify(hash, DEMO_PASSWORD)));
  const logins = await costOf(() => all((at) => logIn(emails[at % emails.length])));
  await app.close();
  console.log(`\n${LOGINS} logins at once; processor time, server and client together\n`);
  console.log(tableLine('', 'ms', 'passwords', 'times', 'at most'));
  console.log(tableLine('all are in', logins.toFixed(0), bare.toFixed(0), (logins / bare).toFixed(2), MAX_COST_RATIO, verdict(logins / bare <= MAX_COST_RATIO))); // prettier-ignore
}
