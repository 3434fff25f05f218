import { expect, test } from 'vitest';
import { sql, raw } from '#database/db';
import { minus, numberOf, textsOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { enrollments, accounts } = ids;

/** Counts overdue work by Annex D: required, past its effective due date, and missing or Incomplete. */
const overdue = (enrollmentId: number) => sql`
  select a.title from assignments a
  join courses c using (university_id) left join submissions s
    on s.university_id = a.university_id and s.assignment_id = a.id and s.enrollment_id = ${enrollmentId}
  left join submission_grades g on g.university_id = s.university_id and g.submission_id = s.id
  left join career_feedback f on f.university_id = s.university_id and f.submission_id = s.id
  where a.course_id = ${ids.activeCourse} and c.id = a.course_id and a.required
    and a.due_date + make_interval(days => a.buffer_days) < ${ANCHOR}::timestamptz
    and (s.id is null or g.grade = 'Incomplete' or f.status_id in (3, 7))`;

test('the active course has its people', async () => {
  const roles = await world.db.many(sql`
    select role, count(*) from enrollments where course_id = ${ids.activeCourse} and active group by role order by role collate "C"`);
  expect(roles).toEqual([
    { role: 'admin', count: 2 },
    { role: 'cd', count: 1 },
    { role: 'cm', count: 1 },
    { role: 'instructor', count: 2 },
    { role: 'ssm', count: 1 },
    { role: 'student', count: 24 },
    { role: 'ta', count: 2 },
  ]);
});

test("a class takes place on five days of every week, and today's begins 20 minutes after the anchor", async () => {
  const days = await world.db.one(sql`
    select count(*) as sessions, count(distinct (start_time at time zone time_zone)::date) as days,
      count(distinct extract(dow from start_time at time zone time_zone)) as weekdays
    from sessions s join courses c on c.university_id = s.university_id and c.id = s.course_id
    where c.id = ${ids.activeCourse} and context_id = 1`);
  expect(days).toEqual({ sessions: 121, days: 121, weekdays: 5 });
  const today = await world.db.one<{ start_time: string }>(
    sql`select start_time from sessions where id = ${ids.todaysSession}`,
  );
  expect(minus(today.start_time, ANCHOR)).toBe(20);
});

test('there are 30 academic assignments and five milestones, each with a page of its own', async () => {
  const assignments = await world.db.many(sql`
    select context_id as context, count(*), count(distinct content) as pages from assignments
    where course_id = ${ids.activeCourse} group by 1 order by 1`);
  expect(assignments).toEqual([
    { context: 1, count: 30, pages: 30 },
    { context: 2, count: 5, pages: 5 },
  ]);
});

test('Maya has one overdue assignment, one pending and one approved request', async () => {
  expect(await textsOf(world.db, overdue(enrollments.student))).toEqual(['Challenge 9: README Generator']);
  const requests = await world.db.many(sql`
    select r.id, d.approved from remote_requests r left join remote_decisions d on d.university_id = r.university_id and d.request_id = r.id
    where enrollment_id = ${enrollments.student} order by r.id`);
  expect(requests).toEqual([
    { id: ids.pendingRequest, approved: null },
    { id: ids.approvedRequest, approved: true },
  ]);
});

test('Maya and Noah have answered every open survey, Leo has not answered this week', async () => {
  const week = await numberOf(
    world.db,
    sql`select max(week) from weekly_feedback where course_id = ${ids.activeCourse}`,
  );
  const answered = await world.db.many<{ id: number; forms: number[] }>(sql`
    select enrollment_id as id, array_agg(form_id order by form_id) as forms from form_submissions
    where enrollment_id in (${enrollments.student}, ${enrollments.survey}, ${enrollments.student2})
      and (week = 0 or week = ${week}) group by 1 order by 1`);
  expect(answered).toEqual([
    { id: enrollments.student, forms: [1, 2, 4, 20] },
    { id: enrollments.survey, forms: [1, 2, 4] },
    { id: enrollments.student2, forms: [1, 2, 4, 20] },
  ]);
});

test('weekly feedback stands above and below half of the class, this week below', async () => {
  const shares = await world.db.many<{ above: boolean }>(sql`
    select count(*) > 12 as above from weekly_feedback where course_id = ${ids.activeCourse} group by week order by week`);
  expect(new Set(shares.map(({ above }) => above)).size).toBe(2);
  expect(shares.at(-1)).toEqual({ above: false });
});

test('the mid-course survey of four classes is closed, and more than half of each has answered it', async () => {
  const classes = await world.db.many(sql`
    select c.id, count(s.id) * 2 > count(*) as enough, max(s.submitted_at) < ${ANCHOR}::timestamptz as past
    from courses c join enrollments e on e.university_id = c.university_id and e.course_id = c.id and e.active and e.role = 'student'
    left join form_submissions s on s.university_id = e.university_id and s.enrollment_id = e.id and s.form_name = 'mid-course-pt'
    where c.university_id = ${ids.northfield} and c.start_date < ${ANCHOR}::date and c.cohort_id in (
      select id from cohorts where university_id = ${ids.northfield} and program_id = ${ids.activeProgram})
    group by c.id, c.start_date order by c.start_date`);
  const [tenth, ninth] = ids.earlierCourses;
  expect(classes).toEqual(
    [ninth, tenth, ids.pastCourse, ids.activeCourse].map((id) => ({ id, enough: true, past: true })),
  );
});

test('nobody of a class says what somebody of it has said before', async () => {
  const [{ repeated } = { repeated: 1 }] = await world.db.many<{ repeated: number }>(sql`
    select count(*) as repeated from (
      select from weekly_feedback where comments_on_instructor is not null group by course_id, comments_on_instructor having count(*) > 1
      union all
      select from weekly_feedback where additional_notes is not null group by course_id, additional_notes having count(*) > 1) r`);
  expect(repeated).toBe(0);
});

test('every kind of grade, feedback, request and notification occurs', async () => {
  const occurring = (column: string, table: string) =>
    world.db.many(sql`select distinct ${raw(column)} from ${raw(table)}`);
  expect(await occurring('grade', 'submission_grades')).toHaveLength(14);
  expect(await occurring('status_id', 'career_feedback')).toHaveLength(7);
  expect(await occurring('status_code', 'attendance')).toHaveLength(4);
  expect(await occurring('type', 'notifications')).toHaveLength(18);
  expect(await occurring('resubmission_count', 'submissions')).toHaveLength(4);
  expect(await occurring('status', 'submission_plagiarism')).toHaveLength(3);
  expect(await occurring('name', 'forms')).toHaveLength(22);
  expect(await occurring('name', 'playlists')).toHaveLength(6);
  const states = await world.db.one(sql`
    select count(*) filter (where approved) > 0 as approved, count(*) filter (where not approved) > 0 as denied,
      count(*) filter (where cancelled_at is not null) > 0 as cancelled,
      count(*) filter (where cancelled_at is null and approved is null) > 0 as pending
    from remote_requests r left join remote_decisions d on d.university_id = r.university_id and d.request_id = r.id`);
  expect(states).toEqual({ approved: true, denied: true, cancelled: true, pending: true });
});

test('the named submissions are in the state that their name says', async () => {
  const states = await world.db.many(sql`
    select s.id, s.enrollment_id as by, g.grade, f.status_id as status, s.resubmission_count as again from submissions s
    left join submission_grades g on g.university_id = s.university_id and g.submission_id = s.id
    left join career_feedback f on f.university_id = s.university_id and f.submission_id = s.id
    where s.id = any(${[
      ids.gradedSubmission,
      ids.ungradedSubmission,
      ids.incompleteSubmission,
      ids.milestoneSubmission,
      ids.otherStudentsSubmission,
      ids.otherStudentsUngradedSubmission,
      ids.lakesideSubmission,
    ]}) order by s.id`);
  const [maya, noah] = [enrollments.student, enrollments.student2];
  expect(states).toEqual([
    { id: ids.gradedSubmission, by: maya, grade: 'A', status: null, again: 0 },
    { id: ids.otherStudentsSubmission, by: noah, grade: 'B', status: null, again: 0 },
    { id: ids.ungradedSubmission, by: maya, grade: null, status: null, again: 0 },
    { id: ids.otherStudentsUngradedSubmission, by: noah, grade: null, status: null, again: 0 },
    { id: ids.incompleteSubmission, by: maya, grade: 'Incomplete', status: null, again: 1 },
    { id: ids.milestoneSubmission, by: maya, grade: null, status: 1, again: 0 },
    {
      id: ids.lakesideSubmission,
      by: enrollments.lakesideStudent,
      grade: expect.anything(),
      status: null,
      again: expect.any(Number),
    },
  ]);
});

test('what is open is open, and what is named late is late', async () => {
  const due = await world.db.many<{ id: number; open: boolean; handedIn: boolean; late: boolean | null }>(sql`
    select a.id, ${ANCHOR}::timestamptz < d.due as open, s.id is not null as "handedIn", s.first_submitted_at > d.due as late
    from assignments a join lateral (select a.due_date + make_interval(days => a.buffer_days) as due) d on true
    left join submissions s on s.university_id = a.university_id and s.assignment_id = a.id and s.enrollment_id = ${enrollments.student}
    where a.id = any(${[ids.openAssignment, ids.extendedAssignment, ids.overdueAssignment, ids.lateAssignment, ids.careerMilestone]}) order by a.id`);
  expect(due).toEqual([
    { id: ids.lateAssignment, open: false, handedIn: true, late: true },
    { id: ids.overdueAssignment, open: false, handedIn: false, late: null },
    { id: ids.openAssignment, open: true, handedIn: false, late: null },
    { id: ids.extendedAssignment, open: true, handedIn: false, late: null },
    { id: ids.careerMilestone, open: true, handedIn: false, late: null },
  ]);
});

test('nothing that has happened lies after the anchor', async () => {
  const later = await numberOf(
    world.db,
    sql`
    select (select count(*) from submissions where submitted_at > ${ANCHOR} or first_submitted_at > submitted_at)
      + (select count(*) from submission_grades g join submissions s on s.university_id = g.university_id and s.id = g.submission_id
        where graded_at > ${ANCHOR} or graded_at < submitted_at)
      + (select count(*) from submission_versions v join submissions s on s.university_id = v.university_id and s.id = v.submission_id
        where v.submitted_at > s.submitted_at)
      + (select count(*) from attendance where set_at > ${ANCHOR})
      + (select count(*) from submission_comments where created_at > ${ANCHOR})
      + (select count(*) from form_submissions where submitted_at > ${ANCHOR})
      + (select count(*) from notifications where created_at > ${ANCHOR} or handled_at < created_at)
      + (select count(*) from accounts where last_login_at > ${ANCHOR} or created_at > ${ANCHOR})`,
  );
  expect(later).toBe(0);
});

test('an approved request has its remote attendance, and nobody checked in today [REM-012]', async () => {
  const without = await numberOf(
    world.db,
    sql`
    select count(*) from remote_decisions d join remote_requests r on r.university_id = d.university_id and r.id = d.request_id
    left join attendance a on a.university_id = r.university_id and a.session_id = r.session_id and a.enrollment_id = r.enrollment_id
    where d.approved and a.status_code is distinct from 'remote'`,
  );
  expect(without).toBe(0);
  expect(await numberOf(world.db, sql`select count(*) from attendance where session_id = ${ids.todaysSession}`)).toBe(
    0,
  );
});

test('five programs have a cohort that runs, one that ended and one to come; the special universities exist', async () => {
  const programs = await world.db.many(sql`
    select p.program_type, count(*) filter (where c.start_date <= ${ANCHOR}::date and c.end_date >= ${ANCHOR}::date) as active,
      count(*) filter (where c.end_date < ${ANCHOR}::date) as past, count(*) filter (where c.start_date > ${ANCHOR}::date) as upcoming
    from programs p join cohorts h on h.university_id = p.university_id and h.program_id = p.id
    join courses c on c.university_id = h.university_id and c.cohort_id = h.id
    where p.university_id = ${ids.northfield} group by 1`);
  expect(programs).toHaveLength(5);
  for (const { program_type: type, ...counts } of programs as { program_type: string }[])
    // three classes of the main program have ended, so that surveys show a trend
    expect(counts).toEqual({ active: 1, past: type === 'Full Stack Flex Part-Time' ? 3 : 1, upcoming: 1 });
  expect(await numberOf(world.db, sql`select count(*) from universities where id in (1, 2, 94, 222, 234)`)).toBe(5);
});

test('new rows continue after the planted ids', async () => {
  const { id } = await world.db.one<{ id: number }>(sql`
    insert into announcements (university_id, course_id, staff_enrollment_id, context_code, title, body, activation_date, expiration_date, created_at, updated_at)
    select university_id, course_id, staff_enrollment_id, context_code, title, body, activation_date, expiration_date, created_at, updated_at
    from announcements where id = ${ids.announcement} returning id`);
  expect(id).toBeGreaterThan(ids.lakesideAnnouncement);
});

test('the named accounts can call, with the rights of their enrollments', async () => {
  const { status } = await world.as('student').call('notifications', { enrollmentId: enrollments.student });
  expect(status).toBe(200);
  expect((await world.as('student2').call('notifications', { enrollmentId: enrollments.student })).status).toBe(404);
  expect((await world.anonymous.call('notifications', { enrollmentId: enrollments.student })).status).toBe(401);
  expect((await world.as('inactive').call('notifications', { enrollmentId: enrollments.inactive })).status).toBe(401);
  world.at('2026-03-13T22:10:00.000Z');
  expect((await world.as('student').call('notifications', { enrollmentId: enrollments.student })).status).toBe(200);
  expect(accounts.student).not.toBe(enrollments.student);
});
