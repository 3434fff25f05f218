import type { RunResults } from './load.ts';

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Returns the value that a given percentage of the values do not exceed. */
export const percentile = (values: readonly number[], of: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * of) / 100) - 1] ?? 0;

/** The middle of several short runs, so that one disturbed run decides nothing. */
export const medianRun = (runs: readonly RunResults[]): RunResults => ({
  perSecond: middle(runs.map(({ perSecond }) => perSecond)),
  p95: middle(runs.map(({ p95 }) => p95)),
  cpu: middle(runs.map(({ cpu }) => cpu)),
  databaseCpu: middle(runs.map(({ databaseCpu }) => databaseCpu)),
});

/** Two servers that took turns: the middle of how each pair of runs compares. */
export const ratioOf = (these: readonly RunResults[], those: readonly RunResults[]): number =>
  middle(these.map(({ perSecond }, index) => perSecond / (those[index]?.perSecond ?? Number.NaN)));

/** The ratio by processor time, which says more where other programs disturb: what those use, over what these use. */
export const workRatioOf = (these: readonly RunResults[], those: readonly RunResults[]): number => {
  const [own, other] = [medianRun(these), medianRun(those)];
  return (other.cpu + other.databaseCpu) / (own.cpu + own.databaseCpu);
};

/** A line of the table, in columns of fixed width. */
export const tableLine = (name: string, ...columns: readonly (string | number)[]): string =>
  `${name.padEnd(40)}${columns.map((column) => String(column).padStart(10)).join('')}`;
