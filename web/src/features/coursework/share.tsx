import { percentOf, percentStyle } from '@bcs/contract/features/coursework/percentages';
import { ProgressBar } from '#kit/progress-bar.tsx';

const TONE = { error: 'bad', warning: 'warn', success: 'good' } as const;

type Props = { label: string; part: number; whole: number };

/** '18 of 24 · 75%' with a bar in the colour of the percentage. GRADE-054..GRADE-056 */
export function Share({ label, part, whole }: Props) {
  if (whole === 0) return <span className="text-sm text-muted">None yet</span>;
  const percent = percentOf(part, whole);
  return (
    <div className="grid w-36 gap-1 tabular-nums">
      <span className="flex justify-between text-sm">
        <span>
          {part} of {whole}
        </span>
        <span className="text-muted">{Math.round(percent)}%</span>
      </span>
      <ProgressBar
        label={label}
        value={part}
        max={whole}
        text={`${part} of ${whole}`}
        tone={TONE[percentStyle(percent)]}
      />
    </div>
  );
}
