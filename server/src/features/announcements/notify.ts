import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { notify, type Occasion, notifyRead } from '#features/notifications/notify';
import { notifyUndone } from '#features/notifications/notify-undone';
import { notifyWebhooks } from '#features/webhooks/notify';
import { claimAppearance } from './queries.ts';

/**
 * Tells everybody an announcement is for, once it is active; false when that is not due, or done.
 * @param again whether the class has been told of an earlier version
 */
export async function notifyAppeared(
  db: Db,
  announcementId: number,
  { course, now }: Occasion,
  again = false,
): Promise<boolean> {
  const appeared = await claimAppearance(db, { universityId: course.universityId, announcementId }, now);
  if (!appeared) return false;
  await notify(db, 'ANNOUNCEMENT', { ...appeared, again }, { course, now });
  const { title } = appeared;
  await notifyWebhooks(db, 'announcement.published', [{ announcementId, title }], { course, now });
  return true;
}

/** Tells that an announcement was deleted, or put off to a later day. D-201 */
export const notifyTakenBack = (db: Db, viewer: Viewer, announcementId: number, title: string, now: Instant) =>
  notifyUndone(db, 'ANNOUNCEMENT', { announcementId, title }, { course: viewer, now });

/** Whoever has read it need not be told any more. */
export const notifySeen = (db: Db, viewer: Viewer, announcementId: number, now: Instant) =>
  notifyRead(db, 'ANNOUNCEMENT', { announcementId, title: '' }, viewer, now);
