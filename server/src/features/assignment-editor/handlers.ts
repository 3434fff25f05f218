import { editAssignments } from '@bcs/contract/features/assignment-editor/abilities';
import * as calls from '@bcs/contract/features/assignment-editor/calls';
import { ASSIGNMENT_IS_OUT, KIND_IS_FIXED, TIED_SESSION_GONE } from '@bcs/contract/features/assignment-editor/failures';
import { dueOfTie } from '@bcs/contract/features/scheduling/ties';
import type { AssignmentFields } from '@bcs/contract/features/assignment-editor/model';
import { refuseAssignment } from '@bcs/contract/features/deleted-items/unused';
import { assignmentState, isOut } from '@bcs/contract/features/coursework/assignment-state';
import { courseworkCategory } from '@bcs/contract/features/coursework/categories';
import { roleMay, type ClassAdministrator } from '@bcs/contract/kernel/ability';
import { areChoicesCompatible } from '@bcs/contract/features/assignment-editor/choices';
import { FAILURES, PREVIEW_OUTDATED, type Failure } from '@bcs/contract/kernel/failure';
import type { Instant } from '@bcs/contract/kernel/clock';
import { findState } from '#features/classes/queries-class';
import { findAssignmentTraces, findDeleted } from '#features/deleted-items/queries';
import type { AuditContext } from '#kernel/context';
import { auditOnScreen } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { planned, type PlanContext } from '#kernel/planned';
import { throwIfNewer } from '#kernel/versions';
import { orNotFound, orRefuse, throwIf } from '#kernel/refusal-error';
import { changedAssignment } from '#kernel/item-history';
import { notifyChanged } from './notify.ts';
import { planSave } from './queries-consequences.ts';
import {
  findAssignments,
  findEditedClass,
  findSessionStart,
  findStored,
  type CountedAssignment,
  type StoredAssignment,
} from './queries.ts';
import { columnsOfKind, insertAssignment, setArchived, updateAssignment } from './queries-write.ts';

const mayEdit = ({ byGrant, role }: ClassAdministrator): boolean =>
  byGrant || (role !== null && roleMay(editAssignments, role));

const stated = (assignment: CountedAssignment, now: Instant) => ({
  ...assignment,
  kind: courseworkCategory(assignment),
  state: assignmentState(assignment, now),
});

export const adminAssignments = defineHandler(calls.adminAssignments, async (_input, { db, viewer, now }) => ({
  course: await findEditedClass(db, viewer),
  assignments: (await findAssignments(db, viewer)).map((each) => stated(each, now)),
  deleted: await findDeleted(db, viewer, 'assignment', now),
  mayEdit: mayEdit(viewer),
}));

export const adminAssignment = defineHandler(calls.adminAssignment, async ({ assignmentId }, { db, viewer, now }) => {
  const [found] = await findAssignments(db, viewer, assignmentId);
  const assignment = stated(orNotFound(found), now);
  const { archivedAt, version } = assignment;
  const course = await findEditedClass(db, viewer);
  const unused = refuseAssignment(await findAssignmentTraces(db, viewer, assignmentId)) === null;
  return { course, assignment, fields: assignment, version, archivedAt, unused, mayEdit: mayEdit(viewer) };
});

export { previewReleases, saveReleases } from './handlers-releases.ts';

/** The id of an assignment that does not exist yet. */
const NEW = 0;

const FIRST_VERSION = 1;

/** Converts a stored assignment into the editor's fields. */
function asEdited(stored: StoredAssignment): { version: number; fields: AssignmentFields } {
  const { id: _id, bufferDays: _days, archivedAt: _at, contextId, prework, version, ...fields } = stored;
  return { version, fields: { ...fields, kind: courseworkCategory({ contextId, prework }) } };
}

/** Tells why an assignment cannot get these values, or null. */
function refuseChange(
  before: StoredAssignment,
  after: StoredAssignment,
  { now, isDraft }: Readonly<{ now: Instant; isDraft: boolean }>,
): Failure | null {
  if (before.contextId !== after.contextId) return KIND_IS_FIXED;
  return !isDraft && isOut(before, now) && !isOut(after, now) ? ASSIGNMENT_IS_OUT : null;
}

/** @throws RefusalError TIED_SESSION_GONE */
async function dueDateOf({ dueDate, tied }: AssignmentFields, { db, viewer }: PlanContext): Promise<Instant> {
  if (tied === null) return dueDate;
  const start = orRefuse(await findSessionStart(db, viewer, tied.sessionId), TIED_SESSION_GONE);
  return dueOfTie(tied.tie, start, viewer.timeZone);
}

interface Edited {
  readonly assignmentId: number | null;
  readonly fields: AssignmentFields;
  /** The version that was read, when saving; null for a new assignment. */
  readonly version?: number | null;
}

async function planSaving({ assignmentId, fields, version }: Edited, context: PlanContext) {
  const { db, viewer, now, holds } = context;
  const before = assignmentId === null ? null : orNotFound(await findStored(db, viewer, assignmentId, holds));
  if (before && version !== undefined) throwIfNewer(calls.saveAssignment, version ?? NEW, asEdited(before));
  throwIf(areChoicesCompatible(fields) ? null : FAILURES.INVALID_INPUT);
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
  return { before, after, ...(await planSave(context, [{ before, after }])) };
}

export const [previewAssignment, saveAssignment] = planned({
  preview: calls.previewAssignment,
  save: calls.saveAssignment,
  plan: planSaving,
  show: (plan) => plan,
  write: async ({ before, after, changes }, _input, context) => {
    const { db, viewer, now } = context;
    const id = before ? before.id : await insertAssignment(db, viewer, asEdited(after).fields, now);
    if (before) await updateAssignment(db, viewer, id, asEdited(after).fields, now);
    await auditOnScreen(context, {
      ...changedAssignment(before ? 'update' : 'create', viewer, { ...after, id }),
      before: before && { ...before },
      after: { ...after, id },
    });
    await notifyChanged(db, changes, { course: viewer, now });
    return { ...DONE, assignmentId: id };
  },
});

async function planArchiving({ assignmentId }: { readonly assignmentId: number }, context: PlanContext) {
  const { db, viewer, now, holds } = context;
  const before = orNotFound(await findStored(db, viewer, assignmentId, holds));
  const after = { ...before, archivedAt: before.archivedAt === null ? now : null };
  return { before, after, ...(await planSave(context, [{ before, after }])) };
}
type Archiving = Awaited<ReturnType<typeof planArchiving>>;

async function archive({ before, after, changes }: Archiving, context: AuditContext) {
  const { db, viewer, now } = context;
  await setArchived(db, viewer, before.id, after.archivedAt, now);
  await auditOnScreen(context, {
    ...changedAssignment(after.archivedAt === null ? 'restore' : 'archive', viewer, before),
    before: { archivedAt: before.archivedAt },
    after: { archivedAt: after.archivedAt },
  });
  await notifyChanged(db, changes, { course: viewer, now });
}

const archiving = { preview: calls.previewArchiveAssignment, plan: planArchiving, show: (plan: Archiving) => plan };

export const [previewArchiveAssignment, archiveAssignment] = planned({
  ...archiving,
  save: calls.archiveAssignment,
  refuse: ({ before }) => throwIf(before.archivedAt === null ? null : PREVIEW_OUTDATED),
  write: (plan, _input, context) => archive(plan, context),
});

export const [, restoreAssignment] = planned({
  ...archiving,
  save: calls.restoreAssignment,
  refuse: ({ before }) => throwIf(before.archivedAt === null ? PREVIEW_OUTDATED : null),
  write: (plan, _input, context) => archive(plan, context),
});
