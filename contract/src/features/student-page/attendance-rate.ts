interface Tally {
  readonly attended: number;
  readonly absent: number;
}

/**
 * The share of class sessions somebody attended, in whole percent; null before the first. An excused absence counts
 * neither way, as it does not count against anybody (ATT-032). Rounded down, so that 100 says: not one was missed.
 */
export const attendanceRate = ({ attended, absent }: Tally): number | null =>
  attended + absent === 0 ? null : Math.floor((100 * attended) / (attended + absent));
