import { lineKey } from '@bcs/contract/features/today/lines';
import type { TodayClassHead, TodayLine } from '@bcs/contract/features/today/model';
import { LineRow } from './line-row.tsx';
import { useHeldLines } from './use-held-lines.ts';

type Props = {
  lines: readonly TodayLine[];
  of: Pick<TodayClassHead, 'role' | 'timeZone' | 'nextClassDay'>;
  label: string;
  short?: boolean;
};

/** The lines of one class. SUCC-017, SUCC-020 */
export function ClassLines({ lines, of, label, short }: Props) {
  const { rows, hold } = useHeldLines(lines);
  return (
    <ul aria-label={label} className="divide-y divide-line overflow-hidden" {...hold}>
      {rows.map(({ line, settled }) => (
        <li key={lineKey(line)} data-line={lineKey(line)}>
          <LineRow line={line} of={of} settled={settled} short={short} />
        </li>
      ))}
    </ul>
  );
}
