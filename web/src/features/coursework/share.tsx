import { percentOf, percentStyle } from '@bcs/contract/features/coursework/percentages';
import { ProgressBar } from '#kit/progress-bar.tsx';

const TONE = { error: 'bad', warning: 'warn', success: 'good' } as const;

type Props = {
  label: string;
  part: number;
  whole: number;
  /** Before the due date a small part says nothing yet, and has no colour. */
  isDue: boolean;
};

/** '18 of 24' with a bar, from the due date on in the colour of the percentage. GRADE-054..GRADE-056 */
export function Share({ label, part, whole, isDue }: Props) {
  if (whole === 0) return <span className="text-sm text-muted">None yet</span>;
  const percent = percentOf(part, whole);
  return (
    <div className="flex items-center gap-2.5 tabular-nums" title={`${Math.round(percent)}%`}>
      <span className="text-sm whitespace-nowrap">
        {part} of {whole}
      </span>
      <ProgressBar
        label={label}
        value={part}
        max={whole}
        text={`${part} of ${whole}`}
        tone={isDue ? TONE[percentStyle(percent)] : 'neutral'}
        className="w-11 shrink-0"
      />
    </div>
  );
}
