import type { Key } from './key.ts';
import { GROUND_COLOR, INK } from './plot-tone.ts';

const STEP = 5;

/** The fill patterns for the parts of a plot, one for each key. */
export const Textures = ({ id, keys }: { id: string; keys: readonly Pick<Key, 'tone' | 'texture'>[] }) => (
  <defs>
    {keys.map(({ tone, texture }, place) =>
      texture === 'stripes' || texture === 'dots' ? (
        <pattern
          // a key has no name of its own here, and never moves
          // oxlint-disable-next-line no-array-index-key
          key={place}
          id={`${id}${place}`}
          width={STEP}
          height={STEP}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={STEP} height={STEP} fill={INK[tone]} />
          {texture === 'stripes' ? (
            <line y1={0} y2={STEP} x1={1} x2={1} strokeWidth={2} stroke={GROUND_COLOR} />
          ) : (
            <circle cx={STEP / 2} cy={STEP / 2} r={1.1} fill={GROUND_COLOR} />
          )}
        </pattern>
      ) : null,
    )}
  </defs>
);

/** Returns the fill and outline of a part, for the key at `place`. */
export function paintOf(key: Pick<Key, 'tone' | 'texture'> | undefined, id: string, place: number) {
  const { tone, texture = 'plain' } = key ?? { tone: 'neutral' as const };
  if (texture === 'open') return { fill: GROUND_COLOR, stroke: INK[tone], strokeWidth: 1.5 };
  return { fill: texture === 'plain' ? INK[tone] : `url(#${id}${place})` };
}
