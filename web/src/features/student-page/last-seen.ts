import { formatDays } from '#lib/dates.ts';

/** 'Today', 'Yesterday', '8 days ago'; 'Never' where nobody knows. */
export function lastSeenText(days: number | null): string {
  if (days === null) return 'Never';
  const text = formatDays(-days);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
