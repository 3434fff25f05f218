import { statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { health } from '@bcs/contract/features/health/calls';
import type { OutputOf } from '@bcs/contract/kernel/call';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Services } from '#kernel/services';
import { version } from '#kernel/version';
import { runExamination } from './examination.ts';
import { findFailedJobs, getDatabaseFacts } from './queries.ts';

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
