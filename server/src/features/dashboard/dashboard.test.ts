import { describe, expect, test } from 'vitest';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { ROLES, type Role } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const dashboardOf = async (name: Role | 'lakesideStudent' | 'student2') =>
  (await world.as(name).call('dashboard', { enrollmentId: world.ids.enrollments[name] })).body;

test('has the listed fields for every role, and what staff have done about feedback [DASH-047, DASH-055]', async () => {
  for (const role of ROLES)
    expect(Object.keys(await dashboardOf(role)).toSorted()).toEqual([
      'announcementsResume',
      'calendarEvents',
      'continuationContent',
      'dashboardAnnouncements',
      'dashboardStudentStats',
      'doNext',
      'followUp',
      'meeting',
      'relatedInstructionalSessions',
      'studentResume',
      'today',
      'upcomingAcademicSession',
      'upcomingCareerSession',
      'upcomingSession',
      'virtualClassroom',
      'virtualClassroomCredentials',
      'zoomMeetingEnabled',
    ]);
});

describe('the numbers of a student', () => {
  test('agree with the pages that explain them [DASH-004, DASH-006, DASH-049]', async () => {
    const { dashboardStudentStats: stats } = await dashboardOf('student');
    const student = world.as('student');
    const { enrollments } = world.ids;
    const { body: coursework } = await student.call('coursework', { enrollmentId: enrollments.student });
    const { body: grades } = await student.call('grades', { enrollmentId: enrollments.student });
    expect(stats?.overdueAssignmentCount).toBe(coursework.overdueAssignments.length);
    expect(stats?.academicAverageGrade).toBe(grades.academicAverageGrade);
    expect(stats?.academicAverageValue).toBeGreaterThan(0);
  });
  test('count overdue milestones as well as work [DASH-004]', async () => {
    const { enrollments, activeCourse: courseId } = world.ids;
    const overdue = async () => (await dashboardOf('student')).dashboardStudentStats?.overdueAssignmentCount;
    const before = await overdue();
    const { id, due } = await world.db.one<{ id: number; due: string }>(sql`
      select id, iso(due_date) as due from assignments a
      where course_id = ${courseId} and context_id = 2 and due_date > ${world.now} and required
        and not exists (select from submissions w where w.assignment_id = a.id and w.enrollment_id = ${enrollments.student})
      order by due_date limit 1`);
    const dueAt = (at: string) => world.db.run(sql`update assignments set due_date = ${at} where id = ${id}`);
    await dueAt(plus(world.now, -48 * HOUR));
    expect(await overdue()).toBe((before ?? 0) + 1);
    await dueAt(due);
  });
  test('remaining absences are allowed minus absent, and unlimited without a limit [DASH-005, ATT-032]', async () => {
    const { accounts, enrollments, activeCourse } = world.ids;
    const { absent } = await world.db.one<{ absent: number }>(sql`
      select count(*) as absent from attendance t join sessions s on s.university_id = t.university_id and s.id = t.session_id
      where t.enrollment_id = ${enrollments.student} and t.status_code = 'absent' and s.context_id = 1`);
    const { dashboardStudentStats: stats } = await dashboardOf('student');
    expect(stats?.remainingAbsenceCount).toBe(Math.max(0, (stats?.allowedAbsenceCount ?? 0) - absent));
    expect(accounts.student).toBeGreaterThan(0);
    const { limit } = await world.db.one<{ limit: number | null }>(
      sql`select max_absence as limit from courses where id = ${activeCourse}`,
    );
    await world.db.run(sql`update courses set max_absence = null where id = ${activeCourse}`);
    expect((await dashboardOf('student')).dashboardStudentStats?.remainingAbsenceCount).toBeNull();
    await world.db.run(sql`update courses set max_absence = ${limit} where id = ${activeCourse}`);
  });
  test('an absence from a career session takes none of the allowed ones [DASH-005, D-118]', async () => {
    const remaining = async () => (await dashboardOf('student')).dashboardStudentStats?.remainingAbsenceCount;
    const { accounts, pastCareerSession: sessionId } = world.ids;
    const mark = async (statusCode: 'none' | 'absent') => {
      const marked = { sessionId, studentId: accounts.student, statusCode, excusedAbsenceReasonId: null };
      expect((await world.as('ssm').call('setAttendanceStatus', marked)).status).toBe(200);
    };
    // a second try begins as the first did
    await mark('none');
    const before = await remaining();
    expect(before).toBeGreaterThan(0);
    await mark('absent');
    expect(await remaining()).toBe(before);
  });
  test('are for students only [DASH-010]', async () => {
    for (const role of ROLES) {
      const { dashboardStudentStats, studentResume } = await dashboardOf(role);
      expect([dashboardStudentStats !== null, studentResume !== null]).toEqual([
        role === 'student',
        role === 'student',
      ]);
    }
  });
  test('unread announcements go down by reading [DASH-008, DASH-054]', async () => {
    const before = (await dashboardOf('student')).dashboardAnnouncements;
    expect(before.unreadCount).toBeGreaterThan(0);
    const { announcement, enrollments } = world.ids;
    await world.db.run(sql`insert into announcement_reads (university_id, announcement_id, enrollment_id, read_at)
      values (1, ${announcement}, ${enrollments.student}, ${world.now})`);
    const after = (await dashboardOf('student')).dashboardAnnouncements;
    expect(after).toEqual({ ...before, unreadCount: before.unreadCount - 1 });
    expect((await dashboardOf('student')).announcementsResume.map(({ id }) => id)).not.toContain(announcement);
  });
});

