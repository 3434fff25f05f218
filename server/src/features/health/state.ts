import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { health } from '@bcs/contract/features/health/calls';
import type { OutputOf } from '@bcs/contract/kernel/call';
import { type Instant, HOUR, plus } from '@bcs/contract/kernel/clock';
import type { ExaminedArea } from '@bcs/contract/features/health/model';
import type { Services } from '#kernel/services';
import { version } from '#kernel/version';
import type { Database } from '#database/db';
import { findFailedJobs, getDatabaseFacts } from './queries.ts';
import { note, warning, type Installation } from './doctor/check.ts';
import { examine } from './doctor/examine.ts';

/** The longest time that a page waits; with a hundred thousand students, examining the rows takes about ten seconds. */
const PATIENCE_MS = 5000;
const KEPT = HOUR;

type Examination = Readonly<{ until: Instant; examined: Promise<ExaminedArea[]> }>;
/** Cached results of slow examinations, so that they are not repeated with each visit. */
const kept = new WeakMap<Database, Examination>();

const UNDER_WAY: ExaminedArea = {
  name: 'Examination',
  findings: [note('All rows are being examined, which takes a while here. The findings will appear automatically.')],
};

/** Runs all checks; a check that fails becomes a finding, so that the others are still shown. */
async function examineAll(installation: Installation): Promise<ExaminedArea[]> {
  const all: ExaminedArea[] = [];
  try {
    for await (const { name, findings } of examine(installation)) all.push({ name, findings: [...findings] });
  } catch (error) {
    const text = `The examination ended early: ${(error as Error).message}`;
    all.push({ name: 'Examination', findings: [warning(text)] });
  }
  return all;
}

/**
 * Reads the findings of the doctor. An examination that takes longer than a page waits continues by itself; its result
 * is kept for an hour. ADM-122
 */
export async function runExamination(installation: Installation, patienceMs = PATIENCE_MS): Promise<ExaminedArea[]> {
  const { database, now } = installation;
  const known = kept.get(database);
  const isKept = known !== undefined && known.until > now;
  const examined = isKept ? known.examined : examineAll(installation);
  const late = Symbol('late');
  const found = await Promise.race([examined, sleep(patienceMs, late, { ref: false })]);
  if (found !== late) return found as ExaminedArea[];
  if (!isKept) kept.set(database, { until: plus(now, KEPT), examined });
  return [UNDER_WAY];
}

/** The highest number of jobs shown, as many as fit one screen; the count says how many there are. */
const MOST_JOBS = 50;

/** Reports the present state of the installation to its operators. ADM-122 */
export async function composeInstallationHealth(
  { database, environment, settings, rounds }: Services,
  now: Instant,
): Promise<OutputOf<typeof health>> {
  const facts = await getDatabaseFacts(database);
  return {
    version,
    database: { engine: database.engine, version: facts.version, bytes: facts.bytes },
    migrations: { ran: facts.ran, last: facts.last },
    examined: await runExamination({ database, environment, now }),
    failedJobs: { jobs: await findFailedJobs(database, MOST_JOBS), total: facts.failedJobs },
    disk: await diskOf(environment.DATA_DIR),
    rounds: rounds.all(),
    lastBackup: facts.lastBackup,
    keyLocation:
      environment.BCS_SECRET_KEY === null ? resolve(join(environment.DATA_DIR, 'secret.key')) : 'BCS_SECRET_KEY',
    mail: settings.mail,
  };
}

async function diskOf(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
