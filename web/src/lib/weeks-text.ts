/** Names weeks of a course: 'Weeks 1 to 10', 'Week 3'; 'Up to week 10' if the first is before the course. D-011 */
export const weeksText = (from: number, to: number): string => {
  if (from < 1) return to < 1 ? 'Before week 1' : `Up to week ${to}`;
  return from === to ? `Week ${from}` : `Weeks ${from} to ${to}`;
};
