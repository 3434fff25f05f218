import * as calls from '@bcs/contract/features/plans/calls';
import * as failures from '@bcs/contract/features/plans/failures';
import { NOT_ITS_PROGRAM, ALREADY_ARCHIVED, NOT_ARCHIVED } from '@bcs/contract/features/universities/failures';
import type { UniversityAdministrator } from '@bcs/contract/kernel/ability';
import { assignFolderKeys } from '@bcs/contract/features/curricula/keys';
import { COURSE_FOLDER } from '@bcs/contract/features/curricula/model';
import type { PlanContent } from '@bcs/contract/features/plans/model';
import type { Action } from '@bcs/contract/kernel/audit';
import type { Db } from '#database/db';
import { lockProgram } from '#features/universities/queries-parts';
import { auditOnScreen, type AuditRecord } from '#kernel/audit';
import { DONE, defineHandler } from '#kernel/handler';
import { orNotFound, orRefuse, RefusalError, throwIf } from '#kernel/refusal-error';
import { throwIfNewer } from '#kernel/versions';
import type { AuditContext } from '#kernel/context';
import { writeFolder } from '#kernel/course-folder/write-folder';
import { asInFiles, toExportedFolder, toFolder } from './content.ts';
import { findPlan, findPlanVersion, getPlanContext, findPlans } from './queries.ts';
import { insertPlan, setPlan, publishDraft, setPlanArchived } from './queries-write.ts';
import { readFirstContent } from './source.ts';

type Told = Readonly<{ planId: number; name: string }>;

/** Builds the history entry of a plan. */
const toHistoryEntry = (
  action: Extract<Action, `plan.${string}`>,
  { universityId }: Pick<UniversityAdministrator, 'universityId'>,
  { planId, name }: Told,
  fields: Pick<AuditRecord, 'before' | 'after'>,
): AuditRecord => ({ action, object: { kind: 'plan', id: planId, name }, universityId, ...fields });

/** Lists the files of a plan that have changed; their texts are in its versions. */
function changedFiles(before: PlanContent, after: PlanContent): Readonly<Record<string, string>> {
  const [old, young] = [filesOf(before), filesOf(after)];
  const isSame = (file: string) => old.get(file)?.equals(young.get(file) ?? NO_BYTES) === true;
  const lists = {
    added: [...young.keys()].filter((file) => !old.has(file)),
    removed: [...old.keys()].filter((file) => !young.has(file)),
    changed: [...young.keys()].filter((file) => old.has(file) && !isSame(file)),
  };
  return Object.fromEntries(
    Object.entries(lists)
      .filter(([, files]) => files.length > 0)
      .map(([what, files]) => [what, files.join(', ')]),
  );
}

const NO_BYTES = Buffer.alloc(0);
const filesOf = (content: PlanContent): Map<string, Buffer> =>
  new Map([...writeFolder(toFolder(content), COURSE_FOLDER)].map(([file, bytes]) => [file, Buffer.from(bytes)]));

export const plans = defineHandler(calls.plans, (wanted, { db, viewer }) => findPlans(db, viewer, wanted));

export const plan = defineHandler(calls.plan, async ({ planId, number }, { db, viewer }) => {
  const stored = orNotFound(await findPlan(db, { ...viewer, planId }, false));
  const { content } = number === null ? stored : orNotFound(await findPlanVersion(db, viewer.reach, planId, number));
  const { mistakes } = toExportedFolder(content);
  return { ...stored, ...(await getPlanContext(db, { ...viewer, planId })), content, mistakes };
});

/** @throws RefusalError NOT_ITS_PROGRAM */
async function programOf(db: Db, universityId: number, programId: number): Promise<string> {
  const program = orRefuse(await lockProgram(db, { universityId, id: programId }), NOT_ITS_PROGRAM, 'programId');
  return program.name;
}

