import { plural } from '@bcs/contract/kernel/plural';
import { TitledCard } from '#kit/titled-card.tsx';
import { useAnswer, useRead } from '#lib/queries.ts';
import { FirstClassStep } from './first-class-step.tsx';

/**
 * The steps that remain until a first class can begin, with finished ones folded; shows nothing once a class is
 * published. ADM-120, D-285
 */
export function FirstClass() {
  const { administers } = useAnswer('myInfo');
  const { data } = useRead('setupSteps', {}, { enabled: administers !== 'authoring' });
  if (!data) return null;
  const { steps, maySkip } = data;
  const settled = steps.filter(({ done, skipped }) => done || skipped !== null).length;
  const finished = steps.filter(({ done }) => done);
  const isPublished = steps.some(({ step, done }) => step === 'publishing' && done);
  if (isPublished || settled === steps.length) return null;
  return (
    <TitledCard
      title="Set up your first class"
      lead={`${settled} of ${steps.length} steps done. Each is checked off automatically.`}
      head="border-b border-line px-4 py-3.5 sm:px-5"
      className="mb-5"
    >
      <ol className="divide-y divide-line">
        {steps
          .filter(({ done }) => !done)
          .map((state) => (
            <FirstClassStep key={state.step} state={state} maySkip={maySkip} />
          ))}
      </ol>
      {finished.length > 0 && (
        <details className="border-t border-line">
          <summary className="px-4 py-3 text-sm font-semibold text-muted sm:px-5">
            {plural(finished.length, 'step')} done
          </summary>
          <ol className="divide-y divide-line">
            {finished.map((state) => (
              <FirstClassStep key={state.step} state={state} maySkip={maySkip} />
            ))}
          </ol>
        </details>
      )}
    </TitledCard>
  );
}
