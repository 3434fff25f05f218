import { MERGE_UNDO_TIME, mergeUndoableUntil } from '@bcs/contract/features/accounts/merging';
import type { AdminPerson, Invitation, Merge } from '@bcs/contract/features/accounts/model';
import { invitationState, personState } from '@bcs/contract/features/accounts/states';
import { refuseAccountChange, type AccountFacts } from '@bcs/contract/features/grants/accounts';
import type { Administrator } from '@bcs/contract/kernel/ability';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { NEEDED_ROLES } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { undoableTransfer } from '#features/rosters/queries-transfers';
import { isOpenSession } from '#kernel/open-session';
import { HAS_OWN_PASSWORD } from '#features/identity/queries-account';
import { ACCOUNT_FACTS, lockedUntil } from './queries.ts';
import { MAY_HEAR_OF_CLASS } from './queries-invitation.ts';

/** The number of people that are named; further ones are counted. */
const NAMED = 5;

/**
 * Selects the consequences of deactivating account `a`, as far as the viewer may see them. A class counts as left if
 * nobody else who can sign in has the role. ADM-022
 */
function consequencesOf({ reach }: Administrator, now: Instant): Sql {
  const reached = reach.installation ? sql`true` : sql`e.university_id = any(${[...reach.universityIds]}::int[])`;
  return sql`(
    select json_build_object(
      'enrollments', (select count(*) from enrollments e where e.account_id = a.id and e.active and ${reached}),
      'grants', (select count(*) from administration_grants g where g.account_id = a.id and g.ended_at is null),
      'comingSessionCount', (select count(*) ${comingSessions(reached, now)}),
      'comingSessions', (
        select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'code', s.code, 'startTime', iso(s.start_time))
          order by s.start_time, s.id), '[]')
        from (select s.id, s.name, c.code, s.start_time ${comingSessions(reached, now)}
          order by s.start_time, s.id limit ${NAMED}) s),
      'left', (
        select coalesce(json_agg(json_build_object('courseId', c.id, 'code', c.code, 'role', e.role) order by c.code, c.id), '[]')
        from enrollments e join courses c on c.university_id = e.university_id and c.id = e.course_id
        where e.account_id = a.id and e.active and ${reached} and e.role = any(${[...NEEDED_ROLES]})
          and c.end_date >= (${now}::timestamptz at time zone c.time_zone)::date
          and not exists (
            select from enrollments o join accounts b on b.id = o.account_id and b.active
            where o.university_id = e.university_id and o.course_id = e.course_id and o.active and o.role = e.role
              and o.account_id <> a.id))))`;
}

const comingSessions = (reached: Sql, now: Instant) => sql`
  from enrollments e
  join sessions s on s.university_id = e.university_id and s.course_id = e.course_id and s.created_by = e.id
    and s.start_time > ${now} and s.cancelled_at is null
  join courses c on c.university_id = s.university_id and c.id = s.course_id
  where e.account_id = a.id and ${reached}`;

/** The highest numbers of entries in the lists of a person's page. */
const ENROLLMENTS = 200;
const INVITATIONS = 20;
const EVENTS = 100;
const MERGES = 20;

type Sent = Omit<Invitation, 'state'> & Readonly<{ failedAt: Instant | null; accepted: boolean }>;
interface Row extends Omit<AdminPerson, 'state' | 'isOwn' | 'mayChange' | 'invitations' | 'merges'>, AccountFacts {
  readonly merges: readonly Omit<Merge, 'undoableUntil'>[];
  readonly active: boolean;
  readonly invitations: readonly Sent[];
}

/** Limits data to what the viewer's university owns; an installation grant sees everything. */
const within = ({ reach }: Administrator, university: Sql): Sql =>
  reach.installation ? sql`true` : sql`${university} = any(${[...reach.universityIds]}::int[])`;

const enrollmentsFor = (viewer: Administrator, now: Instant): Sql => sql`
  select coalesce(json_agg(json_build_object('id', e.id, 'universityId', e.university_id, 'university', u.name,
    'courseId', c.id, 'code', c.code, 'course', c.name, 'role', e.role, 'active', e.active, 'activatedAt', iso(e.activated_at),
    'endedAt', iso(e.ended_at), 'lastDay', e.last_day, 'endReason', e.end_reason, 'origin', e.origin, 'transfer', ${undoableTransfer(now)})
    order by e.active desc, c.start_date desc, e.id desc), '[]')
  from (select * from enrollments e where e.account_id = a.id and ${within(viewer, sql`e.university_id`)}
    order by e.active desc, e.id desc limit ${ENROLLMENTS}) e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  join universities u on u.id = e.university_id`;

