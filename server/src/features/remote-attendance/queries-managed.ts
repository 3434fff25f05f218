import type { Calls } from '@bcs/contract/contract';
import type { OutputOf } from '@bcs/contract/kernel/call';
import { ATTENDANCE_MANAGERS } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { UNDECIDED } from './queries-json.ts';
import { isSeat } from '#kernel/seats';

export type ManagedAttendance = Omit<OutputOf<Calls['manageAttendance']>, 'canManageAttendance'>;

/** The universities in which an account is an active general manager or admin. D-124 */
export const managedUniversities = (accountId: number) => sql`
  select distinct m.university_id from enrollments m
  where m.account_id = ${accountId} and ${isSeat('m')} and m.role = any(${ATTENDANCE_MANAGERS})`;

/** Reads everything in those universities by name, with the number of remote requests to review. D-117 */
export const getManaged = (db: Db, accountId: number) =>
  db.one<ManagedAttendance>(sql`
    with managed as (${managedUniversities(accountId)})
    select
      coalesce((
        select json_agg(json_build_object('id', u.id, 'name', u.name) order by name_key(u.name) collate "C", u.id)
        from universities u where u.id in (select university_id from managed)), '[]') as universities,
      coalesce((
        select json_agg(json_build_object('id', h.id, 'name', h.name, 'universityId', h.university_id) order by name_key(h.name) collate "C", h.id)
        from cohorts h where h.university_id in (select university_id from managed)), '[]') as cohorts,
      coalesce((
        select json_agg(json_build_object('id', k.id, 'name', k.name, 'code', k.code, 'cohortId', k.cohort_id) order by name_key(k.name) collate "C", k.id)
        from courses k where k.university_id in (select university_id from managed) and k.state in ('published', 'concluded')), '[]') as courses,
      (select count(*) from remote_requests q
        where q.university_id in (select university_id from managed) and ${UNDECIDED}) as "pendingRemoteAttendanceRequestCount"`);
