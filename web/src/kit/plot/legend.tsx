import { useId } from 'react';
import type { Key } from './key.ts';
import { paintOf, Textures } from './texture.tsx';

const SWATCH_SIZE = 12;

/** The meaning of the colors and textures of a plot. */
export function Legend({ keys }: { keys: readonly Key[] }) {
  const id = useId();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {keys.map((key, place) => (
        <li key={key.label} className="flex items-center gap-1.5">
          <svg width={SWATCH_SIZE} height={SWATCH_SIZE}>
            {place === 0 && <Textures id={id} keys={keys} />}
            <rect x={1} y={1} width={SWATCH_SIZE - 2} height={SWATCH_SIZE - 2} rx={3} {...paintOf(key, id, place)} />
          </svg>
          {key.label}
        </li>
      ))}
    </ul>
  );
}
