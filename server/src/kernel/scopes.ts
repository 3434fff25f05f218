import type { Account, Reach, Viewer } from '@bcs/contract/kernel/ability';
import type { Scope } from '@bcs/contract/kernel/scope';
import type { Instant } from '@bcs/contract/kernel/clock';
import { STUDENT, ATTENDANCE_MANAGERS } from '@bcs/contract/kernel/roles';
import { sql, empty, type Sql, type Db } from '#database/db';
import {
  HAS_ENDED,
  isAdministration,
  findScopeObject,
  GRANT_REACH,
  type AdministrationKind,
  type AdministrationPlace,
} from './scopes-of-grants.ts';
import { isOpenSession } from './open-session.ts';
import { isOut } from './released.ts';
import { COHORT_SWITCHES, FEATURE_FLAGS } from './switches.ts';
import { TOKEN_TOUCH_SECONDS, type TokenPurpose } from './tokens.ts';
import { isOfStudent, isSeat } from './seats.ts';

/**
 * The caller, and their enrollment in the course of the call; null if the token is invalid or the object is not theirs.
 */
export interface Caller {
  account: Account | null;
  viewer: Viewer | null;
  /** True if the cohort hides the object of the call from this caller: it exists, but is closed. */
  hiddenByCohort: boolean;
  /** True if the class is concluded or archived. ADM-070 */
  hasEnded: boolean;
  /** The reach of the caller's grants, and the object if it is within reach; for calls of administration. */
  reach: Reach;
  place: AdministrationPlace | null;
  /** True if the caller has grants that do not count in this session for lack of a second factor. ADM-010 */
  lacksFactor: boolean;
  /** The time when the password was last entered in this session. ADM-012 */
  passwordGivenAt: Instant | null;
}

interface Row extends Account {
  stale: boolean;
  isAccessToken: boolean;
  passwordGivenAt: Instant | null;
  // the columns that `lookUp` adds for some scopes
  viewer?: Viewer | null;
  hiddenByCohort?: boolean | null;
  hasEnded?: boolean | null;
  reach?: Reach;
  place?: AdministrationPlace | null;
  lacksFactor?: boolean;
}

const NOBODY: Caller = {
  account: null,
  viewer: null,
  hiddenByCohort: false,
  hasEnded: false,
  reach: { installation: false, universityIds: [] },
  place: null,
  lacksFactor: false,
  passwordGivenAt: null,
};

/** The condition that the enrollment includes the right to manage the attendance of the whole university. D-124 */
const MANAGES = sql`(a.can_manage_attendance and e.role = any(${ATTENDANCE_MANAGERS}))`;

/**
 * The paths from an object `o` to an active enrollment `e` of the caller, beginning with the university, so that
 * objects elsewhere do not exist. This separates the tenants. D-004, D-005
 */
const LEADS_TO_COURSE: Record<
  Exclude<Scope['by'], 'public' | 'account' | AdministrationKind>,
  (id: number, now: Instant) => Sql
> = {
  'own-enrollment': (id) => sql`join (select ${id}::int as id) o on o.id = e.id`,
  'own-notification': (id) =>
    sql`join notifications o on o.university_id = e.university_id and o.enrollment_id = e.id and o.id = ${id}`,
  course: (id) => sql`join (select ${id}::int as id) o on o.id = e.course_id`,
  session: (id) =>
    sql`join sessions o on o.university_id = e.university_id and o.id = ${id} and o.course_id = e.course_id and o.cancelled_at is null`,
  assignment: (id, now) =>
    sql`join assignments o on o.university_id = e.university_id and o.id = ${id} and o.course_id = e.course_id and ${isOut(now, 'o')}`,
  submission: (id) =>
    sql`join submissions o on o.university_id = e.university_id and o.id = ${id} and o.course_id = e.course_id and ${isOfStudent('o')}`,
  comment: (id) =>
    sql`join submission_comments o on o.university_id = e.university_id and o.id = ${id} and o.course_id = e.course_id and o.deleted_at is null
      join submissions w on w.university_id = o.university_id and w.id = o.submission_id and ${isOfStudent('w')}`,
  'student-enrollment': (id) =>
    sql`join enrollments o on o.university_id = e.university_id and o.id = ${id} and o.course_id = e.course_id and o.active and o.role = ${STUDENT}`,
  announcement: (id) =>
    sql`join announcements o on o.university_id = e.university_id and o.id = ${id} and o.course_id = e.course_id and o.deleted_at is null`,
  'remote-request': (id) =>
    sql`join remote_requests o on o.university_id = e.university_id and o.id = ${id} and o.course_id = e.course_id and o.cancelled_at is null`,
  'managed-request': (id) =>
    sql`join remote_requests o on o.university_id = e.university_id and o.id = ${id} and o.cancelled_at is null
      and (o.course_id = e.course_id or ${MANAGES})`,
};

