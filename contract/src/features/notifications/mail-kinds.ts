import type { NotificationType } from './types.ts';

/** How news comes by mail. SUCC-076 */
export const DELIVERIES = ['at-once', 'daily', 'weekly', 'off'] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** The kinds of news that somebody chooses a delivery for, in the order of the page. */
export const NEWS_KINDS = [
  'sessionChanges',
  'remoteDecisions',
  'lastAbsence',
  'dueDates',
  'grades',
  'comments',
  'sessions',
  'absences',
  'announcements',
  'support',
  'surveys',
  'remoteRequests',
  'submissions',
  'classAccess',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** The kinds of mail with a switch: the news, what a digest says besides, and the digest itself. SUCC-078 */
export const MAIL_KINDS = [...NEWS_KINDS, 'waiting', 'cohorts', 'digest'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The kind of mail that each type of notification comes in. SUCC-076 */
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

/** The names of the kinds, as the page of preferences and the page after unsubscribing show them. */
export const MAIL_KIND_NAMES: Readonly<Record<MailKind, string>> = {
  sessionChanges: 'Cancelled and moved sessions',
  remoteDecisions: 'Decisions on your remote requests',
  lastAbsence: 'Last absences',
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
  classAccess: 'Who joins your class by a grant',
  waiting: 'What waits for you',
  cohorts: 'Figures of your classes',
  digest: 'Digest',
};
