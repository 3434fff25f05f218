import { buildApp } from '@bcs/server/app';
import type { Database } from '@bcs/server/database/db';
import { openEmbedded } from '@bcs/server/database/embedded';
import { migrate } from '@bcs/server/database/migrate';
import { plantWorld } from '@bcs/server/database/seed/world';
import { systemClock } from '@bcs/server/kernel/system-clock';
import { demoPasswordHash, testServices } from '@bcs/server/testing/services';
import { checkEverybodyIn, plantBeginning } from './check-ins.ts';
import { tableLine } from './report.ts';

/** The limit in milliseconds within which 95 of 100 answers must arrive. */
const P95_BAR = 500;
const ON_POSTGRES = { students: 1000, within: 60, atOnce: 30 };
const EMBEDDED = { students: 100, within: 10, atOnce: 10 };

async function report(
  engine: string,
  { students, within, atOnce }: typeof ON_POSTGRES,
  at: { readonly url: string; readonly database: Database },
  verdict: (met: boolean) => string,
): Promise<void> {
  const beginning = await plantBeginning(at.database, students, systemClock());
  const { seconds, p95, wrong } = await checkEverybodyIn(at.url, at.database, beginning, atOnce);
  console.log(`\nA class begins: ${students} check-ins, ${atOnce} at once (${engine})\n`);
  console.log(tableLine('', '', '', '', 'at most'));
  const row = (name: string, value: number, most: number) =>
    console.log(tableLine(name, '', '', value.toFixed(1), most, verdict(value <= most)));
  row('all are in, s', seconds, within);
  row('one is in, ms, p95', p95, P95_BAR);
  row('lost, doubled or refused', wrong, 0);
}

type At = { readonly url: string; readonly database: Database };

/** Measures how a class begins, on a server and on the embedded database, and prints it. */
export async function reportBeginning(at: At, verdict: (met: boolean) => string): Promise<void> {
  await report('PostgreSQL', ON_POSTGRES, at, verdict);
  const database = await openEmbedded();
  await migrate(database);
  const services = testServices(database, systemClock);
  const seal = (secret: string, accountId: number) => services.sealer.seal(secret, `mfa:${accountId}`);
  await plantWorld(database, { anchor: systemClock(), passwordHash: await demoPasswordHash(), seal });
  const app = await buildApp(services, { limited: false });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await report('embedded', EMBEDDED, { url, database }, verdict);
  await app.close();
  await database.close();
}
