import { addDays, localDay, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database, type Db } from '#database/db';
import { continueIds } from '../plant.ts';
import { BASE, ZONE, type Batch } from './batch.ts';
import { plantClasses, plantSessions } from './classes.ts';
import { plantPeople } from './people.ts';
import { plantTalks } from './talks.ts';
import { plantTraces } from './traces.ts';
import { plantAssignments, plantWork } from './work.ts';

export interface Scale {
  /** The number of courses, of 24 students each. */
  readonly courses: number;
  readonly now: Instant;
  readonly passwordHash: string;
  /** Called after each batch. */
  readonly onProgress: (planted: number) => void;
  /** Only what somebody looks for by name: people, sessions and assignments. */
  readonly onlyNames?: boolean;
}

const COURSES_PER_BATCH = 20;
const BEGAN_DAYS_AGO = 160;

/** Adds courses for benchmarks: set by set in the database, nothing row by row. */
export async function plantScaled(
  database: Database,
  { courses, now, passwordHash, onProgress, onlyNames = false }: Scale,
): Promise<void> {
  const { last } = await database.one<{ last: number }>(
    sql`select coalesce(max(id) - ${BASE}, 0)::int as last from courses where id > ${BASE}`,
  );
  const firstDay = addDays(localDay(now, ZONE), -BEGAN_DAYS_AGO);
  for (let done = 0; done < courses; done += COURSES_PER_BATCH) {
    const batch = { from: last + done + 1, to: last + Math.min(done + COURSES_PER_BATCH, courses), firstDay, now };
    await database.transaction(async (tx) => {
      await tx.longRunning();
      await tx.script('set local synchronous_commit = off');
      await plantNames(tx, batch, passwordHash);
      if (!onlyNames) await plantDeeds(tx, batch);
    });
    onProgress(batch.to - last);
  }
  await database.transaction(async (tx) => {
    await tx.longRunning();
    await continueIds(tx);
    // takes longer than any statement of a request may
    await tx.script('analyze');
  });
}

/** Everything that has a name. */
async function plantNames(tx: Db, batch: Batch, passwordHash: string): Promise<void> {
  await plantPeople(tx, batch, passwordHash);
  await plantSessions(tx, batch);
  await plantAssignments(tx, batch);
}

/** Plants the work and traces of all people. */
async function plantDeeds(tx: Db, batch: Batch): Promise<void> {
  await plantClasses(tx, batch);
  await plantWork(tx, batch);
  await plantTraces(tx, batch);
  await plantTalks(tx, batch);
}
