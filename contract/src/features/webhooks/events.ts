import type { WebhookEvent } from './model.ts';

/** The description of each event in the interface. */
export const EVENT_NAMES: Readonly<Record<WebhookEvent, string>> = {
  'grade.set': 'A submission is graded, or its grade changes',
  'submission.received': 'A student hands in work',
  'attendance.set': 'The attendance of a student changes',
  'announcement.published': 'An announcement appears',
};

/** The data of a message in addition to the course: ids for fetching more, and the one value that has changed. */
export interface EventData {
  'grade.set': { submissionId: number; assignmentId: number; studentEnrollmentId: number; grade: string | null };
  'submission.received': { submissionId: number; assignmentId: number; studentEnrollmentId: number };
  'attendance.set': { sessionId: number; studentEnrollmentId: number; statusCode: string };
  'announcement.published': { announcementId: number; title: string };
}
