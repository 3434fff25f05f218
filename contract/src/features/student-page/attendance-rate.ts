interface Tally {
  readonly attended: number;
  readonly absent: number;
}

/**
 * The share of class sessions somebody attended, in percent; null before the first. An excused absence counts neither
 * way, as it does not count against anybody (ATT-032). Lists are sorted by it.
 */
export const exactAttendanceRate = ({ attended, absent }: Tally): number | null =>
  attended + absent === 0 ? null : (100 * attended) / (attended + absent);

/** The attendance rate as people read it: rounded down, so that 100 says that none was missed. */
export const attendanceRate = (tally: Tally): number | null => {
  const exact = exactAttendanceRate(tally);
  return exact === null ? null : Math.floor(exact);
};
