import type { CohortNames, OwnClass } from '@bcs/contract/features/cohort-health/model';
import { localDay, type Instant } from '@bcs/contract/kernel/clock';
import { monthDayText } from './plot-words.ts';

/** The number of class meetings that fit into a row of the table. */
export const MEETINGS_SHOWN = 20;

/** A class meeting by its place in the marks of a student. */
export type ShownMeeting = { readonly place: number; readonly name: string };

/** The last class meetings that have begun, in their order. */
export const meetingsShown = (
  meetings: CohortNames['meetings'],
  { timeZone }: Pick<OwnClass, 'timeZone'>,
  now: Instant,
): readonly ShownMeeting[] =>
  meetings
    .flatMap(({ name, startTime }, place) =>
      startTime <= now ? [{ place, name: `${monthDayText(localDay(startTime, timeZone))} ${name}` }] : [],
    )
    .slice(-MEETINGS_SHOWN);
