import { useRef } from 'react';
import { COMPARED_BY } from '@bcs/contract/features/cohort-health/columns';
import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { dateText } from '@bcs/contract/kernel/clock';
import { INK, TEXT_COLOR } from '#kit/plot/plot-tone.ts';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { scale } from '#kit/plot/scale.ts';
import { usePlotWidth } from '#kit/plot/use-plot-width.ts';

type Compared = CohortHealth['compared'];

/** A class beside ended ones at the same class meeting; nothing where there is none to compare with. SUCC-066 */
export function ComparedPlot({
  health: { compared, meetingsHeld },
  academic,
}: {
  health: CohortHealth;
  academic: boolean;
}) {
  if (compared.length < 2) return null;
  return (
    <PlotFigure
      title="Compared with earlier classes"
      lead={academic ? `Each at its class meeting ${meetingsHeld}.` : 'Each at the same point of the course.'}
      head={['Class', 'Start', ...COMPARED_BY.map(({ header }) => header)]}
      rows={compared.map((each) => [each.code, dateText(each.startDate), ...COMPARED_BY.map(({ text }) => text(each))])}
    >
      <ComparedBars compared={compared} />
    </PlotFigure>
  );
}

const [ROW, NAMES, VALUES, THICK] = [18, 96, 56, 10];
const HIGHEST = 105;

/** The bars of each measure that is known: one for each class, named at its left, with its value at the right. */
function ComparedBars({ compared }: { compared: Compared }) {
  const ref = useRef<HTMLDivElement>(null);
  const width = Math.max(0, usePlotWidth(ref) - NAMES);
  const x = scale([0, HIGHEST], [0, Math.max(0, width - VALUES)]);
  const shown = COMPARED_BY.filter(({ key }) => compared.some((each) => valueOf(each, key) !== null));
  return (
    <div ref={ref} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 text-2xs text-muted">
      {shown.map(({ key, header, text }) => (
        <div key={key}>
          <p className="font-semibold">{header}</p>
          {compared.map((each, place) => {
            const end = Math.max(1, x(valueOf(each, key) ?? 0));
            return (
              <div key={each.courseId} className="flex items-center">
                {/* a code may be long: the table has all of it */}
                <span className="w-24 shrink-0 truncate pr-2">{each.code}</span>
                <div className="min-w-0 grow">
                  <svg width={width} height={ROW} viewBox={`0 0 ${width} ${ROW}`} className="block max-w-full">
                    <rect y={4} width={end} height={THICK} rx={3} fill={INK[place === 0 ? 'brand' : 'step2']} />
                    <text x={end + 6} y={4 + THICK - 1} fill={TEXT_COLOR}>
                      {text(each)}
                    </text>
                  </svg>
                </div>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const valueOf = (each: Compared[number], key: (typeof COMPARED_BY)[number]['key']): number | null =>
  key === 'inTime' ? each.submittedInTime : each[key];
