import { CLASS_SESSION } from '@bcs/contract/features/sessions/categories';
import { ACADEMIC, CAREER } from '@bcs/contract/features/enrollments/contexts';
import { waitingMarks } from '@bcs/contract/features/grading/mark';
import { LINES } from '@bcs/contract/features/today/kinds';
import type { LineKind } from '@bcs/contract/features/today/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { OVERSEERS, SSM_TYPE, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Sql } from '#database/db';
import { CHAT_WAITS } from '#features/chat/queries-inbox';
import { JOIN_GRADES } from '#features/coursework/queries-assignment';
import { CELL_MARK } from '#features/gradebook/queries';
import { UNDECIDED } from '#features/remote-attendance/queries-json';
import { LAST_WORDS } from '#features/submissions/queries-comments';
import { CASE_IS_OPEN } from '#features/support/queries-desk';
import { isStudentNow } from '#kernel/seats';
import { wasThere } from '#kernel/stays';

/** The classes `t` in which a kind of line can occur. */
const wanted = (kind: LineKind): Sql => {
  const roles: Role[] = [...LINES[kind].roles, ...(LINES[kind].overseen ? OVERSEERS : [])];
  return sql`(select * from mine where role = any(${roles}))`;
};

/** Tells whether enrollment `e` is an active student. */
const IS_STUDENT = isStudentNow('e');

/**
 * Selects submissions that wait for a judgement, class by class along their indexes, by the marks that the gradebook
 * shows as waiting. SUCC-010
 */
const ungraded = (kind: LineKind, contextId: number): Sql => sql`
  select t.enrollment_id as "enrollmentId", ${contextId}::int as "contextId", c.* from ${wanted(kind)} t
  cross join lateral (
    select ${CELL_MARK} as mark, count(*)::int as count, iso(min(w.submitted_at)) as oldest
    from submissions w
    -- the course is named in each table, or all of the university are read to find those of one course
    join assignments a on a.university_id = w.university_id and a.course_id = w.course_id and a.id = w.assignment_id
      and a.context_id = ${contextId} and a.archived_at is null
    join enrollments e on e.university_id = w.university_id and e.course_id = w.course_id and e.id = w.enrollment_id and ${IS_STUDENT}
    ${JOIN_GRADES}
    where w.university_id = t.university_id and w.course_id = t.course_id and ${CELL_MARK} = any(${waitingMarks(contextId)})
    group by ${CELL_MARK}) c`;

/** Selects submissions with an unanswered comment by mark, class by class. SUCC-016 */
const COMMENTS = sql`
  select t.enrollment_id as "enrollmentId", c.* from ${wanted('comments')} t
  cross join lateral (
    select a.context_id as "contextId", ${CELL_MARK} as mark, count(*)::int as count, iso(min(l.created_at)) as oldest
    -- worked out once: the planner would do it again for each assignment
    from (${LAST_WORDS} offset 0) l
    join submissions w on w.university_id = t.university_id and w.course_id = t.course_id and w.id = l.submission_id
      and w.enrollment_id = l.enrollment_id
    join assignments a on a.university_id = w.university_id and a.course_id = w.course_id and a.id = w.assignment_id
      and a.archived_at is null
    join enrollments e on e.university_id = w.university_id and e.course_id = w.course_id and e.id = w.enrollment_id and ${IS_STUDENT}
    ${JOIN_GRADES}
    group by a.context_id, ${CELL_MARK}) c`;

/** The longest possible day, plus an hour: sessions before that have locked. */
const LOCKED_BY = '26 hours';

/**
 * Selects students without a status who were there when a session began, by session. Locked sessions are left out for
 * people who cannot change them. SUCC-015, D-229
 */
