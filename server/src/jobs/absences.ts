import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { publish, toEnrollments } from '#kernel/changes';
import type { Services } from '#kernel/services';
import { notifyAbsent } from '#features/attendance/notify';
import {
  closeEndedSession,
  findEndedSessions,
  lockEndedSession,
  lockUnaccounted,
  setAbsent,
  type EndedSession,
} from '#features/attendance/queries-system';
import { forEach } from './for-each.ts';

/** The number of students locked together, which limits how long a check-in has to wait. */
const STUDENTS_AT_ONCE = 100;

/** Processes one batch of a session; returns whether there may be more. */
async function setSome(tx: Db, session: EndedSession, now: Instant): Promise<boolean> {
  if (!(await lockEndedSession(tx, session, now))) return false;
  const held = await lockUnaccounted(tx, session, STUDENTS_AT_ONCE);
  const absent = held.length === 0 ? [] : await setAbsent(tx, session, held, now);
  if (absent.length > 0) {
    await notifyAbsent(tx, session, absent, { course: session, now });
    await publish(tx, {
      topics: ['attendance'],
      to: [`staff of course ${session.courseId}`, ...toEnrollments(absent)],
    });
  }
  if (held.length === STUDENTS_AT_ONCE) return true;
  await closeEndedSession(tx, session, now);
  return false;
}

/**
 * Marks students without a status as absent at the end of a class, in courses that want it. Running it twice, or in two
 * processes, has no further effect; absences that staff undo stay undone.
 */
export async function setAbsences({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await forEach(await findEndedSessions(database, now), async (session) => {
    let more = true;
    while (more) more = await database.transaction((tx) => setSome(tx, session, now));
  });
}
