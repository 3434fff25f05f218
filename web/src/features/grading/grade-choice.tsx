import { useId } from 'react';
import { GRADES } from '@bcs/contract/features/grading/scale';
import { cx } from '#kit/cx.ts';
import { SOFT_TONES } from '#kit/tone.ts';
import { gradeTone } from './grade-chip.tsx';

type Props = { value: string; onChoose: (value: string) => void; dense: boolean };

/** The 14 grades, each one click away. GRADE-041, GRADE-047..GRADE-050 */
export function GradeChoice({ value, onChoose, dense }: Props) {
  const name = useId();
  return (
    <fieldset className={cx('grid gap-1.5', dense ? 'grid-cols-5' : 'grid-cols-3')}>
      <legend className="sr-only">Grade</legend>
      {GRADES.map(({ grade }) => (
        <label
          key={grade}
          className={cx(
            'relative grid min-h-9 cursor-pointer pointer-coarse:min-h-11 place-items-center rounded-control border border-line font-semibold tabular-nums hover:border-edge',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-checked:ring-2 has-checked:ring-current',
            grade === 'Incomplete' && 'col-span-2',
            value === grade && SOFT_TONES[gradeTone(grade)],
          )}
        >
          <input
            type="radio"
            name={name}
            value={grade}
            checked={value === grade}
            onChange={() => onChoose(grade)}
            className="sr-only"
          />
          {grade}
        </label>
      ))}
    </fieldset>
  );
}
