import { randomUUID } from 'node:crypto';
import * as calls from '@bcs/contract/features/session-editor/calls';
import { isDifferent } from '@bcs/contract/features/session-editor/changed-sessions';
import { SESSION_MOVED_ON } from '@bcs/contract/features/session-editor/failures';
import { saveFollowing } from '#features/assignment-editor/notify-following';
import { undoSystem } from '#features/attendance/queries-system';
import { getSchedule } from '#features/scheduling/queries-class';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import { changed, kept } from './history.ts';
import { notifyChanges } from './notify.ts';
import { aheadAgain, findTarget, moreOf, NOTHING_DUE, planSession } from './plan.ts';
import { insertSession, updateSessions } from './queries-write.ts';

const NOTHING_HANGS = { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 0, requestsApproved: 0 };
const NOTHING_FOLLOWS = {
  due: NOTHING_DUE,
  sessions: [],
  hanging: NOTHING_HANGS,
  absencesTakenBack: 0,
  tellsAnyway: false,
  studentsTold: 0,
  digest: '',
};

export const previewSession = defineHandler(calls.previewSession, {
  run: async (input, context) => {
    const course = await getSchedule(context.db, context.viewer, false);
    const target = await findTarget(context, input.sessionId, false);
    const { fields } = input;
    const follows = fields ? await planSession(context, course, target, { ...input, fields }, false) : NOTHING_FOLLOWS;
    const { stored } = target;
    return {
      ...follows,
      course,
      stands: stored && kept(stored),
      version: stored?.version ?? null,
      cancelled: stored !== null && stored.cancelledAt !== null,
      more: moreOf(target, context.now),
    };
  },
});

export const saveSession = defineHandler(calls.saveSession, {
  run: async (input, context) => {
    const { db, viewer, now } = context;
    const course = await getSchedule(db, viewer, true);
    const target = await findTarget(context, input.sessionId, true);
    const { stored } = target;
    if (stored && input.version !== null)
      throwIfNewer(calls.saveSession, input.version, { version: stored.version, fields: kept(stored) });
    const plan = await planSession(context, course, target, input, true);
    if (plan.digest !== input.digest) throw new RefusalError(SESSION_MOVED_ON);
    for (const { before } of aheadAgain(plan.changes, now)) if (before) await undoSystem(db, viewer, before.id, now);
    const standing = plan.changes.flatMap(({ before, after }) => (before ? [{ before, after, id: before.id }] : []));
    const made = stored
      ? stored.id
      : await insertSession(db, viewer, { ...input.fields, name: input.fields.name.trim() }, now);
    await updateSessions(
      db,
      viewer,
      standing.map(({ id, after }) => ({ ...after, id })),
      now,
    );
    const author = { ...onScreen(context), batchId: randomUUID() };
    await audit(
      db,
      author,
      plan.changes.filter(isDifferent).map(({ before, after }) => ({
        ...changed(before ? 'update' : 'create', viewer, { id: before?.id ?? made, name: after.name }),
        before: before && kept(before),
        after: kept(after),
      })),
    );
    const isTold = plan.studentsTold > 0;
    await saveFollowing(context, author, plan.following, plan.followingItems, isTold ? 'withdraw' : 'tell once');
    const told = plan.told.map((change) => ({ ...change, id: change.before?.id ?? made }));
    const due = plan.due.studentsTold > 0 ? plan.following.length : 0;
    if (isTold) await notifyChanges(db, told, { course: viewer, now }, due);
    return { ...DONE, sessionId: made };
  },
});
