import { z } from 'zod';
import { count, id, instant } from '#kernel/schema';

export const NOTIFICATION_TYPES = [
  'ASSIGNMENT_DUE',
  'ASSIGNMENT_OVERDUE',
  'DUE_DATE_CHANGED',
  'SUBMISSION_GRADED',
  'CAREER_FEEDBACK',
  'SUBMISSION_COMMENT',
  'SUBMISSION_RECEIVED',
  'SESSION_CREATED',
  'SESSION_UPDATED',
  'SESSION_CANCELLED',
  'SESSION_VIDEO',
  'REMOTE_REQUESTED',
  'REMOTE_APPROVED',
  'REMOTE_DENIED',
  'ABSENCE_RECORDED',
  'ABSENCE_LIMIT',
  'ANNOUNCEMENT',
  'END_COURSE_SURVEY',
  'SUPPORT_ANSWERED',
  'SUPPORT_REPLIED',
  'SURVEY_REMINDER',
  'OWN_GRANT_ENROLLED',
] as const;

/** The contents of a notification; which fields it has depends on its type. NOTE-008 */
export const NotificationContent = z.object({
  message: z.string(),
  assignmentId: id().optional(),
  studentId: id().optional(),
  sessionId: id().optional(),
  context: z.enum(['Career', 'Academic']).optional(),
  grade: z.string().optional(),
  effectiveDueDate: instant().optional(),
  startTime: instant().optional(),
  courseReportUrl: z.string().optional(),
  youCanBookMeUrl: z.string().optional(),
  studentEnrollmentId: id().optional(),
  announcementId: id().optional(),
  caseId: id().optional(),
  courseId: id().optional(),
  linkText: z.string().optional(),
  /** Lets staff approve or deny the request in the notification. D-121 */
  remoteAttendanceRequestId: id().optional(),
});
export type NotificationContent = z.infer<typeof NotificationContent>;

/** A notification. NOTE-007; createdAt is added so that a list can be sorted. */
export const Notification = z.object({
  id: id(),
  type: z.enum(NOTIFICATION_TYPES),
  handled: z.boolean(),
  content: NotificationContent,
  createdAt: instant(),
});
export type Notification = z.infer<typeof Notification>;

/** The contents of the bell. D-127 */
export const NotificationsResume = z.object({ unhandledCount: count(), notifications: z.array(Notification) });
export type NotificationsResume = z.infer<typeof NotificationsResume>;

/** The ways in which notifications are mailed. SUCC-076 */
export const Delivery = z.enum(['at-once', 'daily', 'weekly', 'off']);
export type Delivery = z.infer<typeof Delivery>;

/**
 * The kinds of mail that can be turned off: the kinds of notifications, the other parts of a digest, and the digest
 * itself. SUCC-078
 */
export const MailKind = z.enum([
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
  'waiting',
  'cohorts',
  'digest',
]);
export type MailKind = z.infer<typeof MailKind>;
/** The kinds of mail that are notifications. */
export type NewsKind = Exclude<MailKind, 'waiting' | 'cohorts' | 'digest'>;
