import { createClasses, deleteClasses, publishClasses } from '@bcs/contract/features/classes/abilities';
import * as calls from '@bcs/contract/features/classes/calls';
import { CODE_TAKEN, NOT_ITS_COHORT } from '@bcs/contract/features/classes/failures';
import { findMissingParts, classState, type ClassMoments } from '@bcs/contract/features/classes/states';
import { grantMay, roleMay } from '@bcs/contract/kernel/ability';
import type { Action } from '@bcs/contract/kernel/audit';
import { auditOnScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { orRefuse } from '#kernel/refusal-error';
import { sendWaitingInvitations } from '#features/accounts/queries-invitation';
import type { AuditContext } from '#kernel/context';
import { publishPeople } from '#kernel/changes';
import { getClass, findClassPeople, lockClass, setClassMoments, type LockedClass } from './queries-class.ts';
import { findTakenOver, insertClass } from './queries-create.ts';
import { findClasses, findClassUniversities } from './queries-list.ts';

export const adminClasses = defineHandler(calls.adminClasses, async (wanted, { db, viewer, now }) => ({
  ...(await findClasses(db, viewer, wanted, now)),
  universities: await findClassUniversities(db, viewer),
  mayCreate: grantMay(createClasses, viewer.reach),
}));

export const adminClass = defineHandler(calls.adminClass, async (_input, { db, viewer, now }) => {
  const found = await getClass(db, viewer, now);
  return {
    ...found,
    missing: findMissingParts(found),
    mayChange: viewer.byGrant || (viewer.role !== null && roleMay(publishClasses, viewer.role)),
    mayKeep: viewer.byGrant && grantMay(deleteClasses, viewer.reach),
  };
});

export const previewClass = defineHandler(calls.previewClass, async (begun, { db }) => {
  return orRefuse(await findTakenOver(db, begun), NOT_ITS_COHORT, 'cohortId');
});

export const createClass = defineHandler(calls.createClass, {
  run: async (begun, context) => {
    const { db } = context;
    const created = orRefuse(await insertClass(db, begun), NOT_ITS_COHORT, 'cohortId');
    const { universityId, startDate, endDate } = begun;
    const [code, name] = [begun.code.trim(), begun.name.trim()];
    await auditOnScreen(context, {
      action: 'class.create',
      object: { kind: 'class', id: created.id, name: code },
      universityId,
      courseId: created.id,
      after: { code, name, startDate, endDate, timeZone: created.timeZone, state: 'draft' },
    });
    return { ...DONE, courseId: created.id };
  },
  conflicts: { a_course_code_is_unique_in_its_university: CODE_TAKEN },
});

export const previewAsRole = defineHandler(calls.previewAsRole, async ({ role }, { db, viewer, now, note }) => {
  note({ role, class: viewer.courseId });
  const { code, name } = await getClass(db, viewer, now);
  return { universityId: viewer.universityId, code, name };
});

const facts = (_input: unknown, { db, viewer }: AuditContext): Promise<LockedClass> => lockClass(db, viewer);

/** Sets the moments that change, records it, and refreshes the pages of everybody in the class. */
async function move(
  context: AuditContext,
  held: LockedClass,
  changed: Partial<ClassMoments>,
  action: Action,
  reason?: string,
): Promise<void> {
  const { db, viewer } = context;
  const { universityId, courseId } = viewer;
  const after: ClassMoments = { ...held, ...changed };
  await setClassMoments(db, viewer, after);
  await auditOnScreen(context, {
    action,
    object: { kind: 'class', id: courseId, name: held.code },
    universityId,
    courseId,
    before: { state: classState(held) },
    after: { state: classState(after) },
    reason: reason ?? null,
  });
  await publishPeople(db, { accountIds: await findClassPeople(db, viewer), courseIds: [courseId] });
}

export const publishClass = defineHandler(calls.publishClass, {
  facts,
  run: async (_input, context, held) => {
    const { db, viewer, now } = context;
    const done = await move(context, held, { publishedAt: now }, 'class.publish');
    await sendWaitingInvitations(db, viewer, now);
    return done;
  },
});

export const concludeClass = defineHandler(calls.concludeClass, {
  facts,
  run: (_input, context, held) => move(context, held, { concludedAt: context.now }, 'class.conclude'),
});

export const reopenClass = defineHandler(calls.reopenClass, {
  facts,
  run: ({ reason }, context, held) => move(context, held, { concludedAt: null }, 'class.reopen', reason.trim()),
});

export const archiveClass = defineHandler(calls.archiveClass, {
  facts,
  run: (_input, context, held) => move(context, held, { archivedAt: context.now }, 'class.archive'),
});

export const restoreClass = defineHandler(calls.restoreClass, {
  facts,
  run: (_input, context, held) => move(context, held, { archivedAt: null, deletedAt: null }, 'class.restore'),
});

export const deleteDraftClass = defineHandler(calls.deleteDraftClass, {
  facts,
  run: (_input, context, held) => move(context, held, { deletedAt: context.now }, 'class.delete'),
});
