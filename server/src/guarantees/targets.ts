import type { Scope } from '@bcs/contract/kernel/scope';
import { sql, empty, raw, type Sql, type Db } from '#database/db';
import { IDS } from '#database/seed/ids';
import { holdsGrant, type Actor } from './actors.ts';

/** The relation of a call's object to the caller. */
export const RELATIONS = ['own', 'same course', 'other course', 'other university'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Scopes that name an object. */
type ObjectScope = Exclude<Scope['by'], Placeless>;
const PLACELESS = ['public', 'account', 'grant', 'courses-or-grant'] as const;
type Placeless = (typeof PLACELESS)[number];
export const namesObject = (by: Scope['by']): by is ObjectScope => !(PLACELESS as readonly string[]).includes(by);

const COURSES: Record<Relation, number> = {
  own: IDS.activeCourse,
  'same course': IDS.activeCourse,
  'other course': IDS.fullTimeCourse,
  'other university': IDS.lakesideCourse,
};

/** The table and condition for the object of each scope. */
const OBJECTS: Record<ObjectScope, { from: string; where: string }> = {
  'own-enrollment': { from: 'enrollments o', where: 'o.active' },
  'own-notification': {
    from: 'notifications n join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id cross join lateral (select n.id, e.course_id, e.account_id) o',
    where: 'true',
  },
  course: { from: '(select id, id as course_id from courses) o', where: 'true' },
  session: { from: 'sessions o', where: 'o.cancelled_at is null' },
  assignment: { from: 'assignments o', where: 'true' },
  submission: { from: 'submissions o', where: 'true' },
  comment: { from: 'submission_comments o', where: 'o.deleted_at is null' },
  'student-enrollment': { from: 'enrollments o', where: "o.active and o.role = 'student'" },
  announcement: { from: 'announcements o', where: 'o.deleted_at is null' },
  'remote-request': { from: 'remote_requests o', where: 'o.cancelled_at is null' },
  'managed-request': { from: 'remote_requests o', where: 'o.cancelled_at is null' },
  university: { from: '(select university_id as id, id as course_id from courses) o', where: 'true' },
  plan: {
    from: '(select p.id, c.id as course_id from curriculum_plans p join courses c on c.university_id = p.university_id) o',
    where: 'true',
  },
  person: {
    from: '(select account_id as id, course_id, university_id from enrollments) o',
    where: 'not exists (select from enrollments x where x.account_id = o.id and x.university_id <> o.university_id)',
  },
  'course-or-grant': { from: '(select id, id as course_id from courses) o', where: 'true' },
  'enrollment-or-grant': { from: 'enrollments o', where: "o.active and o.role = 'student'" },
};

/** Scopes in which 'own' and 'same course' differ for everybody. */
const OWNED: ReadonlySet<string> = new Set<ObjectScope>(['own-enrollment', 'own-notification']);
export const isOwnedScope = (by: Scope['by']): boolean => OWNED.has(by);

/** Scopes whose object belongs to one student, and is hidden from others. */
const STUDENTS: Partial<Record<Scope['by'], string>> = {
  submission: 'o.enrollment_id',
  comment: 'o.enrollment_id',
  'student-enrollment': 'o.id',
  'remote-request': 'o.enrollment_id',
};
export const isOfAStudent = (by: Scope['by']): boolean => by in STUDENTS;

export interface TargetCaller {
  readonly accountId: number;
  readonly enrollmentId: number;
  readonly role: Actor;
}

/** A caller with this role in the active course; somebody with only a grant names an enrollment of others there. */
export const targetCaller = (role: Actor): TargetCaller => ({
  role,
  accountId: IDS.accounts[role],
  enrollmentId: IDS.enrollments[holdsGrant(role) ? 'student' : role],
});

function whose(by: ObjectScope, relation: Relation, { accountId, enrollmentId, role }: TargetCaller): Sql {
  const same = raw(relation === 'own' ? '=' : '<>');
  if (isOwnedScope(by) && holdsGrant(role)) return empty;
  if (isOwnedScope(by)) return sql`and o.account_id ${same} ${accountId}`;
  const owner = STUDENTS[by];
  return owner && role === 'student' ? sql`and ${raw(owner)} ${same} ${enrollmentId}` : empty;
}

/** Finds an existing object in this relation to a caller of the active course. */
export async function findTarget(db: Db, by: ObjectScope, relation: Relation, caller: TargetCaller): Promise<number> {
  const { from, where } = OBJECTS[by];
  const row = await db.maybe<{ id: number }>(
    sql`select o.id from ${raw(from)} where ${raw(where)} and o.course_id = ${COURSES[relation]} ${whose(by, relation, caller)} order by o.id limit 1`,
  );
  if (!row) throw new Error(`The demo world has no ${by} in the relation '${relation}' for ${caller.role}.`);
  return row.id;
}
