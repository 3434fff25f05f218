import { randomUUID } from 'node:crypto';
import { WEEKLY_PATTERN_NEEDED, SIDES_NOT_CHOSEN } from '@bcs/contract/features/course-files/failures';
import { isMoved } from '@bcs/contract/features/assignment-editor/consequences';
import { courseworkCategory } from '@bcs/contract/features/coursework/categories';
import type { Db } from '#database/db';
import { notifyMoved, withdrawReminders } from '#features/assignment-editor/notify';
import type { StoredAssignment } from '#features/assignment-editor/queries';
import { setAllArchived, updateAssignments } from '#features/assignment-editor/queries-write';
import { setKeys } from '#features/curricula/queries';
import { changedAssignment, changedSession } from '#kernel/item-history';
import { notifyOfCancelling } from '#features/session-editor/notify';
import { setAllCancelled, NO_DUE_CONSEQUENCES } from '#features/session-editor/queries-write';
import { saveChanges } from '#features/session-editor/notify-changes';
import { audit, auditFromScreen, type AuditAuthor, type AuditRecord } from '#kernel/audit';
import type { AuditContext } from '#kernel/context';
import { DONE } from '#kernel/handler';
import { RESOURCE } from '@bcs/contract/features/resources/failures';
import { lockKeptFiles, resourcesText, replaceAllResources } from '#features/resources/queries-write';
import { RefusalError } from '#kernel/refusal-error';
import { listBroughtItems } from './brought.ts';
import type { TakeOverPlan } from './plan-take-over.ts';
import { storeBases, storeSource } from './queries.ts';
import { insertKeyedAssignments, insertKeyedSessions } from './queries-write.ts';
import { idOfNew } from './writes.ts';

/**
 * Saves a planned take-over, either all of it or nothing, as one batch in the history. ADM-103, ADM-105, ADM-108
 * @returns the number of written items
 * @throws RefusalError SIDES_NOT_CHOSEN or WEEKLY_PATTERN_NEEDED
 */
export async function takeOver(plan: TakeOverPlan, context: AuditContext, author: AuditAuthor): Promise<number> {
  const { db, viewer, now } = context;
  const { source } = plan;
  if (plan.shown.unsettled > 0) throw new RefusalError(SIDES_NOT_CHOSEN);
  if (plan.shown.needsPattern) throw new RefusalError(WEEKLY_PATTERN_NEEDED);
  await keepKeysOf(db, context, plan);
  const idOf = await saveSessions(context, plan, author);
  await saveResources(context, plan, author, idOf);
  await saveAssignments(context, plan, author, idOf);
  await storeBases(db, viewer, source, listBroughtItems(plan.comparison, source));
  await storeSource(db, viewer, source, author.accountId, now);
  const { created, changed, taken } = plan.shown.counts;
  return created + changed + taken;
}

/** Saves a plan that a user has confirmed. */
export const takeOverOnScreen = async (plan: TakeOverPlan, context: AuditContext) => ({
  ...DONE,
  changed: await takeOver(plan, context, { ...auditFromScreen(context), batchId: randomUUID() }),
});

/** Gives every item of the class the key under which it was compared, permanently. */
async function keepKeysOf(db: Db, { viewer }: AuditContext, { comparison: { items } }: TakeOverPlan): Promise<void> {
  const given = (all: readonly { readonly key: string; readonly stored: { readonly id: number } }[]) =>
    all.map(({ key, stored: { id } }) => ({ id, key }));
  await setKeys(db, viewer, 'sessions', given(items.sessions));
  await setKeys(db, viewer, 'assignments', given(items.assignments));
}

/**
 * @returns finds the id of a new session by its index
 */
