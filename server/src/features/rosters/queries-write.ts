import type { Action } from '@bcs/contract/kernel/audit';
import type { Role } from '@bcs/contract/kernel/roles';
import type { EndReason } from '@bcs/contract/features/rosters/model';
import type { Day } from '@bcs/contract/kernel/clock';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { AuditContext } from '#kernel/context';
import { audit, auditFromScreen, type AuditAuthor } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { sql, empty, type Db } from '#database/db';
import {
  endEnrollments,
  startEnrollments,
  setEnrollmentAuthor,
  type EnrollmentEnd,
  type EnrollmentAuthor,
} from './queries-enrolling.ts';

interface Person {
  readonly accountId: number;
  readonly name: string;
  /** The previous role in the class; null for new members. */
  readonly role?: Role | null;
}

/** Sets the author and the reason for the following history entries. */
export const setAuthor = async (
  context: AuditContext,
  author: AuditAuthor,
  changesRole: boolean,
  note?: string,
): Promise<EnrollmentAuthor> => {
  const { accountId, origin, at } = author;
  const enrolling = { by: accountId, origin, at, importId: null, changesRole, note: note === '' ? undefined : note };
  await setEnrollmentAuthor(context.db, enrolling);
  return enrolling;
};

const seatsOf = ({ viewer: { universityId, courseId } }: AuditContext, people: readonly Person[]) =>
  people.map(({ accountId }) => ({ universityId, courseId, accountId }));

/** Records what happened to each enrollment, and updates open pages. */
async function auditEnrollments(
  { db, viewer: { universityId, courseId } }: AuditContext,
  author: AuditAuthor,
  people: readonly Person[],
  of: { action: Action; role: Role | null; reason?: string | null },
): Promise<void> {
  await audit(
    db,
    author,
    people.map(({ accountId, name, role = null }) => ({
      action: of.action,
      object: { kind: 'enrollment', id: null, name },
      universityId,
      courseId,
      personId: accountId,
      before: { role: of.action === 'enrollment.begin' ? null : role },
      after: { role: of.role },
      reason: of.reason ?? null,
    })),
  );
  await publishPeople(db, { accountIds: people.map(({ accountId }) => accountId), courseIds: [courseId] });
}

/** Enrolls new people, or resumes former enrollments. */
export async function startEnrollment(
  context: AuditContext,
  people: readonly Person[],
  role: Role,
  note?: string,
): Promise<void> {
  if (people.length === 0) return;
  const author = auditFromScreen(context);
  const enrolling = await setAuthor(context, author, false, note);
  await startEnrollments(
    context.db,
    seatsOf(context, people).map((seat) => ({ ...seat, role })),
    enrolling,
  );
  await auditEnrollments(context, author, people, { action: 'enrollment.begin', role, ...(note && { reason: note }) });
}

/** Ends one enrollment. */
export async function endOneEnrollment(
  context: AuditContext,
  person: Person,
  ending: EnrollmentEnd,
  note: string,
): Promise<void> {
  const author = auditFromScreen(context);
  const enrolling = await setAuthor(context, author, false, note);
  await endEnrollments(context.db, seatsOf(context, [person]), enrolling, ending);
  const reason = [ending.reason, note].filter(Boolean).join(': ');
  await auditEnrollments(context, author, [person], { action: 'enrollment.end', role: null, reason });
}

/** Gives people another role, which starts another enrollment since work belongs to the one with which it was done. */
export async function changeRoles(
  context: AuditContext,
  people: readonly Person[],
  role: Role,
  note?: string,
): Promise<void> {
  if (people.length === 0) return;
  const author = auditFromScreen(context);
  const enrolling = await setAuthor(context, author, true, note);
  const seats = seatsOf(context, people);
  await endEnrollments(context.db, seats, enrolling);
  await startEnrollments(
    context.db,
    seats.map((seat) => ({ ...seat, role })),
    enrolling,
  );
  await auditEnrollments(context, author, people, {
    action: 'enrollment.change-role',
    role,
    ...(note && { reason: note }),
  });
}

/** An enrollment that is about to change. */
export interface HeldEnrollment {
  readonly enrollmentId: number;
  readonly accountId: number;
  readonly name: string;
  readonly role: Role;
  readonly active: boolean;
  readonly endReason: EndReason | null;
  readonly lastDay: Day | null;
}

const find =
  (holds: boolean) =>
  (db: Db, { universityId, courseId }: ClassKey, enrollmentId: number) =>
    db.maybe<HeldEnrollment>(sql`
      select e.id as "enrollmentId", e.account_id as "accountId", concat(a.first_name, ' ', a.last_name) as name, e.role, e.active,
        e.end_reason as "endReason", e.last_day as "lastDay"
      from enrollments e join accounts a on a.id = e.account_id
      where e.university_id = ${universityId} and e.course_id = ${courseId} and e.id = ${enrollmentId}
      ${holds ? sql`for update of e` : empty}`);

export const findEnrollment = find(false);
/** Finds and locks an enrollment until the transaction ends. */
export const lockEnrollment = find(true);
