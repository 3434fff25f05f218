import { INK, type PlotTone } from './plot-tone.ts';

export interface Key {
  readonly label: string;
  readonly tone: PlotTone;
}

/** What the colours of a plot mean. */
export const Legend = ({ keys }: { keys: readonly Key[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    {keys.map(({ label, tone }) => (
      <li key={label} className="flex items-center gap-1.5">
        <svg width={10} height={10}>
          <rect width={10} height={10} rx={3} fill={INK[tone]} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
);
