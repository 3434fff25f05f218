import { fullName } from '@bcs/contract/kernel/full-name';
import { mayGrade, onlyViewsGrades, VIEW_GRADE_TEXT } from '@bcs/contract/features/grading/rights';
import type { Student } from '@bcs/contract/features/submissions/model';
import { LinkButton } from '#kit/link-button.tsx';
import { useViewer } from '#lib/viewer.ts';

type Props = { assignmentId: number; contextId: number; student: Student; graded: boolean };

/** Opens one student's work on the grading page. GRADE-027, D-103, D-104 */
export function GradingLink({ assignmentId, contextId, student, graded }: Props) {
  const { role } = useViewer();
  const grades = mayGrade({ contextId }, role);
  const text = onlyViewsGrades(role) ? VIEW_GRADE_TEXT : grades ? (graded ? 'Change' : 'Grade') : 'View';
  return (
    <LinkButton
      to="/gradebook/$assignmentId/grade/$studentId"
      params={{ assignmentId: String(assignmentId), studentId: String(student.id) }}
      size="sm"
      tone={grades && !graded ? 'primary' : 'secondary'}
    >
      {text}
      <span className="sr-only">: {fullName(student)}</span>
    </LinkButton>
  );
}
