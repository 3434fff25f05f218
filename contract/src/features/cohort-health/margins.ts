import { REQUIREMENT_NAMES, type Requirement, type RequirementId } from '#features/graduation/requirements';

/** The limits whose margins are shown. SUCC-065 */
export const MARGINS = ['absences', 'remote', 'missed', 'average'] as const satisfies readonly RequirementId[];
export type MarginId = (typeof MARGINS)[number];

interface Bin {
  /** The smallest margin in the bin. */
  readonly from: number;
  readonly label: string;
}
const LEFT: readonly Bin[] = [
  { from: -Infinity, label: 'Over' },
  { from: 0, label: '0' },
  { from: 1, label: '1' },
  { from: 2, label: '2' },
  { from: 3, label: '3' },
  { from: 4, label: '4+' },
];
const ABOVE: readonly Bin[] = [
  { from: -Infinity, label: 'Below' },
  { from: 0, label: '0–1' },
  { from: 2, label: '2–4' },
  { from: 5, label: '5–9' },
  { from: 10, label: '10+' },
];

/** The bins of a margin: how many are left before a limit, or how many points an average is above its minimum. */
export const marginBins = (id: MarginId): readonly Bin[] => (id === 'average' ? ABOVE : LEFT);

export const marginTitle = (id: MarginId): string =>
  id === 'average' ? 'Points above the required average' : `${REQUIREMENT_NAMES[id]} left`;

/** Returns the bin of a student; null if the class sets no limit or nothing can be calculated yet. */
export function marginBin({ margin }: Pick<Requirement, 'margin'>, id: MarginId): number | null {
  return margin === null ? null : marginBins(id).findLastIndex(({ from }) => from <= margin);
}
