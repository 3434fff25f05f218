import { isInGradebook, onlyViewsGrades, VIEW_GRADE_TEXT } from '@bcs/contract/features/grading/rights';
import type { InContext } from '@bcs/contract/features/enrollments/contexts';
import { LinkButton } from '#kit/link-button.tsx';
import { useViewer } from '#lib/viewer.ts';

type Props = { assignment: InContext & { id: number; title: string; submittedStudentCount: number | null } };

/** From an item to its work in the gradebook; to the item itself where the role's gradebook has nothing of it. D-101, D-102 */
export function GradeLink({ assignment }: Props) {
  const { role } = useViewer();
  const params = { assignmentId: String(assignment.id) };
  if (!isInGradebook(assignment, role) || assignment.submittedStudentCount === 0) {
    return (
      <LinkButton to="/coursework/$assignmentId/show" params={params} size="sm">
        View Details<span className="sr-only">: {assignment.title}</span>
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/gradebook/assignment/$assignmentId" params={params} size="sm">
      {onlyViewsGrades(role) ? VIEW_GRADE_TEXT : 'Grade'}
      <span className="sr-only">: {assignment.title}</span>
    </LinkButton>
  );
}
