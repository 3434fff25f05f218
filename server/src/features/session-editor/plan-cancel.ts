import sql from 'sql-template-tag';
import { affectedBy } from '@bcs/contract/features/session-editor/cancelling';
import type { CancelConsequences } from '@bcs/contract/features/session-editor/model';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { compareInstants, type Instant } from '@bcs/contract/kernel/clock';
import { STUDENT, UNIVERSITY_KEEPERS, type Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { findClass } from '#features/cohort-health/queries';
import { factsOf } from '#features/cohort-health/queries-class-facts';
import { findStudents } from '#features/cohort-health/queries-students';
import { planDigest } from '#kernel/plan-digest';
import { countHanging, type StoredSession } from './queries.ts';

interface Context {
  readonly db: Db;
  readonly viewer: ClassAdministrator;
  readonly now: Instant;
}
export type CancelPlan = CancelConsequences & { readonly digest: string };

/** As what an admin of the class sees of it; a grant is told names, numbers and verdicts. ADM-004 */
const AS: Role = UNIVERSITY_KEEPERS[0] ?? STUDENT;

/** One function makes the plan for the preview and for the writing: cancels what stands, restores what was cancelled. ADM-087 */
export async function planCancel({ db, viewer, now }: Context, stored: StoredSession): Promise<CancelPlan> {
  const cancels = stored.cancelledAt === null;
  const { id, name, startTime, endTime, contextId } = stored;
  const found = await findClass(db, { ...viewer, role: AS }, sql`null::json`, now);
  const others = found.sessions.filter((each) => each.id !== id);
  const whole = [...others, { id, name, startTime, endTime, contextId }].toSorted(
    (one, other) => compareInstants(one.startTime, other.startTime) || one.id - other.id,
  );
  const row = { ...found, sessions: whole };
  const people = await findStudents(db, [row], true);
  const { frame: with_, students } = factsOf(row, people, AS);
  const without = { ...with_, sessions: with_.sessions.filter((each) => each.id !== id) };
  const names = new Map(
    people.map(({ studentEnrollmentId, student }) => [
      studentEnrollmentId,
      `${student?.firstName} ${student?.lastName}`,
    ]),
  );
  const [was, will] = cancels ? [with_, without] : [without, with_];
  const active = students.filter((student) => student.active);
  const affected = affectedBy(was, will, active, now)
    .map((each) => ({ ...each, name: names.get(each.studentEnrollmentId) ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.studentEnrollmentId - b.studentEnrollmentId);
  const {
    remoteDays,
    listeners: studentsTold,
    absencesTakenBack: _stay,
    ...hanging
  } = await countHanging(db, viewer, [id]);
  const follows: CancelConsequences = { cancels, hanging, remoteDays, students: affected, studentsTold };
  return { ...follows, digest: planDigest([id, stored.version, follows]) };
}
