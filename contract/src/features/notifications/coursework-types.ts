import { isCareer, type InContext } from '#features/enrollments/contexts';
import type { Instant } from '#kernel/clock';
import { pluralForm } from '#kernel/plural';
import { gradeOrRedo, gradingPage, toAssignment, toSubmissionForm } from './links.ts';
import { contextOf, dayText, type NotificationRecord, type AboutStudent } from './record.ts';

export interface NotifiedItem extends InContext {
  readonly assignmentId: number;
  readonly title: string;
}
export interface DueItem extends NotifiedItem {
  readonly effectiveDueDate: Instant;
  /** The number of other due dates that changed at the same time, mentioned in the same message. ADM-088 */
  readonly others?: number;
}
/** The facts of a reminder. It ends for everybody when the date changes, and for a student who submits. */
export interface ReminderFacts extends Partial<AboutStudent> {
  readonly assignmentId: number;
}
export interface GivenGrade extends Omit<NotifiedItem, 'contextId'>, AboutStudent {
  readonly submissionId: number;
  readonly grade: string;
  /** The former grade that applies again when this one is undone, if there was one. */
  readonly restored?: string | null;
}
export interface NotifiedWork extends NotifiedItem, AboutStudent {
  readonly studentId: number;
}
export interface Comment extends NotifiedWork {
  readonly commentId: number;
  readonly author: string;
  readonly byStudent: boolean;
}

const TO_STUDENTS = { group: 'homework' as const, recipients: () => ['student' as const] };
const DUE = ['assignmentId', 'title', 'contextId', 'effectiveDueDate'] as const;
const WORK = ['assignmentId', 'title', 'contextId', 'studentId', 'studentEnrollmentId'] as const;

const reminder = (
  kind: string,
  text: (title: string, day: string) => string,
): NotificationRecord<DueItem & AboutStudent, ReminderFacts> => ({
  ...TO_STUDENTS,
  facts: DUE,
  content: ({ title, effectiveDueDate, ...item }, reader) => ({
    message: text(title, dayText(effectiveDueDate, reader)),
    assignmentId: item.assignmentId,
    effectiveDueDate,
    context: contextOf(item),
  }),
  target: { student: toSubmissionForm },
  once: ({ assignmentId, effectiveDueDate }) => `${kind}-${assignmentId}-${effectiveDueDate}`,
  undone: { cause: ({ assignmentId }) => `${kind}-${assignmentId}`, content: null },
});

/** Words one changed due date as in Annex F, and several as a number. */
const dueDateText = (title: string, day: string, others: number) =>
  others === 0
    ? `The due date of ${title} is now ${day}.`
    : `The due dates of ${title} and ${others} more ${pluralForm(others, 'item', 'items')} have changed. ${title} is now due on ${day}.`;

const dueDateChanged = (
  { title, effectiveDueDate, others = 0, ...item }: DueItem,
  reader: Parameters<typeof dayText>[1],
) => ({
  message: dueDateText(title, dayText(effectiveDueDate, reader), others),
  assignmentId: item.assignmentId,
  effectiveDueDate,
  context: contextOf(item),
});

const DUE_DATE_CHANGED: NotificationRecord<DueItem, DueItem> = {
  ...TO_STUDENTS,
  facts: [...DUE, 'others'],
  content: dueDateChanged,
  target: { student: toAssignment },
  about: ({ assignmentId, others = 0 }) => (others === 0 ? `due-date-${assignmentId}` : null),
  undone: { cause: ({ assignmentId }) => `due-date-${assignmentId}`, content: dueDateChanged },
};

const SUBMISSION_GRADED: NotificationRecord<GivenGrade, GivenGrade> = {
  ...TO_STUDENTS,
  facts: ['assignmentId', 'title', 'grade', 'restored'],
  content: ({ title, assignmentId, grade }) => ({
    message: `Your submission for ${title} was graded: ${grade}.`,
    assignmentId,
    grade,
    context: 'Academic',
  }),
  target: { student: gradeOrRedo },
  about: ({ assignmentId }) => `grade-${assignmentId}`,
  undone: {
    cause: ({ submissionId, grade }) => `grade-${submissionId}-${grade}`,
    content: ({ title, assignmentId, restored }) => ({
      message: restored
        ? `Your submission for ${title} was graded: ${restored}.`
        : `The grade of your submission for ${title} was taken back.`,
      assignmentId,
      ...(restored && { grade: restored }),
      context: 'Academic',
    }),
  },
};

const CAREER_FEEDBACK: NotificationRecord<Omit<NotifiedItem, 'contextId'> & AboutStudent> = {
  ...TO_STUDENTS,
  facts: ['assignmentId', 'title'],
  content: ({ title, assignmentId }) => ({
    message: `There is new feedback on ${title}.`,
    assignmentId,
    context: 'Career',
  }),
  target: { student: toAssignment },
  about: ({ assignmentId }) => `feedback-${assignmentId}`,
  undone: null,
};

const SUBMISSION_COMMENT: NotificationRecord<Comment, Pick<Comment, 'commentId'>> = {
  group: 'homework',
  recipients: ({ byStudent }) => (byStudent ? ['instructor', 'ta'] : ['student']),
  facts: [...WORK, 'author'],
  content: ({ author, title, assignmentId, studentId, studentEnrollmentId, ...item }) => ({
    message: `${author} commented on ${title}.`,
    assignmentId,
    studentId,
    studentEnrollmentId,
    context: contextOf(item),
  }),
  target: { student: toAssignment, instructor: toAssignment, ta: toAssignment },
  undone: { cause: ({ commentId }) => `comment-${commentId}`, content: null },
};

const SUBMISSION_RECEIVED: NotificationRecord<NotifiedWork & { readonly student: string }> = {
  group: 'homework',
  recipients: (work) => (isCareer(work) ? ['cd'] : ['instructor', 'ta']),
  facts: [...WORK, 'student'],
  content: ({ student, title, assignmentId, studentId, studentEnrollmentId, ...item }) => ({
    message: `${student} submitted ${title}.`,
    assignmentId,
    studentId,
    studentEnrollmentId,
    context: contextOf(item),
  }),
  target: { instructor: toAssignment, ta: toAssignment, cd: gradingPage },
  about: ({ assignmentId, studentEnrollmentId }) => `work-${assignmentId}-${studentEnrollmentId}`,
  undone: null,
};

/** The notifications about coursework. Annex F */
export const COURSEWORK_TYPES = {
  ASSIGNMENT_DUE: reminder('due', (title, day) => `${title} is due on ${day}.`),
  ASSIGNMENT_OVERDUE: reminder('overdue', (title, day) => `${title} was due on ${day} and is overdue.`),
  DUE_DATE_CHANGED,
  SUBMISSION_GRADED,
  CAREER_FEEDBACK,
  SUBMISSION_COMMENT,
  SUBMISSION_RECEIVED,
};
