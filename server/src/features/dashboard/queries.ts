import type { UnreadFeedback } from '@bcs/contract/features/dashboard/do-next';
import type { Dashboard, UpcomingSession } from '@bcs/contract/features/dashboard/model';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import type { GraduationSession } from '@bcs/contract/features/graduation/model';
import type { Classroom } from '@bcs/contract/features/sessions/model';
import type { SessionCategoryCode } from '@bcs/contract/features/sessions/categories';
import { ACADEMIC } from '@bcs/contract/features/enrollments/contexts';
import type { Stay, SurveySchedule } from '@bcs/contract/features/enrollments/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant, Day } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { ABSENCES } from '#features/attendance/queries';
import { JOIN_GRADES } from '#features/coursework/queries-assignment';
import { isRunningAt } from '#features/classroom/queries-facts';
import { joinedSessionIds, relatedSessions } from '#features/classroom/queries-room';
import { latestFollowUpOf } from '#features/weekly-feedback/queries-follow-up';
import { isReleased } from '#kernel/released';
import { staysOf } from '#kernel/stays';
import { readFeedback, selectUnreadFeedback, type FeedbackRow } from './queries-feedback.ts';

export interface DashboardSessionRow extends Omit<GraduationSession, 'statusCode' | 'request' | 'wasThere'> {
  categoryCode: SessionCategoryCode;
  shortDescription: string;
}

export interface DashboardItemRow extends Pick<
  Assignment,
  'id' | 'title' | 'contextId' | 'dueDate' | 'bufferDays' | 'required' | 'prework'
> {
  /** The viewer's work; null if there is none, and for staff. */
  submission: { firstSubmittedAt: Instant; grade: string | null; careerFeedbackStatusId: number | null } | null;
}

export interface DashboardRow {
  sessions: DashboardSessionRow[];
  items: DashboardItemRow[];
  /** The periods in which the viewer was in the class. */
  stays: readonly Stay[];
  /** The sessions that have not ended, with their place and the viewer's attendance and request. */
  ahead: (Pick<UpcomingSession, 'id' | 'status' | 'request'> & { classroom: Classroom | null })[];
  absences: number;
  maxAbsence: number | null;
  classroom: { link: string | null; dynamic: boolean; username: string | null; temporaryPassword: string | null };
  continuation: { availabilityDate: Instant | null; link: string | null; videoId: string | null };
  announcements: Dashboard['dashboardAnnouncements'] & { unread: Dashboard['announcementsResume'] };
  related: Dashboard['relatedInstructionalSessions'];
  /** True if a meeting of the next academic session is running. */
  running: boolean;
  /** The other sessions in it, regardless of who runs them. */
  joined: number[];
  followUp: Dashboard['followUp'];
  /** The unread feedback about the viewer's work. */
  feedback: UnreadFeedback[];
}

/** The number of upcoming sessions that may become the next academic or career one while the page is open. */
const MAX_UPCOMING = 12;
const UNREAD_SHOWN = 3;