async function saveSessions(context: AuditContext, { writes, told, shown, due }: TakeOverPlan, author: AuditAuthor) {
  const { db, viewer, now } = context;
  const { newSessions, sessions, cancelled } = writes;
  const made = newSessions.length === 0 ? [] : await insertKeyedSessions(db, viewer, newSessions, now);
  const byKey = new Map(made.map(({ id, key }) => [key, id]));
  const ids = new Map(newSessions.map(({ key }, place) => [idOfNew(place), byKey.get(key) ?? 0]));
  const changes = [
    ...newSessions.map(({ key, fields }) => ({ before: null, after: fields, id: byKey.get(key) ?? 0 })),
    ...sessions.map(({ before, after }) => ({ before, after, id: before.id })),
  ];
  const isTold = shown.studentsTold > 0;
  if (changes.length > 0)
    await saveChanges(
      context,
      changes,
      {
        told: isTold ? told : [],
        studentsTold: shown.studentsTold,
        dueDates: [],
        counted: [],
        due: NO_DUE_CONSEQUENCES,
        dueDatesBeside: due?.changes.filter(isMoved).length ?? 0,
      },
      author,
    );
  if (cancelled.length > 0) {
    await setAllCancelled(
      db,
      viewer,
      cancelled.map(({ id }) => id),
      now,
      now,
    );
    const entries = cancelled.map((session): AuditRecord => ({
      ...changedSession('cancel', viewer, session),
      before: { cancelledAt: null },
      after: { cancelledAt: now },
    }));
    await audit(db, author, entries);
    for (const session of cancelled) await notifyOfCancelling(db, session, { course: viewer, now, tells: isTold });
  }
  return (id: number): number => ids.get(id) ?? id;
}

/**
 * @throws RefusalError RESOURCE_GONE if a file was swept in the meantime
 */
async function saveResources(
  { db, viewer }: AuditContext,
  { writes: { resources } }: TakeOverPlan,
  author: AuditAuthor,
  idOf: (id: number) => number,
): Promise<void> {
  if (resources.length === 0) return;
  const keys = resources.flatMap((each) => each.resources.flatMap((one) => (one.kind === 'file' ? [one.fileKey] : [])));
  const held = await lockKeptFiles(db, keys);
  if (keys.some((key) => !held.has(key))) throw new RefusalError(RESOURCE.GONE);
  const given = resources.map((each) => ({ ...each, sessionId: idOf(each.sessionId) }));
  await replaceAllResources(
    db,
    viewer,
    given.map(({ sessionId, resources: of }) => ({ sessionId, resources: of })),
  );
  await audit(
    db,
    author,
    given.map(({ sessionId: id, name, before, resources: of }): AuditRecord => ({
      ...changedSession('update', viewer, { id, name }),
      before: { resources: resourcesText(before) },
      after: { resources: resourcesText(of) },
    })),
  );
}

const kept = ({ prework, contextId, ...fields }: StoredAssignment) => ({
  ...fields,
  kind: courseworkCategory({ contextId, prework }),
});

async function saveAssignments(
  { db, viewer, now }: AuditContext,
  { writes, due, told, shown }: TakeOverPlan,
  author: AuditAuthor,
  idOf: (id: number) => number,
): Promise<void> {
  const { newAssignments, assignments, following, archived } = writes;
  const anchored = <Fields extends Pick<StoredAssignment, 'tied'>>(fields: Fields): Fields =>
    fields.tied ? { ...fields, tied: { ...fields.tied, sessionId: idOf(fields.tied.sessionId) } } : fields;
  const rows = newAssignments.map((each) => ({ ...each, fields: anchored(each.fields) }));
  const made = rows.length === 0 ? [] : await insertKeyedAssignments(db, viewer, rows, now);
  const byKey = new Map(made.map(({ id, key }) => [key, id]));
  const changes = [...assignments, ...following].map(({ before, after }) => ({ before, after: anchored(after) }));
  if (changes.length > 0)
    await updateAssignments(
      db,
      viewer,
      changes.map(({ after }) => kept(after)),
      now,
    );
  const archivedIds = archived.map(({ id }) => id);
  if (archivedIds.length > 0) await setAllArchived(db, viewer, archivedIds, now, now);
  await audit(db, author, [
    ...rows.map(({ key, fields }): AuditRecord => ({
      ...changedAssignment('create', viewer, { id: byKey.get(key) ?? 0, title: fields.title }),
      after: { ...fields },
    })),
    ...changes.map(({ before, after }): AuditRecord => ({
      ...changedAssignment('update', viewer, after),
      before: before && { ...before },
      after: { ...after },
    })),
    ...archived.map((before): AuditRecord => ({
      ...changedAssignment('archive', viewer, before),
      before: { archivedAt: null },
      after: { archivedAt: now },
    })),
  ]);
  // one message to each student mentions sessions and due dates together
  const tell = told.length > 0 && shown.studentsTold > 0 ? withdrawReminders : notifyMoved;
  if (due) await tell(db, due.changes, { course: viewer, now });
}
