import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Card, CardHeader } from '#kit/card.tsx';
import { callQuery } from '#lib/queries.ts';
import { FirstClassStep } from './first-class-step.tsx';

/** The steps that are missing until a first class can begin; nothing once all are done, or done without. ADM-120 */
export function FirstClass() {
  const { administers } = useSuspenseQuery(callQuery('myInfo')).data;
  const { data } = useQuery({ ...callQuery('setupSteps'), enabled: administers !== 'authoring' });
  if (!data) return null;
  const { steps, maySkip } = data;
  const settled = steps.filter(({ done, skipped }) => done || skipped).length;
  if (settled === steps.length) return null;
  return (
    <Card aria-labelledby="first-class" className="mb-5">
      <CardHeader
        id="first-class"
        title="Set up your first class"
        lead={`${settled} of ${steps.length} steps done. Each is checked off automatically.`}
        className="border-b border-line px-4 py-3.5 sm:px-5"
      />
      <ol className="divide-y divide-line">
        {steps.map((state) => (
          <FirstClassStep key={state.step} state={state} maySkip={maySkip} />
        ))}
      </ol>
    </Card>
  );
}
