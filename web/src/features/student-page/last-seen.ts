import { formatDays } from '#lib/dates.ts';

/** Says when somebody was last seen: 'Today', 'Yesterday', '8 days ago', or 'Never' if it is unknown. */
export function lastSeenText(days: number | null): string {
  if (days === null) return 'Never';
  const text = formatDays(-days);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
