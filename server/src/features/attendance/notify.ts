import { reachesAbsenceLimit, remainingAbsences } from '@bcs/contract/features/attendance/statuses';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify, type EventPlace } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { countAbsences } from './queries.ts';

/** The session of an absence, as notifications name it. */
export interface NotifiedSessionFacts {
  readonly sessionId: number;
  readonly sessionName: string;
  readonly startTime: Instant;
  readonly contextId: number;
}

/** Notifies students of an absence, and when few are left, also the success managers. Annex F */
export async function notifyAbsent(
  db: Db,
  session: NotifiedSessionFacts,
  enrollmentIds: readonly number[],
  occasion: EventPlace,
): Promise<void> {
  await notify(db, 'ABSENCE_RECORDED', ofEach(session, enrollmentIds), occasion);
  await notify(db, 'ABSENCE_LIMIT', await findReached(db, session, enrollmentIds, occasion, 0), occasion);
}

/** Withdraws the notification of an absence. Annex F, D-201 */
export async function notifyNotAbsent(
  db: Db,
  session: NotifiedSessionFacts,
  enrollmentIds: readonly number[],
  occasion: EventPlace,
): Promise<void> {
  await notifyUndone(db, 'ABSENCE_RECORDED', ofEach(session, enrollmentIds), occasion);
  await notifyUndone(db, 'ABSENCE_LIMIT', await findReached(db, session, enrollmentIds, occasion, 1), occasion);
}

const ofEach = (session: NotifiedSessionFacts, enrollmentIds: readonly number[]) =>
  enrollmentIds.map((studentEnrollmentId) => ({ ...session, studentEnrollmentId }));

/** Finds students who reached the limit with one absence; `undone` is 1 if that absence no longer counts. */
async function findReached(
  db: Db,
  session: NotifiedSessionFacts,
  enrollmentIds: readonly number[],
  { course }: EventPlace,
  undone: 0 | 1,
) {
  // absences of career sessions do not count (D-118)
  if (!isAcademic(session) || enrollmentIds.length === 0) return [];
  const students = await countAbsences(db, course, enrollmentIds);
  return students.flatMap(({ absences, maxAbsence, ...student }) => {
    const remaining = remainingAbsences(maxAbsence, absences + undone);
    const before = remainingAbsences(maxAbsence, absences + undone - 1);
    return remaining !== null && reachesAbsenceLimit(before, remaining) ? [{ ...student, remaining }] : [];
  });
}
