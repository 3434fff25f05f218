import { lazy, Suspense } from 'react';
import { doNext } from '@bcs/contract/features/dashboard/do-next';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { Card, CardHeader } from '#kit/card.tsx';
import { useNow } from '#lib/now.ts';

const DoNextList = lazy(() => import('./do-next-list.tsx').then((file) => ({ default: file.DoNextList })));

/** How high a step and what stands below the steps are, so that nothing moves when the list has come. */
const STEP_REM = 4.0625;

type Props = Pick<Dashboard, 'upcomingSession'> & { facts: NonNullable<Dashboard['doNext']> };

/** One list of what a student does next. */
export function DoNextCard({ facts, upcomingSession }: Props) {
  const now = useNow();
  const list = doNext(facts, upcomingSession, now);
  const rows = Math.max(1, list.steps.length) + Number(list.done.length > 0);
  return (
    <Card aria-labelledby="do-next-title">
      <CardHeader id="do-next-title" title="Do next" className="px-4 py-3.5 sm:px-5" />
      <div className="border-t border-line" style={{ minHeight: `${rows * STEP_REM}rem` }}>
        <Suspense>
          <DoNextList list={list} />
        </Suspense>
      </div>
    </Card>
  );
}
