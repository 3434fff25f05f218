const MONTHS = 12;
const HOURS = 12;
const MIDNIGHT = /[ T]0?0:00(?::00)?$/u;
const two = (number: string | number): string => String(number).padStart(2, '0');

/**
 * A day as spreadsheets save it, where only one day can be meant: 12/14/2026, 14.12.2026, 2026/12/14. What could be two
 * days stays as it is. D-184
 */
export function readDay(typed: string): string {
  const text = typed.trim().replace(MIDNIGHT, '');
  const [, year, month, day] = /^(\d{4})[./] ?(\d{1,2})[./] ?(\d{1,2})\.?$/u.exec(text) ?? [];
  if (year && month && day) return `${year}-${two(month)}-${two(day)}`;
  const [, first, sign, second, last] = /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4})$/u.exec(text) ?? [];
  if (!first || !second || !last) return text;
  const isDayFirst = sign === '.' || Number(first) > MONTHS || first === second;
  if (!isDayFirst && Number(second) <= MONTHS) return text;
  return isDayFirst ? `${last}-${two(second)}-${two(first)}` : `${last}-${two(first)}-${two(second)}`;
}

/** A time as spreadsheets save it: 9:05, 18:30:00 and 6:30 PM are 09:05, 18:30 and 18:30. */
export function readTime(typed: string): string {
  const text = typed.trim();
  const [, hour, minute, half] = /^(\d{1,2}):(\d\d)(?::00)?\s*([ap]m)?$/iu.exec(text) ?? [];
  if (!hour || !minute) return text;
  if (!half) return `${two(hour)}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > HOURS) return text;
  return `${two((Number(hour) % HOURS) + (half.toLowerCase() === 'pm' ? HOURS : 0))}:${minute}`;
}