const attendance = (now: Instant): Sql => sql`
  select t.enrollment_id as "enrollmentId", s.id as "sessionId", s.name, iso(s.start_time) as "startTime", iso(s.end_time) as "endTime",
    s.category_code as "categoryCode", q.state as request, count(*)::int as count
  from ${wanted('attendance')} t
  cross join lateral (
    select array_agg(e.id) as ids, array_agg(e.stays) as stays from enrollments e
    where e.university_id = t.university_id and e.course_id = t.course_id and ${IS_STUDENT}) students
  join sessions s on s.university_id = t.university_id and s.course_id = t.course_id and s.cancelled_at is null
    and s.category_code = ${CLASS_SESSION} and s.start_time < ${now}::timestamptz
    and (t.role = any(${[...SSM_TYPE, ...OVERSEERS]}) or s.start_time > ${now}::timestamptz - ${LOCKED_BY}::interval)
  cross join lateral (
    select coalesce(array_agg(a.enrollment_id), '{}') as ids from attendance a
    where a.university_id = s.university_id and a.session_id = s.id) known
  cross join lateral (
    select e.id from unnest(students.ids, students.stays) e(id, stays)
    where e.id <> all(known.ids) and ${wasThere('e', sql`s.start_time`)} offset 0) e
  left join remote_requests q on q.university_id = s.university_id and q.session_id = s.id and q.enrollment_id = e.id
    and q.cancelled_at is null
  group by t.enrollment_id, s.university_id, s.id, q.state`;

const remoteRequests = (now: Instant): Sql => sql`
  select t.enrollment_id as "enrollmentId", count(*)::int as count, iso(min(q.requested_at)) as oldest,
    iso(min(s.start_time) filter (where s.start_time > ${now}::timestamptz)) as "nextStart"
  from ${wanted('remoteRequests')} t
  join remote_requests q on q.university_id = t.university_id and q.course_id = t.course_id and ${UNDECIDED}
  join sessions s on s.university_id = q.university_id and s.id = q.session_id
  group by t.enrollment_id`;

const NPS_SURVEY = sql`
  select t.enrollment_id as "enrollmentId", c.start_date as "startDate", c.end_date as "endDate", c.end_survey_enabled as "endSurveyEnabled",
    (select json_build_object('dateFrom', p.date_from) from survey_schedules p
      where p.university_id = c.university_id and p.course_id = c.id and p.kind = 'mid-course') as "midCourseSurveySchedule"
  from ${wanted('npsSurvey')} t
  join courses c on c.university_id = t.university_id and c.id = t.course_id
  where not c.end_survey_enabled`;

const CHATS = sql`
  select t.enrollment_id as "enrollmentId", count(*)::int as count, iso(min(k.waiting_since)) as oldest
  from ${wanted('chats')} t
  join chat_conversations k on k.university_id = t.university_id and k.course_id = t.course_id and ${CHAT_WAITS}
  group by t.enrollment_id`;

const SUPPORT_CASES = sql`
  select r.enrollment_id as "enrollmentId", count(*)::int as count, iso(min(t.changed_at)) as oldest
  from ${wanted('supportCases')} r
  join support_tickets t on t.university_id = r.university_id and t.course_id = r.course_id and ${CASE_IS_OPEN}
  group by r.enrollment_id`;

/** Selects people in the class whose mail is stopped, as the roster lists them. SUCC-084 */
const REFUSED_ADDRESSES = sql`
  select r.enrollment_id as "enrollmentId", count(*)::int as count, iso(min(f.stopped_at)) as oldest
  from ${wanted('refusedAddresses')} r
  join enrollments e on e.university_id = r.university_id and e.course_id = r.course_id and e.active
  join accounts a on a.id = e.account_id
  join refused_addresses f on f.address = a.email and f.stopped_at is not null
  group by r.enrollment_id`;
/** Selects chat channels that were switched off automatically. INTG-081 */
const CHAT_BRIDGES = sql`
  select t.enrollment_id as "enrollmentId", count(*)::int as count, iso(min(b.switched_off_at)) as oldest
  from ${wanted('chatBridges')} t
  join chat_bridges b on b.university_id = t.university_id and b.course_id = t.course_id and b.switched_off_at is not null
  group by t.enrollment_id`;

/** The queries for LineFacts in the classes `mine`, by kind. No row identifies a person. */
export const FACTS: Readonly<Record<LineKind, (now: Instant) => Sql>> = {
  attendance,
  remoteRequests,
  npsSurvey: () => NPS_SURVEY,
  grading: () => ungraded('grading', ACADEMIC),
  comments: () => COMMENTS,
  careerFeedback: () => ungraded('careerFeedback', CAREER),
  chats: () => CHATS,
  supportCases: () => SUPPORT_CASES,
  refusedAddresses: () => REFUSED_ADDRESSES,
  chatBridges: () => CHAT_BRIDGES,
};
