import { lazy, Suspense } from 'react';
import type { Dashboard } from '@bcs/contract/features/dashboard/model';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Card, CardHeader } from '#kit/card.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { bringTodayLines } from './parts.ts';

const TodayLines = lazy(() => bringTodayLines().then((file) => ({ default: file.TodayLines })));

/** Returns the height of a line in rem, on a phone with its button below, so that nothing moves when the lines come. */
const lineRem = () => (matchMedia('(width < 40rem)').matches ? 7 : 4.0625);

type Props = { today: NonNullable<Dashboard['today']> };

/** The tasks that wait for staff in the chosen class, and how much elsewhere. SUCC-008 */
export function TodayCard({ today }: Props) {
  const { lines, unchecked, elsewhere } = today;
  const isEmpty = lines.length === 0 && unchecked.length === 0;
  return (
    <Card aria-labelledby="today-title">
      <CardHeader
        id="today-title"
        title="Today"
        lead={isEmpty ? 'Nothing to do in this class.' : undefined}
        className="px-4 py-3.5 sm:px-5"
      >
        <TextLink to="/today" className="py-1.5">
          {elsewhereText(elsewhere)}
        </TextLink>
      </CardHeader>
      {!isEmpty && (
        <div className="border-t border-line" style={{ minHeight: `${lines.length * lineRem()}rem` }}>
          <Suspense>
            <TodayLines today={today} />
          </Suspense>
        </div>
      )}
    </Card>
  );
}

const elsewhereText = ({ count, classes }: Props['today']['elsewhere']) =>
  count === 0 ? 'All classes' : `${count} more to do in ${classes} other ${pluralForm(classes, 'class', 'classes')}`;
