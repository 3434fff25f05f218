import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { LinkButton } from '#kit/link-button.tsx';
import { useUngraded } from './use-ungraded.ts';

/** To the neighbours that wait for a grade. */
export function GradingNav({ assignmentId, studentId }: { assignmentId: number; studentId: number }) {
  const { next, previous, waiting } = useUngraded(assignmentId, studentId);
  if (!next || !previous) return null;
  const to = '/gradebook/$assignmentId/grade/$studentId';
  return (
    <nav aria-label="Ungraded work" className="flex items-center gap-2">
      <span className="text-sm text-muted tabular-nums">{waiting} more ungraded</span>
      <LinkButton to={to} params={previous} size="sm">
        <IconChevronLeft size={18} aria-hidden />
        Previous<span className="sr-only"> ungraded</span>
      </LinkButton>
      <LinkButton to={to} params={next} size="sm">
        Next<span className="sr-only"> ungraded</span>
        <IconChevronRight size={18} aria-hidden />
      </LinkButton>
    </nav>
  );
}
