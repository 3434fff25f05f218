import type { Notification } from './model.ts';

export type NotificationType = Notification['type'];
export type NotificationGroup = 'homework' | 'session' | 'absence' | 'none';

/** The choices of the list. 'none' shows only under all. NOTE-005, Annex F */
export const NOTIFICATION_FILTER = ['all', 'session', 'homework', 'absence'] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTER)[number];

const GROUPS: Readonly<Record<NotificationType, NotificationGroup>> = {
  ASSIGNMENT_DUE: 'homework',
  ASSIGNMENT_OVERDUE: 'homework',
  DUE_DATE_CHANGED: 'homework',
  SUBMISSION_GRADED: 'homework',
  CAREER_FEEDBACK: 'homework',
  SUBMISSION_COMMENT: 'homework',
  SUBMISSION_RECEIVED: 'homework',
  SESSION_CREATED: 'session',
  SESSION_UPDATED: 'session',
  SESSION_CANCELLED: 'session',
  SESSION_VIDEO: 'session',
  REMOTE_REQUESTED: 'absence',
  REMOTE_APPROVED: 'absence',
  REMOTE_DENIED: 'absence',
  ABSENCE_RECORDED: 'absence',
  ABSENCE_LIMIT: 'absence',
  END_COURSE_SURVEY: 'none',
};

/** The group a notification is filtered by. A page that was open before a release may meet a type it does not know. NOTE-005, Annex F, D-126 */
export const groupOf = (type: NotificationType): NotificationGroup =>
  Object.hasOwn(GROUPS, type) ? GROUPS[type] : 'none';

/** Whether a notification shows under a filter. NOTE-005 */
export const matchesNotificationFilter = (type: NotificationType, filter: NotificationFilter): boolean =>
  filter === 'all' || groupOf(type) === filter;
