import type { GradebookAssignment, GradebookRow, GradebookStudent } from '@bcs/contract/features/grading/model';
import type { Grade } from '@bcs/contract/features/grading/scale';

export const assignment = (id: number, more: Partial<GradebookAssignment> = {}): GradebookAssignment => ({
  id,
  contextId: 1,
  title: `Challenge ${id}`,
  effectiveDueDate: '2026-03-14T03:59:59.000Z',
  required: true,
  requiredForGraduation: false,
  prework: false,
  ...more,
});

export const student = (id: number): GradebookStudent => ({
  student: { id, firstName: 'Student', lastName: String(id) },
  studentEnrollmentId: 500 + id,
  userAccountAvatar: null,
});

interface More {
  readonly grade?: Grade;
  readonly feedback?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly date?: string;
  readonly of?: Partial<GradebookAssignment>;
}

/** One submission of a gradebook. */
export function row(assignmentId: number, studentId: number, { grade, feedback, date, of }: More = {}): GradebookRow {
  const id = assignmentId * 1000 + studentId;
  const at = date ?? '2026-03-01T12:00:00.000Z';
  const item = assignment(assignmentId, of);
  return {
    assignment: item,
    student: student(studentId).student,
    userAccountAvatar: null,
    submission: {
      id,
      studentEnrollmentId: 500 + studentId,
      date: at,
      version: 1,
      resubmissionCount: 0,
      commentsCount: 0,
    },
    submissionGrade: grade ? { id, submissionId: id, grade, version: 1, gradedAt: at } : null,
    careerFeedback: feedback ? { careerFeedbackStatusId: feedback, version: 1, setAt: at } : null,
    context: item.contextId === 1 ? { id: 1, contextCode: 'academic' } : { id: 2, contextCode: 'career' },
  };
}
