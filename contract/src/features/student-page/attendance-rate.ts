interface Tally {
  readonly attended: number;
  readonly absent: number;
}

/**
 * The exact attendance rate in percent; null before the first class. Excused absences do not count either way
 * (ATT-032). Lists are sorted by it.
 */
export const exactAttendanceRate = ({ attended, absent }: Tally): number | null =>
  attended + absent === 0 ? null : (100 * attended) / (attended + absent);

/** The attendance rate for display, rounded down so that 100 means that no class was missed. */
export const attendanceRate = (tally: Tally): number | null => {
  const exact = exactAttendanceRate(tally);
  return exact === null ? null : Math.floor(exact);
};
