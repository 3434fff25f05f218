import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify } from '#features/notifications/notify';
import { publish } from '#kernel/changes';
import { enqueue } from '#kernel/outbox';
import type { LockedCase } from './queries-desk.ts';

/** The person's own pages and those of the staff of the course show it; nobody else hears that there is a case. */
export const publishCase = (db: Db, accountId: number, courseId: number | null): Promise<void> =>
  publish(db, {
    topics: ['support cases'],
    to: [`account ${accountId}`, ...(courseId === null ? [] : [`staff of course ${courseId}` as const])],
  });

const occasion = ({ universityId }: Viewer, { courseId, timeZone }: LockedCase, now: Instant) => ({
  course: { universityId, courseId, timeZone },
  now,
});

/** The person has said more. */
export async function notifyAsked(db: Db, viewer: Viewer, found: LockedCase, now: Instant): Promise<void> {
  await publishCase(db, found.accountId, found.courseId);
  await notify(db, 'SUPPORT_REPLIED', { student: found.student, subject: found.subject }, occasion(viewer, found, now));
}

/** The answer goes out by mail, and rings the bell of a student. */
export async function notifyAnswered(
  db: Db,
  viewer: Viewer,
  found: LockedCase & { readonly caseId: number; readonly clientKey: string },
  now: Instant,
): Promise<void> {
  const { caseId, clientKey } = found;
  await publishCase(db, found.accountId, found.courseId);
  const key = `support-answer.${caseId}.${clientKey}`;
  await enqueue(db, { kind: 'support-answer', payload: { caseId, clientKey }, runAt: now, dedupeKey: key });
  if (found.isStudent && found.enrollmentId !== null)
    await notify(
      db,
      'SUPPORT_ANSWERED',
      { subject: found.subject, studentEnrollmentId: found.enrollmentId },
      occasion(viewer, found, now),
    );
}
