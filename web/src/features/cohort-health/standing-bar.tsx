import { useId } from 'react';
import type { CohortRow } from '@bcs/contract/features/cohort-health/model';
import { countText } from '@bcs/contract/features/cohort-health/small-groups';
import { STANDING_WORDS } from '@bcs/contract/features/cohort-health/words';
import { GRADUATION_STANDINGS } from '@bcs/contract/features/graduation/standing';
import type { Key } from '#kit/plot/key.ts';
import { paintOf, Textures } from '#kit/plot/texture.tsx';

const KEYS: readonly Key[] = [
  { label: STANDING_WORDS['on track'], tone: 'good' },
  { label: STANDING_WORDS['at risk'], tone: 'warn', texture: 'stripes' },
  { label: STANDING_WORDS['off track'], tone: 'bad' },
];
const [WIDTH, HEIGHT, GAP] = [112, 12, 2];

/** A class's standing toward graduation, as a bar and in words; groups that are not shown have no part in it. */
export function StandingBar({ standings }: Pick<CohortRow, 'standings'>) {
  const id = useId();
  const counts = GRADUATION_STANDINGS.map((standing) => standings[standing] ?? 0);
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const label = GRADUATION_STANDINGS.map((standing) => `${countText(standings[standing])} ${standing}`).join(', ');
  return (
    <svg
      role="img"
      aria-label={label}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="block max-w-full"
    >
      <title>{label}</title>
      <Textures id={id} keys={KEYS} />
      {counts.map((count, place) => {
        if (count === 0) return null;
        const width = (count / whole) * WIDTH;
        const from = (counts.slice(0, place).reduce((sum, each) => sum + each, 0) / whole) * WIDTH;
        return (
          <rect
            key={GRADUATION_STANDINGS[place]}
            x={from}
            width={Math.max(1, width - GAP)}
            height={HEIGHT}
            rx={3}
            {...paintOf(KEYS[place], id, place)}
          />
        );
      })}
    </svg>
  );
}
