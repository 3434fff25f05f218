import { useId } from 'react';
import { CAREER_FEEDBACK } from '@bcs/contract/features/coursework/statuses';
import { cx } from '#kit/cx.ts';
import { SOFT, SOLID } from '#kit/tone.ts';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';

type Props = { value: string; onChoose: (value: string) => void };

/** The seven feedback states in their colours. SUBM-007, SUBM-014..SUBM-017 */
export function FeedbackChoice({ value, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="sr-only">Career feedback</legend>
      {CAREER_FEEDBACK.map(({ id, label }) => (
        <label
          key={id}
          className={cx(
            'relative flex min-h-9 cursor-pointer pointer-coarse:min-h-11 items-center gap-3 rounded-control border border-line px-3.5 font-semibold hover:border-edge',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-checked:ring-2 has-checked:ring-current',
            value === String(id) && SOFT[feedbackTone(id)],
          )}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === String(id)}
            onChange={() => onChoose(String(id))}
            className="sr-only"
          />
          <span aria-hidden className={cx('size-2.5 rounded-full', SOLID[feedbackTone(id)])} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
