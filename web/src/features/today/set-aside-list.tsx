import { LINES } from '@bcs/contract/features/today/kinds';
import { lineKey } from '@bcs/contract/features/today/lines';
import type { TodayClassHead, TodayLine } from '@bcs/contract/features/today/model';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { formatWeekday } from '#lib/dates.ts';
import { useSend } from '#lib/send.ts';

type Props = { lines: readonly TodayLine[]; classes: readonly TodayClassHead[] };

/** The lines that were set aside, and when they return. SUCC-018 */
export function SetAsideList({ lines, classes }: Props) {
  const back = useSend('takeBackSetAside');
  if (lines.length === 0) return null;
  return (
    <Card>
      <details>
        <summary className="min-h-11 cursor-pointer px-4 py-3 font-semibold sm:px-5">
          Set aside ({lines.length})
        </summary>
        <ul className="divide-y divide-line border-t border-line">
          {lines.map((line) => {
            const { enrollmentId, kind, objectId, aside } = line;
            const what = LINES[kind].text(line);
            return (
              <li key={lineKey(line)} className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
                <span className="min-w-0 grow basis-56">
                  <span className="block font-semibold wrap-anywhere">{what}</span>
                  <span className="block text-sm text-muted">
                    {classes.find((of) => of.enrollmentId === enrollmentId)?.name}
                    {aside !== null && ` · until ${formatWeekday(aside)}`}
                  </span>
                </span>
                <Button
                  size="sm"
                  aria-label={`Take back: ${what}`}
                  pending={back.pending}
                  onClick={() => void back.send({ enrollmentId, kind, objectId })}
                >
                  Take back
                </Button>
              </li>
            );
          })}
        </ul>
      </details>
    </Card>
  );
}
