import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { AttendanceRules } from '@bcs/contract/features/attendance/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** Reads the rules for taking attendance in a course. */
export const getRules = (db: Db, { universityId, courseId }: ClassKey): Promise<AttendanceRules> =>
  db.one(sql`
    select k.check_in_code_required as "checkInCodeRequired", k.absent_after_session as "absentAfterSession"
    from courses k where k.university_id = ${universityId} and k.id = ${courseId}`);

/** The rules to change; the others stay, so that two people who each flip one switch both get their way. */
type ChangedRules = { readonly [Rule in keyof AttendanceRules]?: boolean | undefined };

/** Sets it from now on: classes that are over when absences are switched on stay as they are. */
export async function setRules(
  db: Db,
  { universityId, courseId }: ClassKey,
  { checkInCodeRequired, absentAfterSession }: ChangedRules,
  now: Instant,
): Promise<void> {
  await db.run(sql`
    with turned_on as (
      select k.id from courses k
      where k.university_id = ${universityId} and k.id = ${courseId} and not k.absent_after_session
        and ${absentAfterSession ?? false}
      for no key update)
    update sessions s set absences_set_at = ${now}
    where s.university_id = ${universityId} and s.course_id in (select id from turned_on)
      and s.cancelled_at is null and s.absences_set_at is null and s.end_time <= ${now}::timestamptz`);
  await db.run(sql`
    update courses set
      check_in_code_required = coalesce(${checkInCodeRequired ?? null}::boolean, check_in_code_required),
      absent_after_session = coalesce(${absentAfterSession ?? null}::boolean, absent_after_session)
    where university_id = ${universityId} and id = ${courseId}`);
}
