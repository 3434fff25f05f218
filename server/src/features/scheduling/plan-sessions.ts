import type * as calls from '@bcs/contract/features/scheduling/calls';
import { MOST_SESSIONS, ROOM_GONE, TOO_MANY_SESSIONS } from '@bcs/contract/features/scheduling/failures';
import { planMeetings } from '@bcs/contract/features/scheduling/weekly-meetings';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import { planDigest, type PlanContext } from '#kernel/planned';
import { RefusalError } from '#kernel/refusal-error';
import { getSchedule } from './queries-class.ts';
import { warningsOf } from './queries-overlaps.ts';
import { findEarlier } from './queries-write.ts';

type Input = InputOf<typeof calls.previewSessions>;
export type WeeklySessionsPlan = OutputOf<typeof calls.previewSessions>;

/**
 * Plans the sessions of a weekly rule from the present state of the class; preview and saving use this plan, bound by
 * its digest. ADM-044, ADM-081, ADM-085
 * @throws RefusalError TOO_MANY_SESSIONS or ROOM_GONE
 */
export async function planSessions(
  { rule, name, category, roomId }: Input,
  { db, viewer, holds }: PlanContext,
): Promise<WeeklySessionsPlan> {
  const course = await getSchedule(db, viewer, holds);
  if (roomId !== null && course.rooms.every(({ id }) => id !== roomId)) throw new RefusalError(ROOM_GONE);
  const { before, latest } = await findEarlier(db, viewer, category, rule.firstDay);
  const { meetings, skipped } = planMeetings(rule, course, { before, most: MOST_SESSIONS + 1 });
  if (meetings.length > MOST_SESSIONS) throw new RefusalError(TOO_MANY_SESSIONS);
  const warnings = await warningsOf(
    { db, viewer },
    course,
    meetings.map(({ startTime, endTime }) => ({ startTime, endTime, roomId })),
  );
  const sessions = meetings.map(({ day, number, chapter, ...span }, index) => ({
    day,
    chapter,
    ...span,
    name: `${name.trim()} ${number}`,
    warnings: warnings[index] ?? [],
  }));
  return { sessions, skipped, digest: planDigest([rule, category, roomId, sessions, skipped, latest]) };
}
