import { useId } from 'react';
import { ratingsOf } from '@bcs/contract/features/surveys/answers';
import { Question } from './question.tsx';
import type { StepProps } from './step-props.ts';

/** A row of numbers, each as large as a thumb. SURV-031, SURV-067 */
export function RatingField({ step: { definition, required }, value, missing, onChange }: StepProps) {
  const name = useId();
  return (
    <Question text={definition.text} required={required} missing={missing}>
      <div className="flex flex-wrap gap-2">
        {ratingsOf(definition).map((rating) => (
          <label
            key={rating}
            className="relative grid size-11 place-items-center rounded-control border border-edge bg-surface font-semibold hover:border-muted has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
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
