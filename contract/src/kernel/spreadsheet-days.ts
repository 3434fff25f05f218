/** Tells whether the day or the month comes first in dates such as 3/4/2026. */
export const DAY_ORDERS = ['day-first', 'month-first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

const MONTHS = 12;
const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const HOURS = 12;
const MIDNIGHT = /[ T]0?0:00(?::00)?(?:\.0+)?(?: ?AM)?$/iu;
const SHORT_YEAR = 2;

const YEAR_FIRST = /^(\d{4})[./-] ?(\d{1,2})[./-] ?(\d{1,2})\.?$/u;
const YEAR_LAST = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d\d)$/u;
const NAMED = /^(?:\p{L}+,? )?(?:(\d{1,2})[. -]+(\p{L}{3,9})|(\p{L}{3,9})\.? (\d{1,2})),?[. -]+(\d{4}|\d\d)$/u;

const two = (number: string | number): string => String(number).padStart(2, '0');
const yearOf = (digits: string): string => (digits.length === SHORT_YEAR ? `20${digits}` : digits);
const bare = (typed: string): string => typed.trim().replace(MIDNIGHT, '');

/** The two numbers before a year if either could be the day; null if that is clear. */
function pairOf(typed: string): { first: number; second: number; year: string } | null {
  const [, first, sign, second, year] = YEAR_LAST.exec(bare(typed)) ?? [];
  if (first === undefined || second === undefined || year === undefined || sign === '.') return null;
  return { first: Number(first), second: Number(second), year: yearOf(year) };
}

/** The order of day and month, as found in dates with two numbers before the year. */
export interface DayOrderFound {
  /** The order; null if no date reveals it, or if they contradict each other. */
  readonly order: DayOrder | null;
  /** An ambiguous date, if nothing reveals its order. */
  readonly unclear: string | null;
}

/**
 * Finds the order of all dates in a column from a number above 12, because a spreadsheet formats a column uniformly.
 * D-184
 */
export function detectDayOrder(cells: readonly string[]): DayOrderFound {
  const orders = new Set<DayOrder>();
  let unclear: string | null = null;
  for (const cell of cells) {
    const pair = pairOf(cell);
    if (!pair || pair.first === pair.second) continue;
    if (pair.first > MONTHS) orders.add('day-first');
    else if (pair.second > MONTHS) orders.add('month-first');
    else unclear ??= cell.trim();
  }
  const [order = null] = orders.size === 1 ? orders : [];
  return { order, unclear: orders.size === 0 ? unclear : null };
}

/**
 * Reads a date in spreadsheet formats: 12/14/2026, 14.12.2026, 2026/12/14, 14-Dec-26. An ambiguous date stays as it is,
 * unless its column reveals the order. D-184
 */
export function readDay(typed: string, order: DayOrder | null = null): string {
  const text = bare(typed);
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? [];
  if (year && month && day) return `${year}-${two(month)}-${two(day)}`;
  const pair = pairOf(text);
  if (pair) return fromPair(pair, order) ?? text;
  const [, first, , second, last] = YEAR_LAST.exec(text) ?? [];
  if (first && second && last) return `${yearOf(last)}-${two(second)}-${two(first)}`;
  return fromName(text) ?? text;
}

function fromPair({ first, second, year }: NonNullable<ReturnType<typeof pairOf>>, order: DayOrder | null) {
  const own = first > MONTHS || first === second ? 'day-first' : second > MONTHS ? 'month-first' : order;
  if (own === null) return null;
  return own === 'day-first' ? `${year}-${two(second)}-${two(first)}` : `${year}-${two(first)}-${two(second)}`;
}

function fromName(text: string): string | null {
  const [, before, name, named, behind, year] = NAMED.exec(text) ?? [];
  const month = NAMES.indexOf((name ?? named ?? '').slice(0, 3).toLowerCase()) + 1;
  const day = before ?? behind;
  return month === 0 || day === undefined || year === undefined ? null : `${yearOf(year)}-${two(month)}-${two(day)}`;
}

/** Reads a time in spreadsheet formats: 9:05, 18:30:00 and 6:30 PM become 09:05, 18:30 and 18:30. */
export function readTime(typed: string): string {
  const text = typed.trim();
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d)(?::00)?\s*([ap]\.?m\.?)?$/iu.exec(text) ?? [];
  if (!hour || !minute) return text;
  if (!half) return `${two(hour)}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > HOURS) return text;
  return `${two((Number(hour) % HOURS) + (half.toLowerCase().startsWith('p') ? HOURS : 0))}:${minute}`;
}
