/** The ids of formats that are dates or times in every workbook. */
const DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
const DAY = 24 * 60 * 60 * 1000;
/** The day before the first that a workbook counts, for both date systems. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
export type Epoch = keyof typeof EPOCHS;
const SIGNIFICANT = 15;

/** Tells whether a format shows a number as a day or a time, ignoring quoted and bracketed parts. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined
    ? DATES.some(([from, to]) => id >= from && id <= to)
    : /[dmyhs]/iu.test(code.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/giu, ''));

/** Formats a number without rounding errors of binary arithmetic. */
export const numberText = (raw: string): string => {
  const value = Number(raw);
  return raw.trim() === '' || !Number.isFinite(value) ? raw : String(Number(value.toPrecision(SIGNIFICANT)));
};

/** Formats a day, a time, or both in the format of imports. */
export function dateText(raw: string, epoch: Epoch): string {
  const value = Number(raw);
  const instant = new Date(EPOCHS[epoch] + Math.round((value * DAY) / 1000) * 1000);
  if (raw.trim() === '' || Number.isNaN(instant.getTime())) return raw;
  const [day = '', time = ''] = instant.toISOString().split('T');
  const clock = time.slice(0, 5);
  if (value >= 0 && value < 1) return clock;
  return Number.isInteger(value) ? day : `${day} ${clock}`;
}