test('staff see how many announcements there are and how many are unread [DASH-011, DASH-012]', async () => {
  const listed = await world.db.one<{ total: number }>(sql`
    select count(*) as total from announcements where course_id = ${world.ids.activeCourse} and deleted_at is null
      and activation_date <= ${world.now} and expiration_date > ${world.now}`);
  const { announcement, enrollments } = world.ids;
  for (const role of ['instructor', 'ssm'] as const) {
    await world.db.run(sql`delete from announcement_reads where enrollment_id = ${enrollments[role]}`);
    const before = (await dashboardOf(role)).dashboardAnnouncements;
    expect(before).toMatchObject({ totalCount: listed.total, unreadCount: listed.total });
    await world.db.run(sql`insert into announcement_reads (university_id, announcement_id, enrollment_id, read_at)
      values (1, ${announcement}, ${enrollments[role]}, ${world.now})`);
    expect((await dashboardOf(role)).dashboardAnnouncements).toEqual({ ...before, unreadCount: listed.total - 1 });
  }
});

describe('the next session', () => {
  test('is the first whose end is ahead, with what decides about check-in [DASH-013, DASH-016]', async () => {
    const { upcomingSession } = await dashboardOf('student');
    expect(upcomingSession).toMatchObject({ id: world.ids.todaysSession, status: 'none', request: null });
    await world.as('student').call('sessionCheckIn', { sessionId: world.ids.todaysSession });
    expect((await dashboardOf('student')).upcomingSession?.status).toBe('present');
    expect((await dashboardOf('student2')).upcomingSession?.status).toBe('none');
  });
  test('stays while it runs and goes at its end [DASH-013]', async () => {
    const { startTime, endTime } = (await dashboardOf('student')).upcomingSession ?? { startTime: '', endTime: '' };
    const before = world.now;
    world.at(startTime);
    expect((await dashboardOf('instructor')).upcomingSession?.id).toBe(world.ids.todaysSession);
    world.at(endTime);
    expect((await dashboardOf('instructor')).upcomingSession?.id).not.toBe(world.ids.todaysSession);
    world.at(before);
  });
  test('the next academic one is told where a workshop comes first [DASH-055]', async () => {
    const before = world.now;
    const { start } = await world.db.one<{ start: string }>(
      sql`select start_time as start from sessions where id = ${world.ids.careerSession}`,
    );
    world.at(start);
    const { upcomingSession, upcomingAcademicSession } = await dashboardOf('student');
    expect(upcomingSession?.context.contextCode).toBe('career');
    expect(upcomingAcademicSession?.context.contextCode).toBe('academic');
    world.at(before);
  });
  test('of each context [DASH-024, DASH-050]', async () => {
    const { upcomingSession, upcomingAcademicSession, upcomingCareerSession } = await dashboardOf('cd');
    for (const each of [upcomingSession, upcomingAcademicSession])
      expect(each).toMatchObject({ shortDescription: expect.any(String) });
    expect(upcomingAcademicSession?.context.contextCode).toBe('academic');
    expect(upcomingCareerSession?.id).toBe(world.ids.careerSession);
    expect(Object.keys(upcomingCareerSession ?? {}).toSorted()).toEqual([
      'endTime',
      'id',
      'name',
      'shortDescription',
      'startTime',
    ]);
  });
  test('of each context, when a workshop comes before the next class [DASH-050, DASH-055]', async () => {
    const id = world.ids.careerSession;
    const { start, end } = await world.db.one<{ start: string; end: string }>(
      sql`select iso(start_time) as start, iso(end_time) as end from sessions where id = ${id}`,
    );
    const at = (from: string, until: string) =>
      world.db.run(sql`update sessions set start_time = ${from}, end_time = ${until} where id = ${id}`);
    await at(plus(world.now, 60_000), plus(world.now, 120_000));
    const { upcomingSession, upcomingAcademicSession, upcomingCareerSession } = await dashboardOf('ssm');
    expect([upcomingSession?.id, upcomingCareerSession?.id]).toEqual([id, id]);
    expect(upcomingAcademicSession?.context.contextCode).toBe('academic');
    await at(start, end);
  });
});

