import type { GradesRow } from '@bcs/contract/features/grades/model';
import { isStudent } from '@bcs/contract/kernel/roles';
import { TextLink } from '#kit/text-link.tsx';
import { useViewer } from '#lib/viewer.ts';

/** A piece of work by its title: staff come to the grading page, the student to the own grade. */
export function WorkLink({ row: { assignment, student } }: { row: GradesRow }) {
  const { role } = useViewer();
  const assignmentId = String(assignment.id);
  const look = 'w-fit text-ink!';
  return isStudent(role) ? (
    <TextLink to="/grades/$assignmentId" params={{ assignmentId }} className={look}>
      {assignment.title}
    </TextLink>
  ) : (
    <TextLink
      to="/gradebook/$assignmentId/grade/$studentId"
      params={{ assignmentId, studentId: String(student.id) }}
      className={look}
    >
      {assignment.title}
    </TextLink>
  );
}