const invitationsFor = (viewer: Administrator): Sql => sql`
  select coalesce(json_agg(json_build_object('id', i.id, 'courseId', c.id, 'course', c.name, 'university', u.name, 'plannedFor', iso(i.planned_for),
    'waits', i.sent_at is null and not ${HAS_OWN_PASSWORD} and not ${MAY_HEAR_OF_CLASS},
    'sentAt', iso(i.sent_at), 'failedAt', iso(i.failed_at), 'failure', i.failure, 'accepted', ${HAS_OWN_PASSWORD})
    order by i.id desc), '[]')
  from (select * from invitations i where i.account_id = a.id and ${within(viewer, sql`i.university_id`)}
    order by i.id desc limit ${INVITATIONS}) i
  join courses c on c.university_id = i.university_id and c.id = i.course_id
  join universities u on u.id = i.university_id`;

/** Tells whether everything about account `a` is within reach; otherwise another university is involved. ADM-011 */
const isWhole = (viewer: Administrator): Sql => sql`
  not exists (select from enrollments x where x.account_id = a.id and not ${within(viewer, sql`x.university_id`)})`;

/** Merges into account `a` that can still be undone, for those who may do so. ADM-026 */
const mergesInto = (viewer: Administrator, now: Instant): Sql => sql`
  select coalesce(json_agg(json_build_object('id', m.id, 'name', concat(o.first_name, ' ', o.last_name), 'email', o.email,
    'mergedAt', iso(m.merged_at)) order by m.id desc), '[]')
  from (select * from account_merges m
    where m.kept_account_id = a.id and m.undone_at is null and m.merged_at > ${plus(now, -MERGE_UNDO_TIME)} and ${isWhole(viewer)}
    order by m.id desc limit ${MERGES}) m
  join accounts o on o.id = m.emptied_account_id`;

/**
 * The history of account `a`. Entries about the account itself are visible to all who may see the person, without other
 * people's words if the person also belongs elsewhere; entries about a class are for those who reach it.
 */
const historyFor = (viewer: Administrator): Sql => sql`
  select coalesce(json_agg(json_build_object('id', h.id, 'at', iso(h.at), 'action', h.action, 'objectName', h.object_name,
    'reason', case when h.university_id is not null or h.author_account_id = ${viewer.accountId} or ${isWhole(viewer)}
      then h.reason end, 'author', case when b.id is not null then concat(b.first_name, ' ', b.last_name) end) order by h.id desc), '[]')
  from (select * from audit_entries h
    where h.account_id = a.id and (h.university_id is null or ${within(viewer, sql`h.university_id`)})
    order by h.id desc limit ${EVENTS}) h
  left join accounts b on b.id = h.author_account_id`;

/** Reads everything about one person in one statement. ADM-016, ADM-022 */
export async function findPerson(
  db: Db,
  viewer: Administrator,
  accountId: number,
  now: Instant,
): Promise<AdminPerson | undefined> {
  const row = await db.maybe<Row>(sql`
    select a.id, a.version, a.first_name as "firstName", a.last_name as "lastName", a.email,
      (select json_build_object('email', m.email, 'expiresAt', iso(m.expires_at)) from login_email_changes m
        where m.account_id = a.id and m.confirmed_at is null and m.withdrawn_at is null and m.expires_at > ${now}) as "newEmail",
      a.github_user_name as "githubUserName",
      a.active, ${lockedUntil(now)} as "lockedUntil", a.last_login_at as "lastLoginAt", a.created_at as "createdAt",
      exists (select from mfa_secrets m where m.account_id = a.id and m.state = 'active') as "hasSecondFactor",
      a.can_manage_attendance as "canManageAttendance",
      (select count(*) from auth_tokens t where t.account_id = a.id and ${isOpenSession(now)})
        + (select count(*) from access_tokens t where t.account_id = a.id and t.revoked_at is null and t.expires_at > ${now}) as "signIns",
      ${ACCOUNT_FACTS}, (${enrollmentsFor(viewer, now)}) as enrollments, (${invitationsFor(viewer)}) as invitations,
      (${mergesInto(viewer, now)}) as merges, (${historyFor(viewer)}) as history, ${consequencesOf(viewer, now)} as consequences
    from accounts a where a.id = ${accountId}`);
  return row && shown(row, viewer, now);
}

const shown = ({ active, invitations, merges, ...row }: Row, viewer: Administrator, now: Instant): AdminPerson => ({
  ...row,
  state: personState({ ...row, active }, now),
  isOwn: row.id === viewer.accountId,
  mayChange: refuseAccountChange(row, viewer.reach) === null,
  merges: merges.map((merge) => ({ ...merge, undoableUntil: mergeUndoableUntil(merge.mergedAt) })),
  invitations: invitations.map((sent) => ({ ...sent, state: invitationState(sent, now) })),
});
