import type { ClassSettings } from '@bcs/contract/features/class-settings/model';
import type { Dated } from '@bcs/contract/features/scheduling/dated';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

export const setSettings = (tx: Db, { universityId, courseId }: ClassKey, to: ClassSettings): Promise<number> =>
  tx.run(sql`
    update courses set name = ${to.name}, start_date = ${to.startDate}, end_date = ${to.endDate}, time_zone = ${to.timeZone},
      max_absence = ${to.maxAbsence}, max_remote_attendance = ${to.maxRemoteAttendance},
      max_missed_general_assignment = ${to.maxMissedGeneralAssignment},
      max_missed_required_assignment = ${to.maxMissedRequiredAssignment},
      minimum_score_required = ${to.minimumScoreRequired}, classroom_link = ${to.classroomLink},
      classroom_dynamic = ${to.classroomDynamic}, you_can_book_me_url = ${to.youCanBookMeUrl},
      check_in_code_required = ${to.checkInCodeRequired}, absent_after_session = ${to.absentAfterSession},
      instructors_may_edit = ${to.instructorsMayEdit}
    where university_id = ${universityId} and id = ${courseId}`);

/** Moves sessions and due dates that nobody sees, each in one statement. */
export async function setDates(tx: Db, { universityId, courseId }: ClassKey, moved: readonly Dated[], now: Instant) {
  if (moved.length === 0) return;
  const rowsOf = (kind: 'session' | 'assignment') =>
    JSON.stringify(
      moved.filter(({ item }) => item.kind === kind).map(({ item: { id }, new: span }) => ({ id, ...span })),
    );
  await tx.run(sql`
    update sessions s set start_time = d."startTime", end_time = d."endTime", updated_at = ${now}
    from jsonb_to_recordset(${rowsOf('session')}::jsonb) as d(id int, "startTime" timestamptz, "endTime" timestamptz)
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.id = d.id`);
  await tx.run(sql`
    update assignments a set due_date = d."startTime", updated_at = ${now}
    from jsonb_to_recordset(${rowsOf('assignment')}::jsonb) as d(id int, "startTime" timestamptz)
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = d.id`);
}

/** Moves future releases to another zone, so that they keep their local time. D-010 */
export const moveReleases = (
  tx: Db,
  { universityId, courseId }: ClassKey,
  { from, to }: { from: Zone; to: Zone },
  now: Instant,
): Promise<number> =>
  tx.run(sql`
    update assignments set release_at = (release_at at time zone ${from}) at time zone ${to}, updated_at = ${now}
    where university_id = ${universityId} and course_id = ${courseId} and release_at > ${now}`);
