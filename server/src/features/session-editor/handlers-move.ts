import { randomUUID } from 'node:crypto';
import * as calls from '@bcs/contract/features/session-editor/calls-move';
import { ITEMS_MOVED_ON } from '@bcs/contract/features/session-editor/failures';
import { saveFollowing } from '#features/assignment-editor/notify-following';
import { undoSystem } from '#features/attendance/queries-system';
import { getSchedule } from '#features/scheduling/queries-class';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { changed } from './history.ts';
import { notifyChanges } from './notify.ts';
import { aheadAgain } from './plan.ts';
import { planMove } from './plan-move.ts';
import { updateSessions } from './queries-write.ts';

export const previewMoveItems = defineHandler(calls.previewMoveItems, {
  run: async (wanted, context) =>
    planMove(context, await getSchedule(context.db, context.viewer, false), wanted, false),
});

export const moveItems = defineHandler(calls.moveItems, {
  run: async ({ digest, ...wanted }, context) => {
    const { db, viewer, now } = context;
    const plan = await planMove(context, await getSchedule(db, viewer, true), wanted, true);
    if (plan.digest !== digest) throw new RefusalError(ITEMS_MOVED_ON);
    for (const { before } of aheadAgain(plan.sessions, now)) if (before) await undoSystem(db, viewer, before.id, now);
    await updateSessions(
      db,
      viewer,
      plan.sessions.map(({ id, after }) => ({ ...after, id })),
      now,
    );
    const author = { ...onScreen(context), batchId: randomUUID() };
    await audit(
      db,
      author,
      plan.sessions.map(({ before, after }) => ({
        ...changed('update', viewer, before),
        before: { startTime: before.startTime, endTime: before.endTime },
        after: { startTime: after.startTime, endTime: after.endTime },
      })),
    );
    // a move is told in one message, which names the due dates that go along. ADM-088
    const isTold = plan.told.length > 0 && plan.studentsTold > 0;
    await saveFollowing(context, author, plan.dueDates, plan.counted, isTold ? 'withdraw' : 'tell once');
    if (isTold)
      await notifyChanges(db, plan.told, { course: viewer, now }, plan.due.studentsTold > 0 ? plan.dueDates.length : 0);
    return { ...DONE, changed: plan.sessions.length + plan.dueDates.length };
  },
});
