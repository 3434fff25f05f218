import type { NotificationContent } from './model.ts';

/** The destination of a click. */
export interface NotificationTarget {
  /** A path of the application, or a complete address if it opens elsewhere. */
  readonly to: string;
  readonly outside: boolean;
  readonly linkText: string | null;
}

/** Finds the destination from the content of a notification; null if something is missing. */
export type FindTarget = (content: Omit<NotificationContent, 'message'>) => NotificationTarget | null;

const inside = (to: string): NotificationTarget => ({ to, outside: false, linkText: null });
export const toFixedPage =
  (to: string): FindTarget =>
  () =>
    inside(to);
const withId =
  (
    field: 'assignmentId' | 'sessionId' | 'studentEnrollmentId' | 'announcementId' | 'courseId',
    path: (id: number) => string,
  ): FindTarget =>
  (content) => {
    const id = content[field];
    return id === undefined ? null : inside(path(id));
  };

export const toAssignment = withId('assignmentId', (id) => `/coursework/${id}/show`);
export const toSubmissionForm = withId('assignmentId', (id) => `/coursework/${id}/submit`);
export const session = withId('sessionId', (id) => `/sessions/${id}`);
export const toAnnouncement = withId('announcementId', (id) => `/announcement/${id}/show`);
export const toStudentPage = withId('studentEnrollmentId', (id) => `/students/${id}`);
export const rosterOf = withId('courseId', (id) => `/admin/classes/${id}/roster`);
/** The person's own support request, opened in their list. */
export const ownCase: FindTarget = ({ caseId }) =>
  inside(caseId === undefined ? '/support' : `/support?case=${caseId}`);
export const caseOfDesk: FindTarget = ({ caseId }) =>
  inside(caseId === undefined ? '/support-desk' : `/support-desk/${caseId}`);
export const gradeOrRedo: FindTarget = (content) =>
  content.grade === 'Incomplete' ? toSubmissionForm(content) : toAssignment(content);
export const gradingPage: FindTarget = ({ assignmentId, studentId }) =>
  assignmentId === undefined || studentId === undefined
    ? null
    : inside(`/gradebook/${assignmentId}/grade/${studentId}`);

/** An external address if it is safe, else a page of the application. */
export const toOutsideOr =
  (field: 'youCanBookMeUrl' | 'courseReportUrl', path: string, linkText: string | null): FindTarget =>
  (content) => {
    const url = content[field];
    return url !== undefined && /^https?:\/\//i.test(url)
      ? { to: url, outside: true, linkText: content.linkText ?? linkText }
      : inside(path);
  };
