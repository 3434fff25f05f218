/** The smallest group that is shown to those who see no names. SUCC-068 */
export const SMALLEST_GROUP = 5;
export const SMALL_GROUP_TEXT = `fewer than ${SMALLEST_GROUP}`;

/** A count, or null if it is shown as 'fewer than 5'. */
export type GuardedCount = number | null;

/**
 * Hides all groups smaller than five, and more groups in ascending order until at least five people are hidden, so that
 * no small group can be derived from the total. SUCC-068
 * @param counts the groups of one whole, which do not overlap
 */
export function guardGroups(counts: readonly number[]): GuardedCount[] {
  // if all other groups are empty, there is no small group to hide
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

/**
 * A percentage, rounded down as it is for a student; null if the part or the remainder is smaller than five. SUCC-068
 */
export function guardShare(part: number, whole: number): number | null {
  if (Math.min(part, whole - part) < SMALLEST_GROUP) return null;
  return Math.floor((100 * part) / whole);
}

/** Words a count, such as '12' or 'fewer than 5'. */
export const countText = (count: GuardedCount): string => (count === null ? SMALL_GROUP_TEXT : String(count));
