import { editAssignments } from '@bcs/contract/features/assignment-editor/abilities';
import * as calls from '@bcs/contract/features/assignment-editor/calls';
import {
  ASSIGNMENT_IS_OUT,
  ASSIGNMENT_MOVED_ON,
  KIND_STAYS,
  TIED_SESSION_GONE,
} from '@bcs/contract/features/assignment-editor/failures';
import { dueOfTie } from '@bcs/contract/features/scheduling/ties';
import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import { refuseAssignment } from '@bcs/contract/features/deleted-items/unused';
import { assignmentState, isOut } from '@bcs/contract/features/coursework/assignment-state';
import { courseworkCategory } from '@bcs/contract/features/coursework/categories';
import { roleMay, type ClassAdministrator } from '@bcs/contract/kernel/ability';
import { fitTogether } from '@bcs/contract/features/assignment-editor/choices';
import { FAILURES, type Failure } from '@bcs/contract/kernel/failure';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findState } from '#features/classes/queries-states';
import { findAssignmentTraces } from '#features/deleted-items/queries-traces';
import { findDeleted } from '#features/deleted-items/queries';
import { audit, onScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { throwIfNewer } from '#kernel/versions';
import { orNotFound, RefusalError, throwIf } from '#kernel/refusal-error';
import { changedAssignment } from '#kernel/item-history';
import type { Tell } from '#kernel/trace';
import { notifyChanged } from './notify.ts';
import { planSave } from './queries-consequences.ts';
import {
  findAssignments,
  findEditedClass,
  findStart,
  findStored,
  type CountedAssignment,
  type StoredAssignment,
} from './queries.ts';
import { columnsOfKind, insertAssignment, setArchived, updateAssignment } from './queries-write.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
  readonly tell: Tell;
}

const mayEdit = ({ byGrant, role }: ClassAdministrator): boolean =>
  byGrant || (role !== null && roleMay(editAssignments, role));

const stated = (assignment: CountedAssignment, now: Instant) => ({
  ...assignment,
  kind: courseworkCategory(assignment),
  state: assignmentState(assignment, now),
});

export const adminAssignments = defineHandler(calls.adminAssignments, {
  run: async (_input, { db, viewer, now }) => ({
    course: await findEditedClass(db, viewer),
    assignments: (await findAssignments(db, viewer)).map((each) => stated(each, now)),
    deleted: await findDeleted(db, viewer, 'assignment', now),
    mayEdit: mayEdit(viewer),
  }),
});

export const adminAssignment = defineHandler(calls.adminAssignment, {
  run: async ({ assignmentId }, { db, viewer, now }) => {
    const [found] = await findAssignments(db, viewer, assignmentId);
    const assignment = stated(orNotFound(found), now);
    const { archivedAt, version } = assignment;
    const course = await findEditedClass(db, viewer);
    const unused = refuseAssignment(await findAssignmentTraces(db, viewer, assignmentId)) === null;
    return { course, assignment, fields: assignment, version, archivedAt, unused, mayEdit: mayEdit(viewer) };
  },
});

export { previewReleases, saveReleases } from './handlers-releases.ts';

/** The id of what does not stand yet. */
const NEW = 0;

const FIRST_VERSION = 1;

/** Shapes a stored assignment as its editor edits it. */
function asEdited(stored: StoredAssignment): { version: number; fields: AssignmentFields } {
  const { id: _id, bufferDays: _days, archivedAt: _at, contextId, prework, version, ...fields } = stored;
  return { version, fields: { ...fields, kind: courseworkCategory({ contextId, prework }) } };
}

/** Why it cannot become this; null where it can. */
function refuseChange(
  before: StoredAssignment,
  after: StoredAssignment,
  { now, isDraft }: { readonly now: Instant; readonly isDraft: boolean },
): Failure | null {
  if (before.contextId !== after.contextId) return KIND_STAYS;
  return !isDraft && isOut(before, now) && !isOut(after, now) ? ASSIGNMENT_IS_OUT : null;
}

interface Edited {
  readonly assignmentId: number | null;
  readonly fields: AssignmentFields;
}
/** An edit to be saved, with the version that was read; null for a new assignment. */
interface Saved extends Edited {
  readonly version: number | null;
}

