import { useRef } from 'react';
import type { Journey, JourneyStop } from '@bcs/contract/features/graduation/journey';
import { dateText, type Day } from '@bcs/contract/kernel/clock';
import { GROUND_COLOR, INK, LINE_COLOR, TEXT_COLOR } from '#kit/plot/plot-tone.ts';
import { scale } from '#kit/plot/scale.ts';
import { usePlotWidth } from '#kit/plot/use-plot-width.ts';

const [HEIGHT, MIDDLE, EDGE] = [84, 44, 10];
const RADIUS = 7;
/** Keeps the caption of today inside the line. */
const HALF_A_CAPTION = 28;

/** The line from the first day to graduation: the past is thick, and each item of work has a shape. */
export function JourneyLine({ journey: { share, stops }, from, to }: { journey: Journey; from: Day; to: Day }) {
  const ref = useRef<HTMLDivElement>(null);
  const width = usePlotWidth(ref);
  const x = scale([0, 1], [EDGE, width - EDGE]);
  const today = x(share);
  return (
    <div ref={ref} className="min-w-0">
      <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} className="block max-w-full text-2xs">
        <line x1={x(0)} x2={x(1)} y1={MIDDLE} y2={MIDDLE} stroke={LINE_COLOR} strokeWidth={6} strokeLinecap="round" />
        <line x1={x(0)} x2={today} y1={MIDDLE} y2={MIDDLE} stroke={INK.brand} strokeWidth={6} strokeLinecap="round" />
        {stops.map((stop) => (
          <StopMark key={`${stop.day} ${stop.title}`} stop={stop} at={x(stop.share)} />
        ))}
        <line x1={today} x2={today} y1={20} y2={MIDDLE + 14} stroke={INK.brand} strokeWidth={2} />
        <text
          x={Math.min(width - HALF_A_CAPTION, Math.max(HALF_A_CAPTION, today))}
          y={14}
          textAnchor="middle"
          fill={INK.brand}
          fontWeight={700}
        >
          Today
        </text>
        <text x={0} y={HEIGHT - 6} fill={TEXT_COLOR}>
          {/* both dates fit beside each other on the narrowest phone */}
          {dateText(from)}
        </text>
        <text x={width} y={HEIGHT - 6} textAnchor="end" fill={TEXT_COLOR}>
          {dateText(to)}
        </text>
      </svg>
    </div>
  );
}

/** Handed in: a full disc; to be done: a ring; past its due date: a ring with a cross. */
function StopMark({ stop: { title, state }, at }: { stop: JourneyStop; at: number }) {
  const reach = RADIUS / 2;
  return (
    <g stroke={state === 'late' ? INK.bad : INK.brand} strokeWidth={2}>
      <title>{title}</title>
      <circle cx={at} cy={MIDDLE} r={RADIUS} fill={state === 'done' ? INK.brand : GROUND_COLOR} />
      {state === 'late' && (
        <path
          d={`M${at - reach} ${MIDDLE - reach}l${RADIUS} ${RADIUS}M${at + reach} ${MIDDLE - reach}l${-RADIUS} ${RADIUS}`}
        />
      )}
    </g>
  );
}
