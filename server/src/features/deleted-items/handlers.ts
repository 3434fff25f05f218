import { KEPT_FOR } from '@bcs/contract/features/classes/states';
import * as calls from '@bcs/contract/features/deleted-items/calls';
import { GONE_FOR_GOOD, CANNOT_BE_RESTORED, TIED_SESSION_DELETED } from '@bcs/contract/features/deleted-items/failures';
import type { DeletableKind } from '@bcs/contract/features/deleted-items/model';
import { plus } from '@bcs/contract/kernel/clock';
import { FAILURES } from '@bcs/contract/kernel/failure';
import type { AuditContext } from '#kernel/context';
import { auditOnScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import { DELETABLE_KINDS } from './kinds.ts';
import { lockDeletion, removeDeletion } from './queries.ts';

/** Records a deletion or a restoration in the history. ADM-111 */
function record(context: AuditContext, kind: DeletableKind, verb: 'delete' | 'undelete', id: number, name: string) {
  const { universityId, courseId } = context.viewer;
  const action = `${kind}.${verb}` as const;
  return auditOnScreen(context, { action, object: { kind, id, name }, universityId, courseId });
}

export const deleteUnusedItem = defineHandler(calls.deleteUnusedItem, async ({ kind, id, version }, context) => {
  const held = orNotFound(await DELETABLE_KINDS[kind].hold(context, id));
  if (held.version !== version) throw new RefusalError(FAILURES.CONFLICT);
  throwIf(await held.refuse());
  const deletionId = await held.remove();
  await record(context, kind, 'delete', id, held.name);
  return { ...DONE, deletionId };
});

export const undoChange = defineHandler(calls.undoChange, {
  run: async ({ deletionId }, context) => {
    const { db, viewer, now } = context;
    const { kind, itemId, name, deletedAt } = orNotFound(await lockDeletion(db, viewer, deletionId));
    if (plus(deletedAt, KEPT_FOR) <= now) throw new RefusalError(GONE_FOR_GOOD);
    await DELETABLE_KINDS[kind].restore(context, deletionId, itemId);
    await removeDeletion(db, viewer, deletionId);
    await record(context, kind, 'undelete', itemId, name);
  },
  conflicts: {
    a_due_date_is_tied_to_a_session_of_the_course: TIED_SESSION_DELETED,
    a_session_comes_from_a_rule_of_its_course: CANNOT_BE_RESTORED,
    a_session_takes_place_in_a_classroom_of_its_university: CANNOT_BE_RESTORED,
    a_session_is_created_by_staff_of_its_course: CANNOT_BE_RESTORED,
    sessions_by_curriculum_key: CANNOT_BE_RESTORED,
    assignments_by_curriculum_key: CANNOT_BE_RESTORED,
    sessions_pkey: CANNOT_BE_RESTORED,
    assignments_pkey: CANNOT_BE_RESTORED,
  },
});
