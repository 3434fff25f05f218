import { IconChecks } from '@tabler/icons-react';
import type { NextThing, TodayClassHead } from '@bcs/contract/features/today/model';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { formatDateTime } from '#lib/dates.ts';

type Props = { next: NextThing | null; classes: readonly TodayClassHead[] };

/** Nothing is left: what comes next, and when. SUCC-019 */
export function AllDone({ next, classes }: Props) {
  const of = classes.find(({ enrollmentId }) => enrollmentId === next?.enrollmentId);
  return (
    <Card>
      <EmptyState tone="good" icon={<IconChecks size={30} />} title="All done.">
        {next && of
          ? `Next: ${next.title} ${next.what === 'session' ? 'begins' : 'is due'} on ${formatDateTime(next.at, of.timeZone)}${classes.length > 1 ? ` in ${of.name}` : ''}.`
          : 'Nothing else is planned in your classes.'}
      </EmptyState>
    </Card>
  );
}
