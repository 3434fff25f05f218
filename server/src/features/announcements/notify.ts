import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify, type EventPlace, notifyRead } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { notifyWebhooks } from '#features/webhooks/notify';
import { claimAppearance } from './queries.ts';

/**
 * Notifies the audience of an announcement once it is active; returns false if it is not due or was done before.
 * @param again whether the class was notified of an earlier version
 */
export async function notifyAppeared(
  db: Db,
  announcementId: number,
  { course, now }: EventPlace,
  again = false,
): Promise<boolean> {
  const appeared = await claimAppearance(db, { universityId: course.universityId, announcementId }, now);
  if (!appeared) return false;
  await notify(db, 'ANNOUNCEMENT', { ...appeared, again }, { course, now });
  const { title } = appeared;
  await notifyWebhooks(db, 'announcement.published', [{ announcementId, title }], { course, now });
  return true;
}

/** Withdraws the news of an announcement that was deleted or postponed. D-201 */
export const notifyTakenBack = (db: Db, viewer: Viewer, announcementId: number, title: string, now: Instant) =>
  notifyUndone(db, 'ANNOUNCEMENT', { announcementId, title }, { course: viewer, now });

/** Marks the notification as seen for somebody who has read the announcement. */
export const markAnnouncementSeen = (db: Db, viewer: Viewer, announcementId: number, now: Instant) =>
  notifyRead(db, 'ANNOUNCEMENT', { announcementId, title: '' }, viewer, now);
