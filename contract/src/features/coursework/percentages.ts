export type PercentStyle = 'error' | 'warning' | 'success';

/** The percentage of a whole that a part is, 0 to 100, not rounded; 0 where the whole is 0. */
export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part * 100) / whole);

/** The style of a percentage: up to 50 error, above that to 80 warning, above that success. GRADE-054..GRADE-056 */
export const percentStyle = (percent: number): PercentStyle => {
  if (percent <= 50) return 'error';
  return percent <= 80 ? 'warning' : 'success';
};
