import { daysToRemind, reminderForDays } from '@bcs/contract/features/coursework/reminders';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Services } from '#kernel/services';
import {
  findMissing,
  findUnreminded,
  lockDue,
  claimReminders,
  type UnremindedCourse,
} from '#features/coursework/queries-reminders';
import { notify } from '#features/notifications/notify';
import { forEach } from './for-each.ts';

/** Sends the reminders of a course in one transaction: either all of them, or they remain unclaimed. */
async function remindCourse(tx: Db, course: UnremindedCourse, now: Instant): Promise<void> {
  if (!(await claimReminders(tx, course))) return;
  const days = daysToRemind(course.remindedOn, course.day);
  const due = await lockDue(tx, course, days, now);
  const missing = due.length === 0 ? [] : await findMissing(tx, course, due);
  const reminders = missing.map((one) => ({ ...one, type: reminderForDays(one, days, course.timeZone) }));
  for (const type of ['ASSIGNMENT_DUE', 'ASSIGNMENT_OVERDUE'] as const)
    await notify(
      tx,
      type,
      reminders.filter((one) => one.type === type),
      { course, now },
    );
}

/**
 * Reminds students of due and overdue work every day at 08:00 in the course's time zone, once a day across all
 * processes. D-126
 */
export async function sendReminders({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await forEach(await findUnreminded(database, now), (course) =>
    database.transaction((tx) => remindCourse(tx, course, now)),
  );
}
