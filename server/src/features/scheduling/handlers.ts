import { randomUUID } from 'node:crypto';
import { editSchedule } from '@bcs/contract/features/scheduling/abilities';
import * as calls from '@bcs/contract/features/scheduling/calls';
import { roleMay } from '@bcs/contract/kernel/ability';
import { findDeleted } from '#features/deleted-items/queries';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { planned } from '#kernel/planned';
import { planSessions } from './plan-sessions.ts';
import { findAdminSessions, getSchedule } from './queries-class.ts';
import { insertSessions } from './queries-write.ts';

export const adminSessions = defineHandler(calls.adminSessions, {
  run: async (_input, { db, viewer, now }) => ({
    course: await getSchedule(db, viewer, false),
    sessions: await findAdminSessions(db, viewer),
    deleted: await findDeleted(db, viewer, 'session', now),
    mayEdit: viewer.byGrant || (viewer.role !== null && roleMay(editSchedule, viewer.role)),
  }),
});

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
      { ...onScreen(context), batchId: randomUUID() },
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
