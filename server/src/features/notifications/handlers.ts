import * as calls from '@bcs/contract/features/notifications/calls';
import { DONE, defineHandler } from '#kernel/handler';
import { findNotifications, findNotificationsResume, setAllHandled, setHandled } from './queries.ts';

export const notifications = defineHandler(calls.notifications, async (_input, { db, viewer, now }) => ({
  notifications: await findNotifications(db, viewer, now),
}));

export const latestNotifications = defineHandler(calls.latestNotifications, async (_input, { db, viewer, now }) => ({
  notificationsResume: await findNotificationsResume(db, viewer, now),
}));

export const handleNotification = defineHandler(
  calls.handleNotification,
  async ({ notificationId }, { db, viewer, now }) => ({
    ...DONE,
    notification: await setHandled(db, viewer, notificationId, now),
  }),
);

export const handleNotificationForEnrollment = defineHandler(
  calls.handleNotificationForEnrollment,
  async ({ newestId }, { db, viewer, now }) => {
    const handledCount = await db.run(setAllHandled(viewer, newestId ?? null, now));
    return { ...DONE, handledCount };
  },
);
