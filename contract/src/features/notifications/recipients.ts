import type { Role } from '#kernel/roles';
import type { NotificationType } from './groups.ts';

/** Who receives a type that does not depend on the event. Admin and cm receive none. Annex F */
const RECIPIENTS: Readonly<
  Record<Exclude<NotificationType, 'SUBMISSION_COMMENT' | 'SUBMISSION_RECEIVED'>, readonly Role[]>
> = {
  ASSIGNMENT_DUE: ['student'],
  ASSIGNMENT_OVERDUE: ['student'],
  DUE_DATE_CHANGED: ['student'],
  SUBMISSION_GRADED: ['student'],
  CAREER_FEEDBACK: ['student'],
  SESSION_CREATED: ['student'],
  SESSION_UPDATED: ['student'],
  SESSION_CANCELLED: ['student'],
  SESSION_VIDEO: ['student'],
  REMOTE_REQUESTED: ['ssm', 'ta'],
  REMOTE_APPROVED: ['student'],
  REMOTE_DENIED: ['student'],
  ABSENCE_RECORDED: ['student'],
  ABSENCE_LIMIT: ['student', 'ssm'],
  END_COURSE_SURVEY: ['student'],
};

/** The roles of a course that receive a type. NOTE-015, Annex F */
export const recipientsOf = (type: keyof typeof RECIPIENTS): readonly Role[] => RECIPIENTS[type];

/** Who hears of a comment: of staff the student, of the student instructor and ta. Annex F */
export const commentRecipients = (authorRole: Role): readonly Role[] =>
  authorRole === 'student' ? ['instructor', 'ta'] : ['student'];

/** Who hears of handed-in work: of academic work instructor and ta, of career work cd. Annex F */
export const submissionRecipients = (career: boolean): readonly Role[] => (career ? ['cd'] : ['instructor', 'ta']);
