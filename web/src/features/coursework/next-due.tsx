import { IconArrowRight, IconConfetti } from '@tabler/icons-react';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { Card } from '#kit/card.tsx';
import { EmptyCard } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { DueDate } from './due-date.tsx';
import { ItemBadges } from './item-badges.tsx';

/** The three items due next and not handed in, the first of them first. WORK-004, D-081 */
export const NextDue = ({ assignments }: { assignments: readonly Assignment[] }) => (
  <section aria-labelledby="next-due">
    <h2 id="next-due" className="mb-3 text-xl font-bold">
      Next due
    </h2>
    {assignments.length === 0 ? (
      <EmptyCard level={3} icon={<IconConfetti size={30} stroke={1.7} />} title="Nothing due next">
        You're all caught up.
      </EmptyCard>
    ) : (
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {assignments.map((assignment, place) => (
          <li key={assignment.id} className="grid">
            <NextDueCard assignment={assignment} first={place === 0} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

function NextDueCard({ assignment, first }: { assignment: Assignment; first: boolean }) {
  const params = { assignmentId: String(assignment.id) };
  return (
    <Card pad className="grid content-between gap-4">
      <div className="grid gap-2.5">
        <ItemBadges item={assignment} />
        <h3 className="text-lg leading-snug font-semibold text-balance">
          <TextLink to="/coursework/$assignmentId/show" params={params} className="text-ink!">
            {assignment.title}
          </TextLink>
        </h3>
        <p className="line-clamp-2 text-sm text-muted">{assignment.assignmentHeader.header}</p>
        <DueDate due={assignment.effectiveDueDate} />
      </div>
      <LinkButton to="/coursework/$assignmentId/submit" params={params} tone={first ? 'primary' : 'secondary'}>
        Submit Assignment
        <span className="sr-only">: {assignment.title}</span>
        <IconArrowRight size={18} aria-hidden />
      </LinkButton>
    </Card>
  );
}
