import type { Notification } from './model.ts';
import { groupOf } from './types.ts';

/** The options of the list's filter. Notifications of the group 'none' appear only under all. NOTE-005, Annex F */
export const NOTIFICATION_FILTER = ['all', 'session', 'homework', 'absence'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTER)[number];

/** Tells whether a notification passes a filter. NOTE-005 */
export const matchesNotificationFilter = (type: Notification['type'], filter: NotificationFilter): boolean =>
  filter === 'all' || groupOf(type) === filter;
