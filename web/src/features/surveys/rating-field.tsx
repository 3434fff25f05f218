import { useId } from 'react';
import { ratingsOf } from '@bcs/contract/features/surveys/answers';
import { cx } from '#kit/cx.ts';
import { Question } from './question.tsx';
import type { StepProps } from './step-props.ts';

/** The width of a thumb, equal to its height. */
const THUMB = { width: '2.75rem' };

/** A row of numbers, each as large as a thumb. SURV-031, SURV-067 */
export function RatingField({ step: { definition, required }, value, missing, onChange }: StepProps) {
  const name = useId();
  return (
    <Question text={definition.text} required={required} missing={missing}>
      <div className="flex flex-wrap gap-2">
        {ratingsOf(definition).map((rating) => (
          <label
            key={rating}
            style={THUMB}
            className={cx(
              'relative grid min-h-11 place-items-center rounded-control border font-semibold',
              'has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand',
              value === rating ? 'border-brand bg-brand-soft text-brand' : 'border-edge bg-surface hover:border-muted',
            )}
          >
            <input
              type="radio"
              name={name}
              value={rating}
              className="sr-only"
              checked={value === rating}
              onChange={() => onChange(rating)}
            />
            {rating}
          </label>
        ))}
      </div>
    </Question>
  );
}
