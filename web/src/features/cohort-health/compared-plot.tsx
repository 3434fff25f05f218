import { useRef } from 'react';
import { COMPARED_FIGURES } from '@bcs/contract/features/cohort-health/words';
import type { CohortHealth } from '@bcs/contract/features/cohort-health/model';
import { dateText } from '@bcs/contract/kernel/clock';
import { INK, LINE_COLOR, TEXT_COLOR } from '#kit/plot/plot-tone.ts';
import { PlotFigure } from '#kit/plot/plot-figure.tsx';
import { scale } from '#kit/plot/scale.ts';
import { usePlotWidth } from '#kit/plot/use-plot-width.ts';

type Compared = CohortHealth['compared'];

/**
 * Compares a class with ended ones after the same number of class meetings; shows nothing if there is none to compare.
 * SUCC-066
 */
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
      head={['Class', 'Start', ...COMPARED_FIGURES.map(({ header }) => header)]}
      rows={compared.map((each) => [
        each.code,
        dateText(each.startDate),
        ...COMPARED_FIGURES.map(({ text }) => text(each)),
      ])}
    >
      <ComparedDots compared={compared} />
    </PlotFigure>
  );
}

const [ROW, NAMES, VALUES, RADIUS] = [18, 96, 56, 5];
/** The least stretch of a scale, in points: what differs by less than some of them looks alike. */
const [HIGHEST, SPREAD] = [100, 20];

/** Returns the lowest value, rounded down to ten: a plot that begins there shows small differences. */
function lowestOf(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return Math.max(0, Math.min(HIGHEST - SPREAD, Math.floor(Math.min(...known) / 10) * 10));
}

/** Shows each measure with known values as dots on one scale: one dot for each class, named at its left. */
function ComparedDots({ compared }: { compared: Compared }) {
  const ref = useRef<HTMLDivElement>(null);
  const width = Math.max(0, usePlotWidth(ref) - NAMES);
  const shown = COMPARED_FIGURES.filter(({ key }) => compared.some((each) => valueOf(each, key) !== null));
  return (
    <div ref={ref} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 text-2xs text-muted">
      {shown.map(({ key, header, text }) => {
        const lowest = lowestOf(compared.map((each) => valueOf(each, key)));
        const x = scale([lowest, HIGHEST], [RADIUS, Math.max(RADIUS, width - VALUES)]);
        return (
          <div key={key}>
            <p className="font-semibold">
              {header}{' '}
              <span className="font-normal">
                from {lowest} to {HIGHEST}
              </span>
            </p>
            {compared.map((each, place) => {
              const value = valueOf(each, key);
              const end = value === null ? RADIUS : x(value);
              return (
                <div key={each.courseId} className="flex items-center">
                  {/* a code may be long: the table has all of it */}
                  <span className="w-24 shrink-0 truncate pr-2">{each.code}</span>
                  <div className="min-w-0 grow">
                    <svg width={width} height={ROW} viewBox={`0 0 ${width} ${ROW}`} className="block max-w-full">
                      <line x1={0} x2={Math.max(0, width - VALUES)} y1={ROW / 2} y2={ROW / 2} stroke={LINE_COLOR} />
                      {value !== null && (
                        <circle cx={end} cy={ROW / 2} r={RADIUS} fill={INK[place === 0 ? 'brand' : 'step2']} />
                      )}
                      <text x={end + RADIUS + 5} y={ROW / 2} dy="0.35em" fill={TEXT_COLOR}>
                        {text(each)}
                      </text>
                    </svg>
                  </div>
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

const valueOf = (each: Compared[number], key: (typeof COMPARED_FIGURES)[number]['key']): number | null =>
  key === 'inTime' ? each.submittedInTime : each[key];
