import { useSuspenseQuery } from '@tanstack/react-query';
import { callQuery } from '#lib/queries.ts';

/** The time zone in which somebody gets mails: the own one, else that of the class. */
export function useZone(): string {
  const { timeZone, classTimeZone } = useSuspenseQuery(callQuery('mailPreferences', {})).data;
  return timeZone ?? classTimeZone;
}
