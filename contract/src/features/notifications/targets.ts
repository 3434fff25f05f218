import type { Role } from '#kernel/roles';
import type { NotificationType } from './groups.ts';
import type { NotificationContent } from './model.ts';

/** Where a click leads. */
export interface NotificationTarget {
  /** A path of the application, or a whole address when it opens outside. */
  readonly to: string;
  readonly outside: boolean;
  readonly linkText: string | null;
}

type Content = Omit<NotificationContent, 'message'>;
type Find = (content: Content) => NotificationTarget | null;

const inside = (to: string): NotificationTarget => ({ to, outside: false, linkText: null });
const always =
  (to: string): Find =>
  () =>
    inside(to);
const withId =
  (field: 'assignmentId' | 'sessionId' | 'studentEnrollmentId', path: (id: number) => string): Find =>
  (content) => {
    const id = content[field];
    return id === undefined ? null : inside(path(id));
  };

const show = withId('assignmentId', (id) => `/coursework/${id}/show`);
const submit = withId('assignmentId', (id) => `/coursework/${id}/submit`);
const session = withId('sessionId', (id) => `/sessions/${id}`);
const studentPage = withId('studentEnrollmentId', (id) => `/students/${id}`);
const gradeOrRedo: Find = (content) => (content.grade === 'Incomplete' ? submit(content) : show(content));
const gradingPage: Find = ({ assignmentId, studentId }) =>
  assignmentId === undefined || studentId === undefined
    ? null
    : inside(`/gradebook/${assignmentId}/grade/${studentId}`);

/** An address outside when there is a safe one, else a page of the application. */
const outsideOr =
  (field: 'youCanBookMeUrl' | 'courseReportUrl', path: string, linkText: string | null): Find =>
  (content) => {
    const url = content[field];
    return url !== undefined && /^https?:\/\//i.test(url)
      ? { to: url, outside: true, linkText: content.linkText ?? linkText }
      : inside(path);
  };

/** Annex F. A role that is not listed does not receive the type, so nothing opens. */
const TARGETS: Readonly<Record<NotificationType, Readonly<Partial<Record<Role, Find>>>>> = {
  ASSIGNMENT_DUE: { student: submit },
  ASSIGNMENT_OVERDUE: { student: submit },
  DUE_DATE_CHANGED: { student: show },
  SUBMISSION_GRADED: { student: gradeOrRedo },
  CAREER_FEEDBACK: { student: show },
  SUBMISSION_COMMENT: { student: show, instructor: show, ta: show },
  SUBMISSION_RECEIVED: { instructor: show, ta: show, cd: gradingPage },
  SESSION_CREATED: { student: session },
  SESSION_UPDATED: { student: session },
  SESSION_CANCELLED: { student: always('/sessions') },
  SESSION_VIDEO: { student: session },
  REMOTE_REQUESTED: { ssm: always('/remote-attendance-requests'), ta: always('/remote-attendance-requests') },
  REMOTE_APPROVED: { student: always('/attendance') },
  REMOTE_DENIED: { student: always('/attendance') },
  ABSENCE_RECORDED: { student: always('/attendance') },
  ABSENCE_LIMIT: { student: outsideOr('youCanBookMeUrl', '/attendance', 'Book a meeting'), ssm: studentPage },
  END_COURSE_SURVEY: { student: outsideOr('courseReportUrl', '/', null) },
};

/** Where a click on a notification leads by the role of the current enrollment; null is marked handled only. NOTE-011..NOTE-014, D-126 */
export const targetOf = (
  notification: { readonly type: NotificationType; readonly content: Content },
  role: Role,
): NotificationTarget | null => TARGETS[notification.type]?.[role]?.(notification.content) ?? null;
