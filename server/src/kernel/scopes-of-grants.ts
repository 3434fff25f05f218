import type { ClassAdministrator, Seat } from '@bcs/contract/kernel/ability';
import type { AdministrationScope, ClassObject, Scope, UniversityObject } from '@bcs/contract/kernel/scope';
import { ALLOWED_AUTHORS } from '@bcs/contract/kernel/roles';
import { sql, type Sql } from '#database/db';
import { isSeat } from './seats.ts';

export type AdministrationKind = AdministrationScope['by'];

/** The facts that the statement returns about the object, by the kind of scope; none for a person. */
export type AdministrationPlace =
  | { readonly seats: readonly Seat[] }
  | { readonly universityId: number }
  | Pick<ClassAdministrator, 'universityId' | 'courseId' | 'timeZone' | 'enrollmentId' | 'role' | 'byGrant'>
  | Record<never, never>;

/**
 * The active grants of account `a` as `g`, and whether they count in session `t`, which requires a second factor. All
 * checks of grants use this, so that none can forget it. ADM-010
 */
export const GRANTS: Sql = sql`(
  select held.university_id, t.second_factor is not null as counts
  from administration_grants held where held.account_id = a.id and held.ended_at is null) g`;

/** The reach of the grants of account `a` in session `t`, and whether some of its grants do not count. D-177 */
export const GRANT_REACH: Sql = sql`(
  select coalesce(bool_or(g.university_id is null) filter (where g.counts), false) as installation,
    coalesce(array_agg(g.university_id) filter (where g.counts and g.university_id is not null), '{}') as universities,
    json_build_object('installation', coalesce(bool_or(g.university_id is null) filter (where g.counts), false),
      'universityIds', coalesce(json_agg(g.university_id) filter (where g.counts and g.university_id is not null), '[]')) as reach,
    coalesce(bool_or(not g.counts), false) as "lacksFactor"
  from ${GRANTS})`;

/** Tells whether class `c` can no longer be changed. ADM-070 */
export const HAS_ENDED = sql`c.state in ('concluded', 'archived', 'deleted')`;

/** Tells whether reach `r` includes university `u`, which separates the tenants in administration. ADM-002 */
const REACHED = sql`(r.installation or u.id = any(r.universities))`;

/**
 * Tells whether the role of enrollment `e` counts in the administration of its class `c`; instructors count only if
 * 'Instructors may edit' is on. ADM-007, D-178
 */
export const ROLE_COUNTS = sql`(e.role <> all(${[...ALLOWED_AUTHORS]}::text[]) or c.instructors_may_edit)`;

/** The joins from an object of one university, as `o`, to a university `u`. */
const OF_UNIVERSITY: Record<UniversityObject, (id: number) => Sql> = {
  university: (id) => sql`join (select ${id}::int as id) o on o.id = u.id`,
  plan: (id) => sql`join curriculum_plans o on o.university_id = u.id and o.id = ${id}`,
};

/** The joins from an object of a class, as `o` with the id of its course, to a university `u`. */
const OF_CLASS: Record<ClassObject, (id: number) => Sql> = {
  'course-or-grant': (id) =>
    sql`join lateral (select id as course_id from courses where university_id = u.id and id = ${id}) o on true`,
  'enrollment-or-grant': (id) => sql`join enrollments o on o.university_id = u.id and o.id = ${id}`,
};

const inUniversity = (leads: Sql): Sql => sql`
  select json_build_object('universityId', u.id) as place, false as "hasEnded" from universities u ${leads} where ${REACHED} limit 1`;

/** The condition for members of the class, whose role may suffice. */
const inClass = (leads: Sql): Sql => sql`
  select json_build_object('universityId', u.id, 'courseId', c.id, 'timeZone', c.time_zone,
    'enrollmentId', e.id, 'role', case when ${ROLE_COUNTS} then e.role end, 'byGrant', ${REACHED}) as place, ${HAS_ENDED} as "hasEnded"
  from universities u ${leads}
  join courses c on c.university_id = u.id and c.id = o.course_id
  left join enrollments e on e.university_id = u.id and e.course_id = c.id and e.account_id = a.id and ${isSeat('e')}
  where ${REACHED} or e.id is not null
  limit 1`;

/** Finds a person with any enrollment, even an ended one, within reach; an installation grant reaches everybody. */
const person = (id: number): Sql => sql`
  select json_build_object() as place, false as "hasEnded" from accounts o
  where o.id = ${id} and (r.installation or exists (
    select from enrollments e where e.account_id = o.id and e.university_id = any(r.universities)))`;

const SEATS = sql`
  select json_build_object('seats', coalesce(json_agg(
    json_build_object('universityId', e.university_id, 'courseId', e.course_id, 'role', e.role)), '[]')) as place, false as "hasEnded"
  from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
  where e.account_id = a.id and ${isSeat('e')} and ${ROLE_COUNTS}`;

export const isAdministration = (scope: Scope): scope is AdministrationScope =>
  scope.by === 'grant' ||
  scope.by === 'courses-or-grant' ||
  scope.by === 'person' ||
  scope.by in OF_UNIVERSITY ||
  scope.by in OF_CLASS;

/**
 * Finds the object for account `a` with reach `r`; null if there is none.
 * @param id of the object, null if the input could not be read
 */
export function findScopeObject(by: AdministrationKind, id: number | null): Sql | null {
  if (by === 'grant') return null;
  if (by === 'courses-or-grant') return SEATS;
  if (id === null) return null;
  if (by === 'person') return person(id);
  return by in OF_UNIVERSITY
    ? inUniversity(OF_UNIVERSITY[by as UniversityObject](id))
    : inClass(OF_CLASS[by as ClassObject](id));
}
