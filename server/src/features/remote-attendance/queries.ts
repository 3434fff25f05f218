import { toAttendanceFacts } from '@bcs/contract/features/attendance/standing';
import { statusLabel } from '@bcs/contract/features/attendance/statuses';
import type { AttendanceHistoryRow, RemoteAttendanceRow } from '@bcs/contract/features/remote-attendance/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import { sql, empty, type Db } from '#database/db';
import { STANDING_JOINS, STANDING_PAIRS } from '#features/attendance/queries';
import { wasThere } from '#kernel/stays';
import { CONTEXT, REQUEST_ROW, SESSION_PAIRS } from './queries-json.ts';

/** The history before the status is worded for its reader. */
export interface AttendanceHistory {
  attendanceHistory: Omit<AttendanceHistoryRow, 'status'>[];
  remoteAttendanceRequests: RemoteAttendanceRow[];
  maxAbsence: number | null;
  absences: number;
}

/** The columns that `historyFrom` provides, for a select list. */
export const HISTORY = sql`k.max_absence as "maxAbsence", t.*`;

const WAS_THERE = wasThere('e', sql`s.start_time`);

/**
 * The tables of an enrollment `e` with its account `c`, course `k`, cohort `h`, university `u`, and its history:
 * sessions that began while the student was in the class, or about which something is known, the latest first. D-116,
 * D-229
 */
export const historyFrom = ({ cohortUiControl }: Viewer, now: Instant) => sql`
  from enrollments e
  join courses k on k.university_id = e.university_id and k.id = e.course_id
  join cohorts h on h.university_id = k.university_id and h.id = k.cohort_id
  join universities u on u.id = e.university_id
  join accounts c on c.id = e.account_id
  cross join lateral (
    select
      coalesce(json_agg(json_build_object(${STANDING_PAIRS}, 'session', json_build_object(${SESSION_PAIRS}, 'context', ${CONTEXT}), 'wasThere', ${WAS_THERE})
        order by s.start_time desc, s.id desc) filter (where s.start_time <= ${now}::timestamptz and ${WAS_THERE} or a.session_id is not null or q.id is not null),
        '[]') as "attendanceHistory",
      coalesce(json_agg(${REQUEST_ROW} order by q.requested_at desc, q.id desc) filter (where q.id is not null), '[]')
        as "remoteAttendanceRequests",
      count(*) filter (where a.status_code = 'absent' and s.context_id = 1 and ${WAS_THERE}) as absences
    from sessions s
    ${STANDING_JOINS}
    where s.university_id = e.university_id and s.course_id = e.course_id and s.cancelled_at is null
      ${cohortUiControl.hideCareerServices ? sql`and s.context_id = 1` : empty}) t`;

export const getHistory = (db: Db, viewer: Viewer, enrollmentId: number, now: Instant) =>
  db.one<AttendanceHistory>(sql`
    select ${HISTORY} ${historyFrom(viewer, now)}
    where e.university_id = ${viewer.universityId} and e.id = ${enrollmentId}`);

/** Adds the status in the words of its reader to the attendance history. D-109 */
export const withStatusWords = (
  rows: AttendanceHistory['attendanceHistory'],
  { role }: Viewer,
  now: Instant,
): AttendanceHistoryRow[] =>
  rows.map((row) => ({
    ...row,
    status: statusLabel(toAttendanceFacts(row.session.startTime, row), isStudent(role) ? 'student' : 'staff', now),
  }));
