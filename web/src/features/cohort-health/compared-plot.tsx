import { useRef } from 'react';
import { COMPARED_BY } from '@bcs/contract/features/cohort-health/columns';
import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { dateText } from '@bcs/contract/kernel/clock';
import { INK, WORDS } from '#kit/plot/plot-tone.ts';
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

const [ROW, HEAD, BETWEEN] = [18, 20, 8];
const [NAMES, VALUES, THICK] = [96, 56, 10];
const HIGHEST = 105;

/** Of each measure that is known a bar for each class, named at its left, with its value at the right. */
function ComparedBars({ compared }: { compared: Compared }) {
  const ref = useRef<HTMLDivElement>(null);
  const width = usePlotWidth(ref);
  const x = scale([0, HIGHEST], [NAMES, width - VALUES]);
  const shown = COMPARED_BY.filter(({ key }) => compared.some((each) => valueOf(each, key) !== null));
  const block = HEAD + compared.length * ROW + BETWEEN;
  const height = shown.length * block;
  return (
    <div ref={ref} className="min-w-0">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className="block max-w-full text-2xs">
        {shown.map(({ key, header, text }, measure) => (
          <g key={key}>
            <text x={0} y={measure * block + 13} fill={WORDS} className="font-semibold">
              {header}
            </text>
            {compared.map((each, place) => {
              const y = measure * block + HEAD + place * ROW;
              const value = valueOf(each, key);
              return (
                <g key={each.courseId}>
                  <text x={0} y={y + THICK - 1} fill={WORDS}>
                    {each.code}
                  </text>
                  <rect
                    x={NAMES}
                    y={y}
                    width={Math.max(1, x(value ?? 0) - NAMES)}
                    height={THICK}
                    rx={3}
                    fill={INK[place === 0 ? 'brand' : 'step2']}
                  />
                  <text x={x(value ?? 0) + 6} y={y + THICK - 1} fill={WORDS}>
                    {text(each)}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
      </svg>
    </div>
  );
}

const valueOf = (each: Compared[number], key: (typeof COMPARED_BY)[number]['key']): number | null =>
  key === 'inTime' ? each.submittedInTime : each[key];
