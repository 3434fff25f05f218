import type { Delivery, MailKind, NewsKind } from './model.ts';
import type { NotificationType } from './types.ts';

/** The kind of mail to which each type of notification belongs. SUCC-076 */
export const MAIL_KIND_OF: Readonly<Record<NotificationType, NewsKind>> = {
  ASSIGNMENT_DUE: 'dueDates',
  ASSIGNMENT_OVERDUE: 'dueDates',
  DUE_DATE_CHANGED: 'dueDates',
  SUBMISSION_GRADED: 'grades',
  CAREER_FEEDBACK: 'grades',
  SUBMISSION_COMMENT: 'comments',
  SUBMISSION_RECEIVED: 'submissions',
  SESSION_CREATED: 'sessions',
  SESSION_UPDATED: 'sessionChanges',
  SESSION_CANCELLED: 'sessionChanges',
  SESSION_VIDEO: 'sessions',
  REMOTE_REQUESTED: 'remoteRequests',
  REMOTE_APPROVED: 'remoteDecisions',
  REMOTE_DENIED: 'remoteDecisions',
  ABSENCE_RECORDED: 'absences',
  ABSENCE_LIMIT: 'lastAbsence',
  ANNOUNCEMENT: 'announcements',
  END_COURSE_SURVEY: 'surveys',
  SUPPORT_ANSWERED: 'support',
  SUPPORT_REPLIED: 'support',
  SURVEY_REMINDER: 'surveys',
  OWN_GRANT_ENROLLED: 'classAccess',
};

/** The names of the kinds of mail, in the order in which the preferences and the unsubscribe page show them. */
export const MAIL_KIND_NAMES: Readonly<Record<MailKind, string>> = {
  digest: 'Digest',
  sessionChanges: 'Cancelled and moved sessions',
  remoteDecisions: 'Decisions on your remote requests',
  lastAbsence: 'Few absences left',
  dueDates: 'Due dates and reminders',
  grades: 'Grades and feedback',
  comments: 'Comments on work',
  sessions: 'New sessions and videos',
  absences: 'Absences',
  announcements: 'Announcements',
  support: 'Support requests',
  surveys: 'Surveys',
  remoteRequests: 'Remote requests',
  submissions: 'Submissions',
  classAccess: 'People who join your class through a grant',
  waiting: 'Waiting for you',
  cohorts: 'Figures for your classes',
};

/** The names of the ways of delivery. */
export const DELIVERY_NAMES: Readonly<Record<Delivery, string>> = {
  'at-once': 'At once',
  daily: 'Daily',
  weekly: 'Weekly',
  off: 'Off',
};
