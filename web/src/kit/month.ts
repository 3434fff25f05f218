// Months are 'YYYY-MM', days 'YYYY-MM-DD'; both compare as texts. Reckoned in UTC, where no hour is ever missing.

const DAY = 86_400_000;

/** Lists the days of the weeks that cover a month, Sunday first. D-011 */
export function monthGrid(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00.000Z`);
  const length = (Date.parse(`${shiftMonth(month, 1)}-01T00:00:00.000Z`) - first) / DAY;
  const lead = new Date(first).getUTCDay();
  const weeks = Math.ceil((lead + length) / 7);
  const day = (index: number) => new Date(first + (index - lead) * DAY).toISOString().slice(0, 10);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => day(week * 7 + weekday)),
  );
}

/** Returns the month that is a given number of months later, or earlier. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });
const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });

/** Formats a month: 'March 2026'. */
export const monthTitle = (month: string) => MONTH.format(new Date(`${month}-15T12:00:00.000Z`));

/** Formats a day: 'Wednesday, March 11'. */
export const dayTitle = (day: string) => WEEKDAY.format(new Date(`${day}T12:00:00.000Z`));
