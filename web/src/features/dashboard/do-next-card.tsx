import { doNext } from '@bcs/contract/features/dashboard/do-next';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { TitledCard } from '#kit/titled-card.tsx';
import { useNow } from '#lib/now.ts';
import { DoNextList } from './do-next-list.tsx';

type Props = Pick<Dashboard, 'upcomingSession'> & { facts: NonNullable<Dashboard['doNext']> };

/** A list of the student's next steps. */
export function DoNextCard({ facts, upcomingSession }: Props) {
  const now = useNow();
  return (
    <TitledCard title="Do next" head="border-b border-line px-4 py-3.5 sm:px-5">
      <DoNextList list={doNext(facts, upcomingSession, now)} />
    </TitledCard>
  );
}
