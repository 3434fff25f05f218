import * as calls from '@bcs/contract/features/session-editor/calls';
import type { SessionChange } from '@bcs/contract/features/session-editor/changed-sessions';
import { refuseSession } from '@bcs/contract/features/deleted-items/unused';
import { SESSION_MOVED_ON } from '@bcs/contract/features/session-editor/failures';
import { findSessionTraces } from '#features/deleted-items/queries-traces';
import { getSchedule } from '#features/scheduling/queries-class';
import { DONE, defineHandler } from '#kernel/handler';
import { RefusalError } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import { kept } from './history.ts';
import { findTarget, moreOf, planSession } from './plan.ts';
import { NOTHING_DUE } from './queries-due.ts';
import { insertSession } from './queries-write.ts';
import { saveChanges } from './notify-changes.ts';

const NOTHING_HANGS = { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 0, requestsApproved: 0 };
const NOTHING_FOLLOWS = {
  due: { ...NOTHING_DUE, items: [] },
  sessions: [],
  hanging: NOTHING_HANGS,
  absencesTakenBack: 0,
  marks: { hanging: 0, restored: 0 },
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
      unused: stored !== null && refuseSession(await findSessionTraces(context.db, context.viewer, stored.id)) === null,
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
    const made = { ...input.fields, name: input.fields.name.trim() };
    const id = stored ? stored.id : await insertSession(db, viewer, made, now);
    const withId = (change: SessionChange) => ({ ...change, id: change.before?.id ?? id });
    await saveChanges(context, plan.changes.map(withId), { ...plan, told: plan.told.map(withId) });
    return { ...DONE, sessionId: id };
  },
});
