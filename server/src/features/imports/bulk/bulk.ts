import { randomUUID } from 'node:crypto';
import type { EnrollmentRow } from '@bcs/contract/features/administration/model-rows';
import type { BulkChange } from '@bcs/contract/features/imports/calls-bulk';
import type { BulkRow } from '@bcs/contract/features/imports/model';
import { toBulkRow } from '@bcs/contract/features/imports/outcome-bulk';
import { FILE_IS_RIGHT } from '@bcs/contract/features/imports/choices';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { countOutcomes, isWritten } from '@bcs/contract/features/imports/outcome';
import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { parseLoginName } from '#kernel/login-name';
import { planDigest, type PlanContext } from '#kernel/planned';
import { audit, auditFromScreen } from '#kernel/audit';
import { publish, publishPeople } from '#kernel/changes';
import type { AuditContext } from '#kernel/context';
import { UNLIMITED_REACH, type Noun } from '../nouns/noun.ts';
import { ENROLLMENTS, toFoundRow } from '../nouns/noun-enrollments.ts';
import { planImport, type ImportPlan } from '../plan/plan-import.ts';
import { findPeople, type ClassWithPeople, insertDone } from './queries-bulk.ts';
import { applyPlan } from '../apply/apply-plan.ts';
import { entriesOfPlan } from '../apply/audit-of.ts';
import { saveReportHeader, saveRows } from '../plan/report-of.ts';

type BulkPlan = Readonly<{ noun: Noun<EnrollmentRow>; plan: ImportPlan; rows: readonly BulkRow[]; digest: string }>;

/**
 * Plans a bulk change to people of a class, like a file with one column: the planner of imports is used for the preview
 * and the save. ADM-031, ADM-044, ADM-117
 */
export async function planBulk(
  change: BulkChange,
  typed: readonly string[],
  { db, viewer, holds }: PlanContext,
): Promise<BulkPlan> {
  const emails = [...new Set(typed.map((email) => parseLoginName(email).email))];
  const found = await findPeople(db, viewer, emails, holds);
  const noun = nounOf(found, viewer);
  const { university, course } = found;
  const given = { university, course, ...meaningOf(change) };
  const plan = await planImport(
    db,
    noun,
    emails.map((email, index) => ({ at: index + 1, cells: { ...given, email } })),
    // naming somebody on a screen is deliberate, so it wins over earlier changes
    { reach: UNLIMITED_REACH, chosen: FILE_IS_RIGHT, remembers: false, holds },
  );
  const people = new Map(found.people.map((person) => [person.email, person]));
  const role = change.what === 'enroll' ? change.role : null;
  const rows = plan.outcomes.map((outcome, index) => {
    const email = emails[index] ?? '';
    return toBulkRow(outcome, email, people.get(email), role, viewer.byGrant ? null : viewer.accountId);
  });
  return { noun, plan, rows, digest: planDigest([change, rows]) };
}

/** The noun of enrollments for people in a class who have already been found. */
function nounOf({ people }: ClassWithPeople, { universityId, courseId }: ClassAdministrator): Noun<EnrollmentRow> {
  const byEmail = new Map(people.map((person) => [person.email, person]));
  const course = { id: courseId, universityId, isWithinReach: true, hasEnded: false };
  return {
    ...ENROLLMENTS,
    find: async (given) =>
      given.map((row) => {
        const person = byEmail.get(row.email);
        const known = person?.last
          ? { ...person.last, universityId, courseId, accountId: person.accountId }
          : undefined;
        return toFoundRow(row, course, person, known);
      }),
  };
}

const meaningOf = (change: BulkChange): Readonly<Record<string, unknown>> =>
  change.what === 'enroll' ? { role: change.role } : { active: false };

const titleOf = (change: BulkChange): string =>
  change.what === 'enroll'
    ? `Enrolled as ${ROLE_NAMES[change.role]}`
    : `Enrollments ended: ${END_REASON_NAMES[change.reason]}`;

/** The reason for the history. */
const reasonOf = (change: BulkChange): string | null =>
  change.what === 'end' ? [change.reason, change.note.trim()].filter(Boolean).join(': ') : null;

/** Saves a plan in sets, with its report, its history entries, and the data for undoing it. */
export async function saveBulk(
  context: AuditContext,
  change: BulkChange,
  { noun, plan, rows, digest }: BulkPlan,
): Promise<{ changed: number; importId: number | null }> {
  const { db, viewer, now } = context;
  const changed = plan.outcomes.filter(isWritten).length;
  if (changed === 0) return { changed, importId: null };
  const importId = await insertDone(
    db,
    viewer,
    { title: titleOf(change), counts: countOutcomes(plan.outcomes), digest },
    now,
  );
  const author = { ...auditFromScreen(context), batchId: randomUUID() };
  const { reversals, concerned } = await applyPlan(noun, plan, {
    tx: db,
    now,
    importId,
    authorId: viewer.accountId,
    origin: author.origin,
    hashOf: () => '',
    ...(change.what === 'end' && {
      note: change.note.trim(),
      ending: { reason: change.reason, lastDay: change.lastDay },
    }),
  });
  await publish(db, { topics: noun.changes, to: concerned });
  const reason = reasonOf(change);
  const entries = await entriesOfPlan(db, viewer, reversals);
  await audit(
    db,
    author,
    entries.map((entry) => ({ ...entry, reason })),
  );
  const report = rows.map(({ email, what, why }, index) => ({
    line: index + 1,
    cells: [email],
    result: what,
    reason: why ?? '',
  }));
  await saveReportHeader(db, importId, ['E-mail']);
  await saveRows(db, importId, report);
  const accountIds = entries.flatMap(({ personId }) => (personId ? [personId] : []));
  await publishPeople(db, { accountIds, courseIds: [viewer.courseId] });
  return { changed, importId };
}
