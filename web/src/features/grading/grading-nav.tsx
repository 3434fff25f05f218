import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { InContext } from '@bcs/contract/features/enrollments/contexts';
import { mayGrade } from '@bcs/contract/features/grading/rights';
import { LinkButton } from '#kit/link-button.tsx';
import { useViewer } from '#lib/viewer.ts';
import { useNeighbours } from './use-neighbours.ts';

/**
 * The links to the submissions around this one: those to grade, or all of the assignment when nothing is left to grade.
 */
export function GradingNav({ assignment, studentId }: { assignment: InContext & { id: number }; studentId: number }) {
  const { role } = useViewer();
  const { next, previous, ungraded, waiting, waitingHere, loaded } = useNeighbours(assignment.id, studentId);
  if (!loaded) return null;
  const to = '/gradebook/$assignmentId/grade/$studentId';
  const what = ungraded ? 'ungraded' : 'submission';
  return (
    <nav aria-label="Submissions" className="flex flex-wrap items-center justify-end gap-2">
      {mayGrade(assignment, role) && (
        <span className="text-sm text-muted tabular-nums">
          {ungraded ? waitingText(waitingHere, waiting) : 'Nothing else to grade'}
        </span>
      )}
      {previous && (
        <LinkButton to={to} params={previous} size="sm">
          <IconChevronLeft size={18} aria-hidden />
          Previous<span className="sr-only"> {what}</span>
        </LinkButton>
      )}
      {next && (
        <LinkButton to={to} params={next} size="sm">
          Next<span className="sr-only"> {what}</span>
          <IconChevronRight size={18} aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}

/** '3 more to grade here, 25 in this class' */
const waitingText = (here: number, all: number): string =>
  here === 0
    ? `${all} to grade on other assignments`
    : `${here} more to grade here${all > here ? `, ${all} in this class` : ''}`;
