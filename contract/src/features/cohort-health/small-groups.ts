/** The smallest group that is shown to those who see no names. SUCC-068 */
export const SMALLEST_GROUP = 5;
export const SMALL_GROUP_TEXT = `fewer than ${SMALLEST_GROUP}`;

/** A count, or null where it is shown as 'fewer than 5'. */
export type Guarded = number | null;

/**
 * Hides the groups of a whole that are smaller than five, and as many others, the smallest first, until what is
 * hidden is five together: nothing small can be worked out from the whole and the rest. SUCC-068
 * @param counts the groups of one whole; nobody is in two of them
 */
export function guardGroups(counts: readonly number[]): Guarded[] {
  // where only nobody is few, there is no small group
  if (counts.every((count) => count === 0 || count >= SMALLEST_GROUP)) return [...counts];
  const bySize = [...counts.entries()].toSorted(([, a], [, b]) => a - b);
  const hidden = new Set<number>();
  let together = 0;
  for (const [place, count] of bySize) {
    const isSmall = count < SMALLEST_GROUP;
    if (!isSmall && (hidden.size === 0 || together >= SMALLEST_GROUP)) break;
    hidden.add(place);
    together += count;
  }
  return counts.map((count, place) => (hidden.has(place) ? null : count));
}

/** A share in whole percent, rounded down as that of a student is; null where the part or the rest of it is smaller than five. SUCC-068 */
export function guardShare(part: number, whole: number): number | null {
  if (Math.min(part, whole - part) < SMALLEST_GROUP) return null;
  return Math.floor((100 * part) / whole);
}

/** '12', 'fewer than 5' */
export const countText = (count: Guarded): string => (count === null ? SMALL_GROUP_TEXT : String(count));
