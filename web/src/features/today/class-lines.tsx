import { useState, type FocusEvent, type PointerEvent } from 'react';
import { holdLines, lineKey } from '@bcs/contract/features/today/lines';
import type { TodayClassHead, TodayLine } from '@bcs/contract/features/today/model';
import { LineRow } from './line-row.tsx';

type Props = {
  lines: readonly TodayLine[];
  of: Pick<TodayClassHead, 'role' | 'timeZone' | 'nextClassDay'>;
  label: string;
  short?: boolean;
};

const keyAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? null) : null;

/** The later one of two lines in a list. */
const lower = (lines: readonly TodayLine[], keys: readonly (string | null)[]) =>
  lines.findLast((line) => keys.includes(lineKey(line)));

/**
 * Lines that do not move while one of them has the focus or the pointer: new ones are added below. `data-line`
 * identifies each line. SUCC-020
 */
function useHeldLines(lines: readonly TodayLine[]) {
  const [focused, setFocused] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [shown, setShown] = useState(lines);
  const held = lower(shown, [focused, pointed]);
  const rows = holdLines(shown, lines, held ? lineKey(held) : null);
  // the lines drawn now keep their places when the next news arrives
  const drawn = rows.map(({ line }) => line);
  if (drawn.length !== shown.length || drawn.some((line, place) => line !== shown[place])) setShown(drawn);
  return {
    rows,
    hold: {
      onFocus: ({ target }: FocusEvent) => setFocused(keyAt(target)),
      onBlur: ({ relatedTarget }: FocusEvent) => setFocused(keyAt(relatedTarget)),
      onPointerOver: ({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && setPointed(keyAt(target)),
      onPointerLeave: () => setPointed(null),
    },
  };
}

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
