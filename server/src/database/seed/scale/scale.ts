import { addDays, localDay, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Database, type Db } from '#database/db';
import { continueIds } from '../plant.ts';
import { FIRST_SCALE_ID, SCALE_ZONE, type Batch } from './batch.ts';
import { plantClasses, plantSessions } from './classes.ts';
import { plantPeople } from './people.ts';
import { plantTalks } from './talks.ts';
import { plantTraces } from './traces.ts';
import { plantAssignments, plantWork } from './work.ts';

export interface Scale {
  /** The number of courses, each with 24 students. */
  readonly courses: number;
  readonly now: Instant;
  readonly passwordHash: string;
  /** Called after each batch. */
  readonly onProgress: (planted: number) => void;
  /** True to plant only what can be found by name: people, sessions and assignments. */
  readonly onlyNames?: boolean;
}

const COURSES_PER_BATCH = 20;
const BEGAN_DAYS_AGO = 160;

/** Adds courses for benchmarks with set-based SQL, not row by row. */
export async function plantScaled(
  database: Database,
  { courses, now, passwordHash, onProgress, onlyNames = false }: Scale,
): Promise<void> {
  const { last } = await database.one<{ last: number }>(
    sql`select coalesce(max(id) - ${FIRST_SCALE_ID}, 0)::int as last from courses where id > ${FIRST_SCALE_ID}`,
  );
  const firstDay = addDays(localDay(now, SCALE_ZONE), -BEGAN_DAYS_AGO);
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
    // takes longer than statements of a request may
    await tx.script('analyze');
  });
}

/** Plants everything that has a name. */
async function plantNames(tx: Db, batch: Batch, passwordHash: string): Promise<void> {
  await plantPeople(tx, batch, passwordHash);
  await plantSessions(tx, batch);
  await plantAssignments(tx, batch);
}

/** Plants people's work and traces. */
async function plantDeeds(tx: Db, batch: Batch): Promise<void> {
  await plantClasses(tx, batch);
  await plantWork(tx, batch);
  await plantTraces(tx, batch);
  await plantTalks(tx, batch);
}
