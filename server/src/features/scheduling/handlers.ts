import { randomUUID } from 'node:crypto';
import { editSchedule } from '@bcs/contract/features/scheduling/abilities';
import * as calls from '@bcs/contract/features/scheduling/calls';
import { roleMay } from '@bcs/contract/kernel/ability';
import { MOST_SESSIONS, ROOM_GONE, TOO_MANY_SESSIONS } from '@bcs/contract/features/scheduling/failures';
import { planMeetings } from '@bcs/contract/features/scheduling/weekly-meetings';
import type { InputOf, OutputOf } from '@bcs/contract/kernel/call';
import { findDeleted } from '#features/deleted-items/queries';
import { audit, auditFromScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { planned, planDigest, type PlanContext } from '#kernel/planned';
import { RefusalError } from '#kernel/refusal-error';
import { findAdminSessions, getSchedule } from './queries-class.ts';
import { insertSessions, findEarlier } from './queries-write.ts';
import { warningsOf } from './queries-overlaps.ts';

type Input = InputOf<typeof calls.previewSessions>;
type WeeklySessionsPlan = OutputOf<typeof calls.previewSessions>;

/**
 * Plans the sessions of a weekly rule, for both the preview and the save, which is bound to it by a digest. ADM-044,
 * ADM-081, ADM-085
 * @throws RefusalError TOO_MANY_SESSIONS or ROOM_GONE
 */
async function planSessions(
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

export const adminSessions = defineHandler(calls.adminSessions, async (_input, { db, viewer, now }) => ({
  course: await getSchedule(db, viewer, false),
  sessions: await findAdminSessions(db, viewer),
  deleted: await findDeleted(db, viewer, 'session', now),
  mayEdit: viewer.byGrant || (viewer.role !== null && roleMay(editSchedule, viewer.role)),
}));

export const [previewSessions, saveSessions] = planned({
  preview: calls.previewSessions,
  save: calls.saveSessions,
  plan: planSessions,
  show: (plan) => plan,
  write: async (plan, { rule, category, roomId }, context) => {
    const { db, viewer, now } = context;
    const made = await insertSessions(db, viewer, { sessions: plan.sessions, rule, category, roomId }, now);
    await audit(
      db,
      { ...auditFromScreen(context), batchId: randomUUID() },
      made.map(({ id, name, startTime, endTime }) => ({
        action: 'session.create',
        object: { kind: 'session', id, name },
        universityId: viewer.universityId,
        courseId: viewer.courseId,
        after: { category, startTime, endTime },
      })),
    );
    return { ...DONE, made: made.length };
  },
});
