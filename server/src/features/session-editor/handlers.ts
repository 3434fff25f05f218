import * as calls from '@bcs/contract/features/session-editor/calls';
import type { SessionChange } from '@bcs/contract/features/session-editor/changed-sessions';
import { refuseSession } from '@bcs/contract/features/deleted-items/unused';
import { findSessionTraces } from '#features/deleted-items/queries';
import { getSchedule } from '#features/scheduling/queries-class';
import { DONE } from '#kernel/handler';
import { planned } from '#kernel/planned';
import { throwIfNewer } from '#kernel/versions';
import { historyFields } from './history.ts';
import { findTarget, countOthersByExtent, planSession, type SessionPlan } from './plan.ts';
import { NO_DUE_CONSEQUENCES, insertSession } from './queries-write.ts';
import { saveChanges } from './notify-changes.ts';
import { planMove } from './plan-move.ts';

const NOTHING_HANGS = { checkIns: 0, marked: 0, setBySystem: 0, requestsPending: 0, requestsApproved: 0 };
const NOTHING_FOLLOWS: SessionPlan = {
  due: { ...NO_DUE_CONSEQUENCES, items: [] },
  sessions: [],
  hanging: NOTHING_HANGS,
  absencesTakenBack: 0,
  marks: { hanging: 0, restored: 0 },
  tellsAnyway: false,
  studentsTold: 0,
  changes: [],
  told: [],
  dueDates: [],
  counted: [],
  clears: false,
  digest: '',
};

export const [previewSession, saveSession] = planned({
  preview: calls.previewSession,
  save: calls.saveSession,
  plan: async (wanted, context) => {
    const { db, viewer, holds } = context;
    const course = await getSchedule(db, viewer, holds);
    const target = await findTarget(wanted.sessionId, context);
    const { stored } = target;
    if (stored && 'version' in wanted && wanted.version !== null)
      throwIfNewer(calls.saveSession, wanted.version, { version: stored.version, fields: historyFields(stored) });
    const { fields } = wanted;
    const follows = fields ? await planSession({ ...wanted, fields }, target, course, context) : NOTHING_FOLLOWS;
    return { ...follows, course, target };
  },
  show: async ({ course, target, ...follows }, context) => {
    const { stored } = target;
    return {
      ...follows,
      course,
      stands: stored && historyFields(stored),
      version: stored?.version ?? null,
      unused: stored !== null && refuseSession(await findSessionTraces(context.db, context.viewer, stored.id)) === null,
      cancelled: stored !== null && stored.cancelledAt !== null,
      more: countOthersByExtent(target, context.now),
    };
  },
  write: async ({ target: { stored }, ...plan }, { fields }, context) => {
    const { db, viewer, now } = context;
    const made = { ...fields, name: fields.name.trim() };
    const id = stored ? stored.id : await insertSession(db, viewer, made, now);
    const withId = (change: SessionChange) => ({ ...change, id: change.before?.id ?? id });
    await saveChanges(context, plan.changes.map(withId), { ...plan, told: plan.told.map(withId) });
    return { ...DONE, sessionId: id };
  },
});

export const [previewMoveItems, moveItems] = planned({
  preview: calls.previewMoveItems,
  save: calls.moveItems,
  plan: planMove,
  show: (plan) => plan,
  write: async (plan, _input, context) => {
    await saveChanges(context, plan.sessions, plan);
    return { ...DONE, changed: plan.sessions.length + plan.dueDates.length };
  },
});
