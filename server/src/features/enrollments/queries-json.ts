import { OTHER_PROGRAM } from '@bcs/contract/kernel/program-types';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { sql, type Sql } from '#database/db';
import { COHORT_SWITCHES } from '#kernel/switches';
import { wasThere } from '#kernel/stays';

/**
 * The public JSON of an enrollment, for every feature that returns one: `ENROLLMENT` is the JSON, and `FROM_ENROLLMENT`
 * joins the rows it needs, under the aliases e, c, h, p and u.
 */

export const FROM_ENROLLMENT = sql`
  enrollments e
  join courses c on c.university_id = e.university_id and c.id = e.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id
  join programs p on p.university_id = h.university_id and p.id = h.program_id
  join universities u on u.id = e.university_id`;

/** The fields of university `u`, without counts. PICK-018 */
export const UNIVERSITY_FIELDS = sql`'id', u.id, 'name', u.name, 'shortName', u.short_name, 'logoUrl', u.logo_url,
  'accentColor', u.accent_color, 'chatEnabled', u.chat_enabled`;

/** The JSON of program `p` of university `u`. PICK-024. A program of no known type has its own name as type. */
export const PROGRAM = sql`json_build_object(
  'name', p.name, 'programType', json_build_object(
    'name', case p.program_type when ${OTHER_PROGRAM} then p.name else p.program_type end),
  'university', json_build_object(${UNIVERSITY_FIELDS}))`;

/** The JSON of cohort `h`. PICK-023 and PICK-025 */
const COHORT = sql`json_build_object(
  'name', h.name, 'startDate', h.start_date, 'endDate', h.end_date, 'program', ${PROGRAM},
  'cohortUiControl', ${COHORT_SWITCHES})`;

/** The graduation requirements of course `c` as JSON. PICK-022 */
export const GRADUATION_REQUIREMENTS = sql`json_build_object(
  'maxAbsence', c.max_absence, 'maxRemoteAttendance', c.max_remote_attendance,
  'maxMissedGeneralAssignment', c.max_missed_general_assignment,
  'maxMissedRequiredAssignment', c.max_missed_required_assignment,
  'minimumScoreRequired', c.minimum_score_required)`;

/** The JSON of course `c`. PICK-021 */
export const COURSE = sql`json_build_object(
  'id', c.id, 'code', c.code, 'name', c.name, 'startDate', c.start_date, 'endDate', c.end_date,
  'duration', c.duration, 'location', c.location, 'timeZone', c.time_zone, 'cohortId', c.cohort_id,
  'endSurveyEnabled', c.end_survey_enabled, 'enterpriseCourse', c.enterprise_course,
  'graduationRequirements', ${GRADUATION_REQUIREMENTS},
  'cohort', ${COHORT})`;

/** The survey schedule of course `c` as JSON. PICK-026 */
export const surveyScheduleJson = (kind: 'mid-course' | 'end-course'): Sql => sql`(
  select json_build_object('id', s.id, 'courseId', s.course_id, 'survey', s.survey, 'dateFrom', s.date_from, 'dateTo', s.date_to)
  from survey_schedules s
  where s.university_id = c.university_id and s.course_id = c.id and s.kind = ${kind})`;

/**
 * The number of days that the student of `e` attended remotely or may do so. Corrected decisions and cancelled sessions
 * do not count. D-122, ADM-087
 */
export const REMOTE_ATTENDANCE_COUNT = sql`(
  select count(*) from attendance t
  join sessions o on o.university_id = t.university_id and o.id = t.session_id and o.cancelled_at is null
  where t.university_id = e.university_id and t.enrollment_id = e.id and t.status_code = 'remote'
    and ${wasThere('e', sql`o.start_time`)})`;

/** The number of remote requests of `e` that are undecided. D-123 */
export const PENDING_REMOTE_REQUESTS = sql`(
  select count(*) from remote_requests r
  join sessions o on o.university_id = r.university_id and o.id = r.session_id and o.cancelled_at is null
  where r.university_id = e.university_id and r.enrollment_id = e.id and r.cancelled_at is null and r.state = 'pending')`;

/** The JSON of an enrollment, from the rows of `FROM_ENROLLMENT`. PICK-019 and PICK-020 */
export const ENROLLMENT = sql`json_build_object(
  'id', e.id, 'courseId', e.course_id, 'userAccountId', e.account_id, 'active', e.active,
  'courseRole', json_build_object('courseRoleCode', e.role, 'name', ${JSON.stringify(ROLE_NAMES)}::jsonb ->> e.role),
  'course', ${COURSE},
  'midCourseSurveySchedule', ${surveyScheduleJson('mid-course')},
  'endCourseSurveySchedule', ${surveyScheduleJson('end-course')},
  'remoteAttendanceCount', ${REMOTE_ATTENDANCE_COUNT},
  'pendingRemoteAttendanceRequestCount', ${PENDING_REMOTE_REQUESTS},
  'showCareerServicesEvents', not h.hide_career_services)`;