export const createPlan = defineHandler(
  calls.createPlan,
  async ({ universityId, programId, from, ...typed }, context) => {
    const { db, viewer, now } = context;
    const name = typed.name.trim();
    const program = await programOf(db, universityId, programId);
    const { content, mistakes, leftOut } = await readFirstContent(from, { name, program }, context);
    if (!content) return { planId: null, mistakes: [...mistakes], leftOut };
    const planId = await insertPlan(db, universityId, { programId, name, content }, now);
    const counts = { sessions: content.sessions.length, assignments: content.assignments.length };
    const after = { name, program, from: from.kind, ...counts };
    await auditOnScreen(context, toHistoryEntry('plan.create', viewer, { planId, name }, { before: null, after }));
    return { planId, mistakes: [], leftOut };
  },
);

export const savePlan = defineHandler(calls.savePlan, async ({ planId, version, programId, ...typed }, context) => {
  const { db, viewer, now } = context;
  const key = { ...viewer, planId };
  const held = orNotFound(await findPlan(db, key, true));
  throwIf(held.archived ? failures.PLAN_ARCHIVED : null);
  throwIfNewer(calls.savePlan, version, held);
  const name = typed.name.trim();
  const program = await programOf(db, viewer.universityId, programId);
  const isCalledOtherwise = name !== held.name || programId !== held.programId;
  // course.yaml keeps its original text until the plan is renamed here
  const course = isCalledOtherwise ? { name, program } : typed.content.course;
  const content = asInFiles({ ...typed.content, course });
  await setPlan(db, key, { programId, name, content }, now);
  const before = { name: held.name, program: held.program };
  const after = { name, program, ...changedFiles(held.content, content) };
  await auditOnScreen(context, toHistoryEntry('plan.update', viewer, { planId, name }, { before, after }));
});

export const publishPlan = defineHandler(calls.publishPlan, async ({ planId, version, note }, context) => {
  const { db, viewer, now } = context;
  const key = { ...viewer, planId };
  const held = orNotFound(await findPlan(db, key, true));
  throwIf(held.archived ? failures.PLAN_ARCHIVED : null);
  throwIf(held.version === version ? null : failures.PLAN_MOVED_ON);
  throwIf(held.hasChanges ? null : failures.NOTHING_TO_PUBLISH);
  const { mistakes } = toExportedFolder(held.content);
  const told = mistakes.map(({ file, key: field, says }) => [file, field === null ? says : `${field}: ${says}`]);
  if (mistakes.length > 0) throw new RefusalError(failures.PLAN_HAS_MISTAKES, Object.fromEntries(told));
  const number = (held.latest ?? 0) + 1;
  await publishDraft(db, key, { number, note: note.trim(), accountId: viewer.accountId }, now);
  const fields = { before: { number: held.latest }, after: { number, note: note.trim() } };
  await auditOnScreen(context, toHistoryEntry('plan.publish', viewer, held, fields));
  return { ...DONE, number };
});

async function setArchived(
  planId: number,
  archived: boolean,
  context: AuditContext<UniversityAdministrator>,
): Promise<void> {
  const { db, viewer, now } = context;
  const held = orNotFound(await findPlan(db, { ...viewer, planId }, true));
  if (held.archived === archived) throw new RefusalError(archived ? ALREADY_ARCHIVED : NOT_ARCHIVED);
  await setPlanArchived(db, { ...viewer, planId }, archived ? now : null);
  const fields = { before: { archived: held.archived }, after: { archived } };
  await auditOnScreen(context, toHistoryEntry(archived ? 'plan.archive' : 'plan.restore', viewer, held, fields));
}

export const archivePlan = defineHandler(calls.archivePlan, ({ planId }, context) =>
  setArchived(planId, true, context),
);

export const restorePlan = defineHandler(calls.restorePlan, ({ planId }, context) =>
  setArchived(planId, false, context),
);

export const exportPlan = defineHandler(calls.exportPlan, async ({ planId, number }, { db, viewer }) => {
  const { name, content } = orNotFound(
    number === null
      ? await findPlan(db, { ...viewer, planId }, false)
      : await findPlanVersion(db, viewer.reach, planId, number),
  );
  const [folder = ''] = assignFolderKeys([{ title: name, chapter: null, key: null }], 'plan');
  return { name: folder, ...toExportedFolder(content) };
});
