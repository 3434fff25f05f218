import { z } from 'zod';
import { call } from '#kernel/call';
import { count, id } from '#kernel/schema';
import { handleNotifications, readNotifications } from './abilities.ts';
import { Notification, NotificationsResume } from './model.ts';

const ofEnrollment = { enrollmentId: id() };

export const notifications = call('POST /broker/notifications', {
  shows: ['notifications'],
  summary: 'The latest 200 notifications of an enrollment, newest first',
  input: ofEnrollment,
  output: { notifications: z.array(Notification) },
  scope: 'own-enrollment',
  allow: readNotifications,
});

export const latestNotifications = call('POST /broker/latestNotifications', {
  shows: ['notifications'],
  summary: 'What the bell shows: the latest five and how many are unread',
  input: ofEnrollment,
  output: { notificationsResume: NotificationsResume },
  scope: 'own-enrollment',
  allow: readNotifications,
});

export const handleNotification = call('POST /broker/handleNotification', {
  inConcludedClass: true,
  changes: ['notifications'],
  summary: 'Marks one notification handled',
  input: { notificationId: id() },
  output: { success: z.literal(true), notification: Notification },
  scope: { by: 'own-notification', field: 'notificationId' },
  allow: handleNotifications,
});

export const handleNotificationForEnrollment = call('POST /broker/handleNotificationForEnrollment', {
  inConcludedClass: true,
  changes: ['notifications'],
  summary: 'Marks all notifications of an enrollment handled, or those up to the newest that was shown',
  input: {
    enrollmentId: id(),
    /** The newest notification that was shown; later ones stay unread. Without it, all are marked. D-238 */
    newestId: id().optional(),
  },
  output: { success: z.literal(true), handledCount: count() },
  scope: 'own-enrollment',
  allow: handleNotifications,
});