/** Shows a manager of a university in the course of the object, with the role that includes the right. */
const seenIn = (scope: Scope): { course: Sql; first: Sql } =>
  scope.by === 'managed-request'
    ? { course: sql`o.course_id`, first: sql`order by ${MANAGES} desc, o.course_id = e.course_id desc` }
    : { course: sql`e.course_id`, first: empty };

/**
 * Tells whether the cohort hides the object: if it hides careers, career sessions are closed to every call, and
 * milestones to every call of students. Staff can still judge submitted work. D-017, D-065
 */
const hiddenByCohortIn = (scope: Scope): Sql => {
  const career = sql`o.context_id = 2 and h.hide_career_services`;
  if (scope.by === 'session') return career;
  return scope.by === 'assignment' ? sql`${career} and e.role = ${STUDENT}` : sql`false`;
};

const viewerOf = (scope: Scope, leads: Sql, { course, first } = seenIn(scope)) => sql`
  select json_build_object(
    'accountId', a.id,
    'canManageAttendance', a.can_manage_attendance,
    'enrollmentId', e.id, 'role', e.role, 'universityId', e.university_id, 'courseId', c.id, 'timeZone', c.time_zone,
    'cohortUiControl', ${COHORT_SWITCHES},
    'featureFlags', ${FEATURE_FLAGS}) as viewer,
    ${hiddenByCohortIn(scope)} as "hiddenByCohort",
    ${HAS_ENDED} as "hasEnded"
  from enrollments e
  ${leads}
  join courses c on c.university_id = e.university_id and c.id = ${course}
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
  where e.account_id = a.id and ${isSeat('e')}
  ${first}
  limit 1`;

/**
 * The token as `t` if it is valid for this purpose; login sessions of the product serve all purposes. Access tokens
 * only open the instructor API, and have their own end. D-027
 */
export const liveToken = (hash: Buffer, now: Instant, purpose: TokenPurpose): Sql => sql`(
  select account_id, last_used_at, null::text[] as scopes, coalesce(password_given_at, issued_at) as password_given_at,
    second_factor
  from auth_tokens
  where token_hash = ${hash} and purpose in ('web', ${purpose}) and ${isOpenSession(now)}
  ${purpose === 'instructor-api' ? accessToken(hash, now) : empty}) t`;

const accessToken = (hash: Buffer, now: Instant) => sql`
  union all
  select account_id, coalesce(last_used_at, '-infinity'), scopes, null, null from access_tokens
  where token_hash = ${hash} and revoked_at is null and expires_at > ${now}`;

/** Finds the caller and the place in one statement. `id` is the input field that the scope names. */
export async function findCaller(
  db: Db,
  scope: Scope,
  hash: Buffer,
  id: number | null,
  now: Instant,
  purpose: TokenPurpose = 'web',
): Promise<Caller> {
  const { columns, from } = lookUp(scope, id, now);
  const found = await db.maybe<Row>(sql`
    select a.id as "accountId",
      a.can_manage_attendance and exists (
        select 1 from enrollments m where m.account_id = a.id and ${isSeat('m')} and m.role = any(${ATTENDANCE_MANAGERS})) as "canManageAttendance",
      t.last_used_at < ${now}::timestamptz - make_interval(secs => ${TOKEN_TOUCH_SECONDS}) as stale,
      t.scopes is not null as "isAccessToken", t.password_given_at as "passwordGivenAt"
      ${columns}
    from ${liveToken(hash, now, purpose)}
    join accounts a on a.id = t.account_id and a.active
    ${from}`);
  if (!found) return NOBODY;
  const row = { ...NOBODY, ...found };
  const kept = row.isAccessToken ? sql`access_tokens` : sql`auth_tokens`;
  if (row.stale) await db.run(sql`update ${kept} set last_used_at = ${now} where token_hash = ${hash}`);
  const { accountId, canManageAttendance, passwordGivenAt } = row;
  return {
    account: { accountId, canManageAttendance },
    viewer: row.viewer ? { ...row.viewer, canManageAttendance } : null,
    hiddenByCohort: row.hiddenByCohort ?? false,
    hasEnded: row.hasEnded ?? false,
    reach: row.reach,
    place: row.place,
    lacksFactor: row.lacksFactor,
    passwordGivenAt,
  };
}

/** Adds the part of a scope to the statement that finds account `a`: the enrollment in a course, or grants. */
function lookUp(scope: Scope, id: number | null, now: Instant): { columns: Sql; from: Sql } {
  if (isAdministration(scope)) {
    const place = findScopeObject(scope.by, id);
    return {
      columns: sql`, r.reach, r."lacksFactor" ${place ? sql`, p.place, p."hasEnded"` : empty}`,
      from: sql`cross join lateral ${GRANT_REACH} r ${place ? sql`left join lateral (${place}) p on true` : empty}`,
    };
  }
  if (scope.by === 'public' || scope.by === 'account' || id === null) return { columns: empty, from: empty };
  const viewer = viewerOf(scope, LEADS_TO_COURSE[scope.by](id, now));
  return {
    columns: sql`, v.viewer, v."hiddenByCohort", v."hasEnded"`,
    from: sql`left join lateral (${viewer}) v on true`,
  };
}
