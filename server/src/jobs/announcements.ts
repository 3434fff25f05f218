import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notifyAppeared } from '#features/announcements/notify';
import { findDueAnnouncements, findToEnd, claimEnd, type DueAnnouncement } from '#features/announcements/queries';
import { publish } from '#kernel/changes';
import type { Services } from '#kernel/services';
import { forEach } from './for-each.ts';

/** Refreshes lists, dashboards and bells of the course. */
const publishToCourse = (tx: Db, { courseId }: DueAnnouncement) =>
  publish(tx, { topics: ['announcements', 'notifications'], to: [`course ${courseId}`] });

async function appear(tx: Db, due: DueAnnouncement, now: Instant): Promise<void> {
  if (await notifyAppeared(tx, due.announcementId, { course: due, now })) await publishToCourse(tx, due);
}

async function end(tx: Db, due: DueAnnouncement, now: Instant): Promise<void> {
  if (await claimEnd(tx, due, now)) await publishToCourse(tx, due);
}

/**
 * Notifies the audience of an announcement when it becomes active, and refreshes open pages when it ends: once, however
 * many processes run it. After a downtime, active ones are still announced. ANN-013, D-129
 */
export async function publishDueAnnouncements({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await forEach(await findDueAnnouncements(database, now), (due) => database.transaction((tx) => appear(tx, due, now)));
  await forEach(await findToEnd(database, now), (due) => database.transaction((tx) => end(tx, due, now)));
}