describe('the virtual classroom', () => {
  const LINK = 'https://meet.northfield.example/room';
  const set = (dynamic: boolean) =>
    world.db
      .run(sql`update courses set classroom_link = ${LINK}, classroom_dynamic = ${dynamic}, classroom_username = 'host',
      classroom_temporary_password = 'canary-7' where id = ${world.ids.activeCourse}`);
  const seen = async (role: Role) => {
    const { virtualClassroom, virtualClassroomCredentials } = await dashboardOf(role);
    return [virtualClassroom?.link ?? null, virtualClassroomCredentials?.temporaryPassword ?? null];
  };
  test('of kind link: four roles see the card, only the instructor the credentials [DASH-017, DASH-051, DASH-052, ROOM-012, ROOM-014]', async () => {
    await set(false);
    for (const role of ['student', 'ta', 'ssm'] as const) expect(await seen(role)).toEqual([LINK, null]);
    expect(await seen('instructor')).toEqual([LINK, 'canary-7']);
    for (const role of ['cd', 'admin', 'cm'] as const) expect((await dashboardOf(role)).virtualClassroom).toBeNull();
  });
  test('of kind dynamic: the three who start it see the credentials, nobody a link [DASH-051, DASH-052, ROOM-011]', async () => {
    await set(true);
    for (const role of ['instructor', 'ta', 'ssm'] as const) expect(await seen(role)).toEqual([null, 'canary-7']);
    for (const role of ['student', 'cd', 'admin', 'cm'] as const) expect(await seen(role)).toEqual([null, null]);
    expect((await dashboardOf('student')).zoomMeetingEnabled).toBe(true);
    await set(false);
  });
});

test('sessions to join come from courses the caller runs too, and only where meetings are theirs to start [DASH-047, D-069]', async () => {
  const { ta, taAsStudent } = world.ids.enrollments;
  const related = async (enrollmentId: number) =>
    (await world.as('ta').call('dashboard', { enrollmentId })).body.relatedInstructionalSessions;
  expect(await related(ta)).toEqual([]);
  // here Priya is a student, whatever she teaches at the same time
  expect(await related(taAsStudent)).toEqual([]);
  await world.db.run(sql`update enrollments set role = 'instructor' where id = ${taAsStudent}`);
  expect((await related(ta)).map(({ courseName }) => courseName)).toEqual(['Data Analytics and Visualization']);
  expect(await related(taAsStudent)).toHaveLength(1);
  await world.db.run(sql`update enrollments set role = 'student' where id = ${taAsStudent}`);
});

describe('the calendar', () => {
  test('holds every session and item of the course, by domain and category [DASH-032, DASH-048]', async () => {
    const { calendarEvents } = await dashboardOf('student');
    const { sessions, items } = await world.db.one<{ sessions: number; items: number }>(sql`
      select (select count(*) from sessions where course_id = ${world.ids.activeCourse} and cancelled_at is null) as sessions,
        (select count(*) from assignments where course_id = ${world.ids.activeCourse}) as items`);
    const of = (domain: string) => calendarEvents.filter((event) => event.domain === domain);
    expect([of('session').length, of('coursework').length]).toEqual([sessions, items]);
    expect(new Set(of('coursework').map(({ category }) => category.code))).toEqual(
      new Set(['assignment', 'prework', 'milestone']),
    );
  });
  test('leaves career events out when the cohort hides career services [DASH-025, DASH-048]', async () => {
    const hide = (value: boolean) =>
      world.db.run(sql`update cohorts set hide_career_services = ${value} where id = ${world.ids.activeCohort}`);
    await hide(true);
    const { calendarEvents, upcomingCareerSession } = await dashboardOf('student');
    expect(calendarEvents.filter(({ event }) => event.context.contextCode === 'career')).toEqual([]);
    expect(upcomingCareerSession).toBeNull();
    await hide(false);
  });
});

test('continuation content goes to students once it is available [DASH-019, DASH-021, DASH-022, DASH-023, DASH-053]', async () => {
  const set = (at: string | null, link: string | null) =>
    world.db.run(
      sql`update courses set continuation_available_at = ${at}, continuation_link = ${link} where id = ${world.ids.activeCourse}`,
    );
  const link = 'https://northfield.example/next';
  await set(world.now, link);
  expect((await dashboardOf('student')).continuationContent).toMatchObject({ availabilityDate: world.now, link });
  expect((await dashboardOf('instructor')).continuationContent).toBeNull();
  await set('2026-03-11T22:10:00.001Z', link);
  expect((await dashboardOf('student')).continuationContent).toBeNull();
  await set(world.now, null);
  expect((await dashboardOf('student')).continuationContent).toBeNull();
});

test('milestones: how far, and what is due next [DASH-026]', async () => {
  const { studentResume } = await dashboardOf('student');
  expect(studentResume?.careerCompletionPercentage).toBeGreaterThanOrEqual(0);
  expect(studentResume?.nextDueMilestones.map(({ id }) => id)).toContain(world.ids.careerMilestone);
});
