import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notifyAppeared } from '#features/announcements/notify';
import { findToAppear, findToEnd, claimEnd, type DueAnnouncement } from '#features/announcements/queries';
import { publish } from '#kernel/changes';
import type { Services } from '#kernel/services';
import { forEach } from './for-each.ts';

/** Lists, dashboards and bells of the course fetch again. */
const publishToCourse = (tx: Db, { courseId }: DueAnnouncement) =>
  publish(tx, { topics: ['announcements', 'notifications'], to: [`course ${courseId}`] });

async function appear(tx: Db, due: DueAnnouncement, now: Instant): Promise<void> {
  if (await notifyAppeared(tx, due.announcementId, { course: due, now })) await publishToCourse(tx, due);
}

async function end(tx: Db, due: DueAnnouncement, now: Instant): Promise<void> {
  if (await claimEnd(tx, due, now)) await publishToCourse(tx, due);
}

/**
 * Tells everybody an announcement is for when it becomes active, and open pages when it is over. Once, in however many
 * processes and however often it runs; after a stop it makes up for what is still active. ANN-013, D-129
 */
export async function publishDueAnnouncements({
  database,
  clock,
}: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await forEach(await findToAppear(database, now), (due) => database.transaction((tx) => appear(tx, due, now)));
  await forEach(await findToEnd(database, now), (due) => database.transaction((tx) => end(tx, due, now)));
}
