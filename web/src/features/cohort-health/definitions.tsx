import { DEFINITIONS } from '@bcs/contract/features/cohort-health/definitions';
import { Card, CardHeader } from '#kit/card.tsx';

/** The meaning of the words of the page. SUCC-069 */
export const Definitions = () => (
  <Card pad aria-label="Definitions" className="grid gap-3">
    <CardHeader title="What these figures mean" />
    <dl className="grid gap-x-8 gap-y-3 text-sm sm:grid-cols-2">
      {DEFINITIONS.map(([term, meaning]) => (
        <div key={term}>
          <dt className="font-semibold">{term}</dt>
          <dd className="text-muted">{meaning}</dd>
        </div>
      ))}
    </dl>
  </Card>
);
