import sql from 'sql-template-tag';
import type { AttendanceRules } from '@bcs/contract/features/attendance/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import type { Where } from './notify.ts';

/** How attendance is taken in a course. */
export const getRules = (db: Db, { universityId, courseId }: Where): Promise<AttendanceRules> =>
  db.one(sql`
    select k.check_in_code_required as "checkInCodeRequired", k.absent_after_session as "absentAfterSession"
    from courses k where k.university_id = ${universityId} and k.id = ${courseId}`);

/** Sets it from now on: classes that are over when absences are switched on stay as they are. */
export async function setRules(
  db: Db,
  { universityId, courseId }: Where,
  { checkInCodeRequired, absentAfterSession }: AttendanceRules,
  now: Instant,
): Promise<void> {
  await db.run(sql`
    with turned_on as (
      select k.id from courses k
      where k.university_id = ${universityId} and k.id = ${courseId} and not k.absent_after_session and ${absentAfterSession}
      for no key update)
    update sessions s set absences_set_at = ${now}
    where s.university_id = ${universityId} and s.course_id in (select id from turned_on)
      and s.cancelled_at is null and s.absences_set_at is null and s.end_time <= ${now}::timestamptz`);
  await db.run(sql`
    update courses set check_in_code_required = ${checkInCodeRequired}, absent_after_session = ${absentAfterSession}
    where university_id = ${universityId} and id = ${courseId}`);
}
