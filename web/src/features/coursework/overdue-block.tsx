import type { Assignment } from '@bcs/contract/features/coursework/model';
import { plural } from '@bcs/contract/kernel/plural';
import { TitledCard } from '#kit/titled-card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { DueDate } from './due-date.tsx';

export const OVERDUE_BLOCK = 'overdue';

/**
 * The alert about required items past their due date with no submission or an incomplete one, and the items. WORK-003,
 * WORK-005, WORK-038
 */
export function OverdueBlock({ assignments }: { assignments: readonly Assignment[] }) {
  if (assignments.length === 0) return null;
  return (
    <TitledCard
      id={OVERDUE_BLOCK}
      title="Overdue"
      lead={
        <strong role="alert" className="text-bad">
          You have {plural(assignments.length, 'overdue assignment')}.
        </strong>
      }
      head="px-4 pt-4 sm:px-5 pb-2"
      className="scroll-mt-24 border-l-4 border-l-bad"
    >
      <ul className="divide-y divide-line">
        {assignments.map(({ id, title, effectiveDueDate, submittedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
            <div className="grid min-w-0 grow basis-64 gap-0.5">
              <TextLink
                to="/coursework/$assignmentId/show"
                params={{ assignmentId: String(id) }}
                className="w-fit text-ink!"
              >
                {title}
              </TextLink>
              <DueDate due={effectiveDueDate} overdue />
            </div>
            <LinkButton to="/coursework/$assignmentId/submit" params={{ assignmentId: String(id) }} size="sm">
              {submittedAt === null ? 'Submit Assignment' : 'Resubmit Assignment'}
              <span className="sr-only">: {title}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
