import { hash } from 'node:crypto';
import sql from 'sql-template-tag';
import { consequencesOf, type ItemChange } from '@bcs/contract/features/assignment-editor/consequences';
import type { Consequences } from '@bcs/contract/features/assignment-editor/model';
import type { ClassItem } from '@bcs/contract/features/cohort-health/facts';
import { assignmentState } from '@bcs/contract/features/coursework/assignment-state';
import { isAcademic } from '@bcs/contract/features/enrollments/contexts';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT, UNIVERSITY_KEEPERS, type Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { findClass, type ClassRow } from '#features/cohort-health/queries';
import { factsOf } from '#features/cohort-health/queries-class-facts';
import { findStudents } from '#features/cohort-health/queries-students';
import { dueOf } from '#features/coursework/queries-assignment';
import type { StoredAssignment } from './queries.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}

/** As what an admin of the class sees of it; a grant is told numbers, names and verdicts, never work. ADM-004 */
const AS: Role = UNIVERSITY_KEEPERS[0] ?? STUDENT;

const rowOf = ({
  id,
  title,
  contextId,
  dueDate,
  bufferDays,
  required,
  requiredForGraduation,
  prework,
}: StoredAssignment) => ({
  id,
  title,
  contextId,
  dueDate,
  bufferDays,
  required,
  requiredForGraduation,
  prework,
});

/** The item as the class counts it at the moment; null where it does not. */
function counted(
  assignment: StoredAssignment | null,
  { hidesCareers, timeZone }: ClassRow,
  now: Instant,
): ClassItem | null {
  if (!assignment || assignmentState(assignment, now) !== 'released') return null;
  if (hidesCareers && !isAcademic(assignment)) return null;
  return { ...rowOf(assignment), effectiveDueDate: dueOf(assignment, timeZone) };
}

/** An assignment as it stands and as it would; null: it does not stand yet. */
export interface StoredChange {
  readonly before: StoredAssignment | null;
  readonly after: StoredAssignment;
}

/** What saving would do, bound by a digest over the assignments before and after and all that follows. ADM-044, ADM-097 */
export interface Plan extends Consequences {
  readonly changes: readonly ItemChange[];
  readonly digest: string;
}

/** One function makes the plan for the preview and for the writing. */
export async function planOf({ db, viewer, now }: Context, stored: readonly StoredChange[]): Promise<Plan> {
  const found = await findClass(db, { ...viewer, role: AS }, sql`null::json`, now);
  // with the items as they are stored, whatever their state: the work on them comes along
  const changing = new Set(stored.map(({ after }) => after.id));
  const others = found.items.filter(({ id }) => !changing.has(id));
  const row = { ...found, items: [...others, ...stored.map(({ after }) => rowOf(after))] };
  const students = await findStudents(db, [row], true);
  const { frame, students: facts } = factsOf(row, students, AS);
  const changes = stored.map(({ before, after }) => ({
    before: counted(before, row, now),
    after: counted(after, row, now),
  }));
  const nameOf = new Map(
    students.map(({ studentEnrollmentId, student }) => [
      studentEnrollmentId,
      `${student?.firstName} ${student?.lastName}`,
    ]),
  );
  const { verdicts, ...numbers } = consequencesOf(frame, facts, changes, now);
  const named = verdicts.map((each) => ({ ...each, name: nameOf.get(each.studentEnrollmentId) ?? '' }));
  const follows = { ...numbers, verdicts: named.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) };
  return {
    ...follows,
    changes,
    digest: hash(
      'sha256',
      JSON.stringify([
        stored.map(({ before, after }) => [before, { ...after, archivedAt: after.archivedAt !== null }]),
        follows,
      ]),
      'hex',
    ),
  };
}