/** Reads everything for the dashboard of one enrollment in one round trip. */
export async function findDashboard(db: Db, viewer: Viewer, now: Instant): Promise<DashboardRow> {
  const { universityId, courseId, enrollmentId } = viewer;
  const row = await db.one<Omit<DashboardRow, 'feedback'> & { feedback: FeedbackRow[] }>(sql`
    with listed as (
      select n.id, n.title, n.context_code, n.activation_date, r.read_at is not null as read
      from announcements n
      left join announcement_reads r on r.university_id = n.university_id and r.announcement_id = n.id and r.enrollment_id = ${enrollmentId}
      where n.university_id = ${universityId} and n.course_id = ${courseId} and n.deleted_at is null
        and n.activation_date <= ${now}::timestamptz and n.expiration_date > ${now}::timestamptz
    ), ahead as (
      select s.id, s.start_time, s.end_time, s.classroom_id from sessions s
      where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null and s.end_time > ${now}::timestamptz
      order by s.start_time limit ${MAX_UPCOMING}
    ), next_class as (
      select s.id, s.start_time, s.end_time from sessions s
      where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null and s.end_time > ${now}::timestamptz
        and s.context_id = ${ACADEMIC}
      order by s.start_time, s.id limit 1
    )
    select
      (select coalesce(json_agg(json_build_object(
          'id', s.id, 'name', s.name, 'chapter', s.chapter, 'startTime', iso(s.start_time), 'endTime', iso(s.end_time),
          'contextId', s.context_id, 'categoryCode', s.category_code, 'shortDescription', s.short_description) order by s.start_time, s.id), '[]')
        from sessions s
        where s.university_id = ${universityId} and s.course_id = ${courseId} and s.cancelled_at is null) as sessions,
      (select coalesce(json_agg(json_build_object(
          'id', a.id, 'title', a.title, 'contextId', a.context_id, 'dueDate', iso(a.due_date), 'bufferDays', a.buffer_days,
          'required', a.required, 'prework', a.prework,
          'submission', case when w.id is null then null else json_build_object(
            'firstSubmittedAt', iso(w.first_submitted_at), 'grade', g.grade, 'careerFeedbackStatusId', f.status_id) end) order by a.due_date, a.id), '[]')
        from assignments a
        left join submissions w on w.university_id = a.university_id and w.assignment_id = a.id and w.enrollment_id = ${enrollmentId}
        ${JOIN_GRADES}
        where a.university_id = ${universityId} and a.course_id = ${courseId} and ${isReleased(now)}) as items,
      (select coalesce(json_agg(json_build_object(
          'id', s.id,
          'classroom', case when c.id is not null then json_build_object('name', c.name, 'online', c.video_url is not null, 'videoUrl', null,
            'roomNumber', c.room_number, 'campus', json_build_object('buildingName', c.building_name)) end,
          'status', coalesce(t.status_code, 'none'),
          'request', case when q.id is null then null when d.approved then 'approved' when d.id is not null then 'denied' else 'pending' end)), '[]')
        from ahead s
        left join classrooms c on c.university_id = ${universityId} and c.id = s.classroom_id
        left join attendance t on t.university_id = ${universityId} and t.session_id = s.id and t.enrollment_id = ${enrollmentId}
        left join remote_requests q on q.university_id = ${universityId} and q.session_id = s.id and q.enrollment_id = ${enrollmentId} and q.cancelled_at is null
        left join remote_decisions d on d.university_id = q.university_id and d.request_id = q.id) as ahead,
      ${ABSENCES} as absences, ${staysOf('e')} as stays,
      c.max_absence as "maxAbsence",
      json_build_object('link', c.classroom_link, 'dynamic', c.classroom_dynamic,
        'username', c.classroom_username, 'temporaryPassword', c.classroom_temporary_password) as classroom,
      json_build_object('availabilityDate', iso(c.continuation_available_at), 'link', c.continuation_link, 'videoId', c.continuation_video_id) as continuation,
      (select json_build_object(
          'totalCount', count(*), 'unreadCount', count(*) filter (where not l.read),
          'unread', (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'contextCode', u.context_code, 'activationDate', iso(u.activation_date))), '[]')
            from (select * from listed where not read order by activation_date desc, id desc limit ${UNREAD_SHOWN}) u))
        from listed l) as announcements,
      ${relatedSessions(sql`next_class`, viewer)} as related,
      ${isRunningAt(universityId, sql`(select id from next_class)`)} as running, ${joinedSessionIds(sql`next_class`, viewer)} as joined,
      ${latestFollowUpOf({ universityId, courseId })} as "followUp",
      ${selectUnreadFeedback(viewer)} as feedback
    from courses c
    join enrollments e on e.university_id = c.university_id and e.id = ${enrollmentId}
    where c.university_id = ${universityId} and c.id = ${courseId}`);
  return { ...row, feedback: row.feedback.map((each) => readFeedback(each, viewer)) };
}

export interface NpsRow {
  startDate: Day;
  endDate: Day;
  endSurveyEnabled: boolean;
  midCourseSurveySchedule: SurveySchedule | null;
  endCourseSurveySchedule: SurveySchedule | null;
}

const schedule = (kind: 'mid-course' | 'end-course') => sql`
  (select json_build_object('id', s.id, 'courseId', s.course_id, 'survey', s.survey, 'dateFrom', s.date_from, 'dateTo', s.date_to)
    from survey_schedules s where s.university_id = c.university_id and s.course_id = c.id and s.kind = ${kind})`;

/** Finds the facts from which the NPS survey's window is calculated. */
export const findNps = (db: Db, { universityId, courseId }: Viewer) =>
  db.one<NpsRow>(sql`
    select c.start_date as "startDate", c.end_date as "endDate", c.end_survey_enabled as "endSurveyEnabled",
      ${schedule('mid-course')} as "midCourseSurveySchedule", ${schedule('end-course')} as "endCourseSurveySchedule"
    from courses c where c.university_id = ${universityId} and c.id = ${courseId}`);

export const setEndSurveyEnabled = (db: Db, { universityId, courseId }: Viewer, value: boolean) =>
  db.run(
    sql`update courses set end_survey_enabled = ${value} where university_id = ${universityId} and id = ${courseId}`,
  );
