import sql, { empty } from 'sql-template-tag';
import { MOST_RECORDINGS, type RecordedSession } from '@bcs/contract/features/session-page/model-recordings';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { isStudent } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { CONTEXT } from '#features/remote-attendance/queries-json';

/**
 * The recorded sessions of the viewer's course, the latest first; those about careers are left out where the cohort
 * hides them, as in every list of sessions. D-065
 */
export function findRecordings(db: Db, viewer: Viewer): Promise<RecordedSession[]> {
  const { universityId, courseId, enrollmentId, role, cohortUiControl } = viewer;
  const own = sql`(
    select coalesce(max(a.status_code), 'none') from attendance a
    where a.university_id = s.university_id and a.session_id = s.id and a.enrollment_id = ${enrollmentId})`;
  return db.many<RecordedSession>(sql`
    select s.id, s.name, s.chapter, s.start_time as "startTime", s.end_time as "endTime", ${CONTEXT} as context,
      v.ids as "videoIds", ${isStudent(role) ? own : sql`null`} as "statusCode"
    from sessions s
    cross join lateral (
      select array_agg(v.id order by v.position, v.id) as ids from session_videos v
      where v.university_id = s.university_id and v.session_id = s.id) v
    where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null and v.ids is not null
      ${cohortUiControl.hideCareerServices ? sql`and s.context_id = 1` : empty}
    order by s.start_time desc, s.id desc limit ${MOST_RECORDINGS}`);
}
