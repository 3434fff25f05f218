import { DEFINITIONS } from '@bcs/contract/features/cohort-health/definitions';
import { Card } from '#kit/card.tsx';
import { useIsPrinted } from '#lib/is-printed.ts';

/** The meaning of the words of the page: folded on the screen, open on paper. SUCC-069 */
export const Definitions = () => (
  <Card aria-label="Definitions">
    <details open={useIsPrinted()}>
      <summary className="min-h-11 cursor-pointer px-4 py-3 sm:px-5">
        <h2 className="inline font-semibold">What these figures mean</h2>
      </summary>
      <dl className="grid gap-x-8 gap-y-3 px-4 pt-1 pb-4 text-sm sm:grid-cols-2 sm:px-5">
        {DEFINITIONS.map(([term, meaning]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  </Card>
);
