import { gradeColour, type Grade, type GradeColour } from '@bcs/contract/features/grading/scale';
import { cx } from '#kit/cx.ts';
import { SOFT_TONES, type Tone } from '#kit/tone.ts';

const TONE: Readonly<Record<GradeColour, Tone>> = { green: 'good', yellow: 'warn', orange: 'amber', red: 'bad' };

/** Returns the tone of a grade. GRADE-047..GRADE-050 */
export const gradeTone = (grade: Grade): Tone => TONE[gradeColour(grade)];

/** A grade on a coloured background. GRADE-047..GRADE-050 */
export const GradeChip = ({ grade, size = 'md' }: { grade: Grade; size?: 'md' | 'lg' }) => (
  <span
    className={cx(
      'inline-grid place-items-center rounded-lg font-bold tabular-nums',
      size === 'lg' ? 'min-h-14 min-w-14 px-3 text-2xl' : 'min-h-7 min-w-9 px-2 text-sm',
      SOFT_TONES[gradeTone(grade)],
    )}
  >
    {grade}
  </span>
);
