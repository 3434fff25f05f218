import { isInGradebook, onlyViewsGrades, VIEW_GRADE_TEXT } from '@bcs/contract/features/grading/rights';
import { LinkButton } from '#kit/link-button.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { toGradeIn, type CountedWork } from './to-grade.ts';

/**
 * The link from an item to its work in the gradebook, with how much waits there and in colour once it is due; to the
 * item itself where the role's gradebook has nothing of it. D-101, D-102
 */
export function GradeLink({ assignment }: { assignment: CountedWork & { id: number; title: string } }) {
  const { role } = useViewer();
  const now = useNow();
  const params = { assignmentId: String(assignment.id) };
  if (!isInGradebook(assignment, role) || assignment.submittedStudentCount === 0) {
    return (
      <LinkButton to="/coursework/$assignmentId/show" params={params} size="sm" tone="quiet">
        View Details<span className="sr-only">: {assignment.title}</span>
      </LinkButton>
    );
  }
  const waiting = toGradeIn(assignment, role);
  const tone = waiting === 0 ? 'quiet' : assignment.effectiveDueDate <= now ? 'primary' : 'secondary';
  return (
    <LinkButton to="/gradebook/assignment/$assignmentId" params={params} size="sm" tone={tone}>
      {onlyViewsGrades(role) ? VIEW_GRADE_TEXT : waiting > 0 ? `${waiting} to grade` : 'Grade'}
      <span className="sr-only">: {assignment.title}</span>
    </LinkButton>
  );
}
