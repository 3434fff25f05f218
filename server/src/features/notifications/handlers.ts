import * as calls from '@bcs/contract/features/notifications/calls';
import type { Notification } from '@bcs/contract/features/notifications/model';
import { tellRealtime } from '#kernel/realtime';
import { DONE, serve } from '#kernel/serve';
import { findNotifications, findNotificationsResume, setAllHandled, setHandled } from './queries.ts';

export const notifications = serve(calls.notifications, {
  run: async (_input, { db, viewer }) => ({ notifications: await findNotifications(db, viewer) }),
});

export const latestNotifications = serve(calls.latestNotifications, {
  run: async (_input, { db, viewer }) => ({ notificationsResume: await findNotificationsResume(db, viewer) }),
});

export const handleNotification = serve(calls.handleNotification, {
  run: async ({ notificationId }, { db, viewer, now }) => {
    const notification = await db.one<Notification>(setHandled(viewer, notificationId, now));
    await tellRealtime(db, { kind: 'notifications', enrollmentIds: [viewer.enrollmentId] });
    return { ...DONE, notification };
  },
});

export const handleNotificationForEnrollment = serve(calls.handleNotificationForEnrollment, {
  run: async (_input, { db, viewer, now }) => {
    const handledCount = await db.run(setAllHandled(viewer, now));
    await tellRealtime(db, { kind: 'notifications', enrollmentIds: [viewer.enrollmentId] });
    return { ...DONE, handledCount };
  },
});
