import { type SessionDetail, MOST_RECORDINGS, type RecordedSession } from '@bcs/contract/features/session-page/model';
import type { Session } from '@bcs/contract/features/sessions/model';
import type {
  AttendanceStanding,
  StudentAttendance,
  ExcusedAbsenceReason,
} from '@bcs/contract/features/attendance/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { isStudent } from '@bcs/contract/kernel/roles';
import { sql, empty, type Db } from '#database/db';
import { REASONS, STANDING_JOINS, STANDING_PAIRS, studentsOf } from '#features/attendance/queries';
import type { StoredResource } from '@bcs/contract/features/resources/model';
import { RESOURCES } from '#features/resources/queries';
import { sessionColumns, SESSIONS } from '#features/sessions/queries';
import { CONTEXT } from '#features/remote-attendance/queries-json';

/** The page as it is stored, before the addresses of its files are added. */
type StoredDetail = Omit<SessionDetail, 'resources'> & { readonly resources: StoredResource[] };

interface Row extends Session {
  standing: AttendanceStanding | null;
  students: StudentAttendance[];
  reasons: ExcusedAbsenceReason[] | null;
  checkInCodeRequired: boolean;
  zoomMeetingEnabled: boolean;
  resources: StoredResource[];
}

/** Reads the page of a session in one statement: staff get the students, a student their own attendance. */
export async function getSessionDetail(db: Db, viewer: Viewer, sessionId: number): Promise<StoredDetail> {
  const own = sql`(
    select json_build_object(${STANDING_PAIRS}) from enrollments e ${STANDING_JOINS}
    where e.university_id = s.university_id and e.id = ${viewer.enrollmentId})`;
  const mine = isStudent(viewer.role);
  const { standing, students, reasons, checkInCodeRequired, zoomMeetingEnabled, resources, ...session } =
    await db.one<Row>(sql`
    select ${sessionColumns(viewer)}, ${mine ? own : sql`null`} as standing,
      ${mine ? sql`'[]'::json` : studentsOf()} as students, ${REASONS} as reasons, ${RESOURCES} as resources,
      (select k.check_in_code_required from courses k where k.university_id = s.university_id and k.id = s.course_id)
        as "checkInCodeRequired",
      (select k.classroom_dynamic and s.context_id = 1 from courses k where k.university_id = s.university_id and k.id = s.course_id)
        as "zoomMeetingEnabled"
    from ${SESSIONS}
    where s.university_id = ${viewer.universityId} and s.id = ${sessionId}`);
  return {
    session: { ...session, ...standing },
    checkInCodeRequired,
    zoomMeetingEnabled,
    resources,
    students,
    excusedAbsenceReasons: reasons ?? [],
  };
}

/**
 * Finds the recorded sessions of the viewer's course, the latest first, without career sessions if the cohort hides
 * them. D-065
 */
export function findRecordings(db: Db, viewer: Viewer) {
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
