import type { EnrollmentRow } from '@bcs/contract/features/administration/model-rows';
import type { BulkChange } from '@bcs/contract/features/imports/calls-bulk';
import type { BulkRow } from '@bcs/contract/features/imports/model';
import { bulkRow } from '@bcs/contract/features/imports/outcome-bulk';
import { FILE_IS_RIGHT } from '@bcs/contract/features/imports/choices';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { EVERYWHERE, type Noun } from '../nouns/noun.ts';
import { ENROLLMENTS, toFoundRow } from '../nouns/noun-enrollments.ts';
import { planImport, type ImportPlan } from '../plan/plan-import.ts';
import { parseLoginName } from '#kernel/login-name';
import { planDigest, type PlanContext } from '#kernel/planned';
import { findPeople, type ClassWithPeople } from './queries-bulk.ts';

export interface BulkPlan {
  readonly noun: Noun<EnrollmentRow>;
  readonly plan: ImportPlan;
  readonly rows: readonly BulkRow[];
  readonly digest: string;
}

/**
 * Plans a bulk change to people of a class, as a file with one column would make it: the planner of imports makes the
 * plan for the preview and for the writing. ADM-031, ADM-044, ADM-117
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
    // whoever names somebody on a screen means it, whatever a file or a screen has done before
    { reach: EVERYWHERE, chosen: FILE_IS_RIGHT, remembers: false, holds },
  );
  const people = new Map(found.people.map((person) => [person.email, person]));
  const role = change.what === 'enroll' ? change.role : null;
  const rows = plan.outcomes.map((outcome, index) => {
    const email = emails[index] ?? '';
    return bulkRow(outcome, email, people.get(email), role, viewer.byGrant ? null : viewer.accountId);
  });
  return { noun, plan, rows, digest: planDigest([change, rows]) };
}

/** Enrollments as files bring them, in a class and of people that are found already. */
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
