import type { Instant } from '@bcs/contract/kernel/clock';
import { OVERSEERS, SSM_TYPE, UNIVERSITY_KEEPERS } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { publish, type Audience } from '#kernel/changes';
import { enqueue } from '#kernel/outbox';
import type { LockedCase } from './queries-desk.ts';

/** The case that a notification is about. */
export type NotifiedCase = Readonly<{ accountId: number; universityId: number | null; courseId: number | null }>;

const MOST_ADMINS = 100;
/** The roles that answer cases, and those that oversee a class and so see their number. SUCC-014 */
const SEEN_BY = [...SSM_TYPE, ...OVERSEERS];

/** The staff who see a case: those of its course, or admins if it has none. */
async function staffOf(db: Db, { universityId, courseId }: NotifiedCase): Promise<Audience[]> {
  if (courseId !== null) return SEEN_BY.map((role) => `${role} of course ${courseId}` as const);
  const admins = await db.many<{ id: number }>(sql`
    select distinct account_id as id from enrollments
    where university_id = ${universityId} and active and role = any(${UNIVERSITY_KEEPERS}) order by 1 limit ${MOST_ADMINS}`);
  return admins.map(({ id }) => `account ${id}` as const);
}

/** Updates the pages of the person and the staff; nobody else learns that there is a case. */
export const publishCase = async (db: Db, standing: NotifiedCase): Promise<void> =>
  publish(db, {
    topics: ['support cases'],
    to: [`account ${standing.accountId}`, ...(await staffOf(db, standing))],
  });

/** Returns the course of a case whose people may be notified; null if it has none. */
const occasionOf = ({ universityId, courseId, timeZone }: LockedCase, now: Instant) =>
  universityId === null || courseId === null || timeZone === null
    ? null
    : { course: { universityId, courseId, timeZone }, now };

/** Notifies staff that the person has written more. */
export async function notifySupportRequest(
  db: Db,
  found: LockedCase & { readonly caseId: number },
  now: Instant,
): Promise<void> {
  await publishCase(db, found);
  const { caseId, student, subject } = found;
  const occasion = occasionOf(found, now);
  if (occasion) await notify(db, 'SUPPORT_REPLIED', { caseId, student, subject }, occasion);
}

/** Notifies a student of the answer, by mail as they prefer; others get a separate mail. */
export async function notifyAnswered(
  db: Db,
  found: LockedCase & Readonly<{ caseId: number; clientKey: string }>,
  now: Instant,
): Promise<void> {
  const { caseId, clientKey, enrollmentId, subject } = found;
  await publishCase(db, found);
  const occasion = occasionOf(found, now);
  if (found.isStudent && enrollmentId !== null && occasion) {
    await notify(db, 'SUPPORT_ANSWERED', { caseId, subject, studentEnrollmentId: enrollmentId }, occasion);
    return;
  }
  const key = `support-answer.${caseId}.${clientKey}`;
  await enqueue(db, { kind: 'support-answer', payload: { caseId, clientKey }, runAt: now, dedupeKey: key });
}