/** @throws RefusalError TIED_SESSION_GONE */
async function dueDateOf({ dueDate, tied }: AssignmentFields, { db, viewer }: Context): Promise<Instant> {
  if (tied === null) return dueDate;
  const start = await findStart(db, viewer, tied.sessionId);
  if (start === null) throw new RefusalError(TIED_SESSION_GONE);
  return dueOfTie(tied.tie, start, viewer.timeZone);
}

async function planSaving({ assignmentId, fields }: Edited, context: Context, saved: Saved | null) {
  const { db, viewer, now } = context;
  const before = assignmentId === null ? null : orNotFound(await findStored(db, viewer, assignmentId, saved !== null));
  if (before && saved) throwIfNewer(calls.saveAssignment, saved.version ?? NEW, asEdited(before));
  throwIf(fitTogether(fields) ? null : FAILURES.INVALID_INPUT);
  const { kind, ...rest } = { ...fields, dueDate: await dueDateOf(fields, context) };
  const standing = {
    id: assignmentId ?? NEW,
    bufferDays: before?.bufferDays ?? 0,
    archivedAt: before?.archivedAt ?? null,
    version: before?.version ?? FIRST_VERSION,
  };
  const after: StoredAssignment = { ...standing, ...rest, title: fields.title.trim(), ...columnsOfKind(kind) };
  const isDraft = (await findState(db, viewer)) === 'draft';
  throwIf(before && refuseChange(before, after, { now, isDraft }));
  return { before, after, plan: await planSave(context, [{ before, after }]) };
}

export const previewAssignment = defineHandler(calls.previewAssignment, {
  run: async (input, context) => (await planSaving(input, context, null)).plan,
});

export const saveAssignment = defineHandler(calls.saveAssignment, {
  run: async (input, context) => {
    const { db, viewer, now } = context;
    const { before, after, plan } = await planSaving(input, context, input);
    if (plan.digest !== input.digest) throw new RefusalError(ASSIGNMENT_MOVED_ON);
    const id = before ? before.id : await insertAssignment(db, viewer, asEdited(after).fields, now);
    if (before) await updateAssignment(db, viewer, id, asEdited(after).fields, now);
    await audit(db, onScreen(context), [
      {
        ...changedAssignment(before ? 'update' : 'create', viewer, { ...after, id }),
        before: before && { ...before },
        after: { ...after, id },
      },
    ]);
    await notifyChanged(db, plan.changes, { course: viewer, now });
    return { ...DONE, assignmentId: id };
  },
});

async function planArchiving(assignmentId: number, context: Context, archives: boolean | null) {
  const { db, viewer, now } = context;
  const before = orNotFound(await findStored(db, viewer, assignmentId, archives !== null));
  const isArchived = before.archivedAt !== null;
  if (archives === isArchived) throw new RefusalError(ASSIGNMENT_MOVED_ON);
  const after = { ...before, archivedAt: isArchived ? null : now };
  return { before, after, plan: await planSave(context, [{ before, after }]) };
}

export const previewArchiveAssignment = defineHandler(calls.previewArchiveAssignment, {
  run: async ({ assignmentId }, context) => (await planArchiving(assignmentId, context, null)).plan,
});

async function archive(input: { assignmentId: number; digest: string }, context: Context, archives: boolean) {
  const { db, viewer, now } = context;
  const { before, after, plan } = await planArchiving(input.assignmentId, context, archives);
  if (plan.digest !== input.digest) throw new RefusalError(ASSIGNMENT_MOVED_ON);
  await setArchived(db, viewer, before.id, after.archivedAt, now);
  await audit(db, onScreen(context), [
    {
      ...changedAssignment(archives ? 'archive' : 'restore', viewer, before),
      before: { archivedAt: before.archivedAt },
      after: { archivedAt: after.archivedAt },
    },
  ]);
  await notifyChanged(db, plan.changes, { course: viewer, now });
  return DONE;
}

export const archiveAssignment = defineHandler(calls.archiveAssignment, {
  run: (input, context) => archive(input, context, true),
});

export const restoreAssignment = defineHandler(calls.restoreAssignment, {
  run: (input, context) => archive(input, context, false),
});
