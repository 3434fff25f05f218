import { expect, test } from 'vitest';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { accounts, enrollments, activeCohort, activeCourse, northfield, lakeside, lakesideCohort } = world.ids;
const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

test('an enrollment has every listed field [PICK-019, PICK-020, PICK-026]', async () => {
  const { status, body } = await world.as('student').call('enrollmentInfo', { enrollmentId: enrollments.student });
  expect(status).toBe(200);
  const schedule = (survey: string) => ({
    id: expect.any(Number),
    courseId: activeCourse,
    survey,
    dateFrom: day,
    dateTo: day,
  });
  expect(body).toEqual({
    enrollment: {
      id: enrollments.student,
      courseId: activeCourse,
      userAccountId: accounts.student,
      active: true,
      courseRole: { courseRoleCode: 'student', name: 'Student' },
      course: {
        id: activeCourse,
        code: 'NU-FSF-PT-12',
        name: 'Full Stack Flex Part-Time',
        startDate: day,
        endDate: day,
        duration: '24 weeks',
        location: 'Northfield Campus',
        timeZone: 'America/New_York',
        cohortId: activeCohort,
        endSurveyEnabled: false,
        enterpriseCourse: false,
        graduationRequirements: {
          maxAbsence: 8,
          maxRemoteAttendance: 5,
          maxMissedGeneralAssignment: 3,
          maxMissedRequiredAssignment: 2,
          minimumScoreRequired: 74,
        },
        cohort: {
          name: 'Full Stack Flex Cohort 12',
          startDate: day,
          endDate: day,
          program: {
            name: expect.any(String),
            programType: { name: 'Full Stack Flex Part-Time' },
            university: {
              id: northfield,
              name: 'Northfield University',
              shortName: 'Northfield',
              logoUrl: null,
              accentColor: '#1f5fa8',
              chatEnabled: true,
            },
          },
          cohortUiControl: {
            hideBilling: false,
            hideWebToCase: false,
            hideCareerServices: false,
            hideRemoteAttendance: false,
            hideLiveChat: false,
            hideExtendDueDate: false,
          },
        },
      },
      midCourseSurveySchedule: schedule('mid-course-pt'),
      endCourseSurveySchedule: schedule('end-course-pt'),
      remoteAttendanceCount: expect.any(Number),
      pendingRemoteAttendanceRequestCount: 1,
      showCareerServicesEvents: true,
    },
  });
});

test('its course has every listed field, with what graduation needs and its zone [PICK-021, PICK-022, D-010]', async () => {
  const { body } = await world.as('student').call('enrollmentInfo', { enrollmentId: enrollments.student });
  expect(Object.keys(body.enrollment.course)).toEqual(
    expect.arrayContaining([
      'id',
      'code',
      'name',
      'startDate',
      'endDate',
      'duration',
      'location',
      'timeZone',
      'cohortId',
    ]),
  );
  expect(Object.keys(body.enrollment.course.graduationRequirements)).toEqual([
    'maxAbsence',
    'maxRemoteAttendance',
    'maxMissedGeneralAssignment',
    'maxMissedRequiredAssignment',
    'minimumScoreRequired',
  ]);
});

test('its cohort has program, university and switches [PICK-023, PICK-024, PICK-025, D-166]', async () => {
  const { body } = await world.as('student').call('enrollmentInfo', { enrollmentId: enrollments.student });
  const { cohort } = body.enrollment.course;
  expect(cohort).toMatchObject({ name: 'Full Stack Flex Cohort 12', startDate: day, endDate: day });
  expect(cohort.program.university).toMatchObject({ id: northfield, chatEnabled: true });
  expect(Object.keys(cohort.cohortUiControl)).toHaveLength(6);
});

test('the switches of the cohort arrive, and hiding career services hides its events [PICK-025, D-017, D-065]', async () => {
  await world.db.run(
    sql`update cohorts set hide_career_services = true, hide_live_chat = true where id = ${lakesideCohort}`,
  );
  const { body } = await world
    .as('lakesideStudent')
    .call('enrollmentInfo', { enrollmentId: enrollments.lakesideStudent });
  expect(body.enrollment.course.cohort.cohortUiControl).toMatchObject({
    hideCareerServices: true,
    hideLiveChat: true,
    hideBilling: false,
  });
  expect(body.enrollment.showCareerServicesEvents).toBe(false);
});

test.each(['admin', 'student', 'instructor', 'ta', 'ssm', 'cd', 'cm'] as const)(
  '%s sees the own role by its name [PICK-020, D-002]',
  async (role) => {
    const { body } = await world.as(role).call('enrollmentInfo', { enrollmentId: enrollments[role] });
    const names = {
      admin: 'Admin',
      student: 'Student',
      instructor: 'Instructor',
      ta: 'Teaching Assistant',
      ssm: 'Student Success Manager',
      cd: 'Career Director',
      cm: 'General Manager',
    };
    expect(body.enrollment.courseRole).toEqual({ courseRoleCode: role, name: names[role] });
  },
);

test('used and pending remote attendance are counted [PICK-019, D-123]', async () => {
  const counts = async () => {
    const { enrollment } = (await world.as('student').call('enrollmentInfo', { enrollmentId: enrollments.student }))
      .body;
    return [enrollment.remoteAttendanceCount, enrollment.pendingRemoteAttendanceRequestCount];
  };
  const [used = 0, pending = 0] = await counts();
  await world.db.run(sql`
    update attendance set status_code = 'remote', punctuality_id = null, excused_absence_reason_id = null
    where session_id = ${world.ids.yesterdaysSession} and enrollment_id = ${enrollments.student} and status_code <> 'remote'`);
  await world.db.run(
    sql`update remote_requests set cancelled_at = ${world.now} where session_id = ${world.ids.requestedSession} and enrollment_id = ${enrollments.student}`,
  );
  expect(await counts()).toEqual([used + 1, pending - 1]);
});

test('somebody with one enrollment has one of everything [AUTH-007, AUTH-058, PICK-002, D-030, D-052]', async () => {
  const { body } = await world.as('student').call('myInfo');
  expect(body.userInfo).toEqual({
    userId: accounts.student,
    id: undefined,
    firstName: 'Maya',
    lastName: 'Okafor',
    email: 'student@northfield.example',
    username: 'student@northfield.example',
    nexusAvatarUrl: expect.stringMatching(/^\/files\/pictures\/[\w-]{43}\.png$/),
    avatarUrl: null,
    githubUserName: expect.any(String),
    canManageAttendance: false,
    featureFlags: { billing: true, web2case: true, liveChat: true, reviewPrompt: true, 'homework.dateExtend': true },
  });
  expect(body.featureFlags).toEqual(body.userInfo.featureFlags);
  expect(body.singleUniversity).toMatchObject({ id: northfield, cohortCount: 1, courseCount: 1 });
  expect(body.singleCohort).toMatchObject({ id: activeCohort });
  expect(body.singleEnrollment).toEqual(
    (await world.as('student').call('enrollmentInfo', { enrollmentId: enrollments.student })).body.enrollment,
  );
  expect(body.draftKey.length).toBeGreaterThan(20);
});

test('with a choice at a level nothing is single there [AUTH-058, PICK-002, D-052]', async () => {
  const { body } = await world.as('ta').call('myInfo');
  expect(body.singleUniversity).toMatchObject({ id: northfield, courseCount: 2 });
  expect([body.singleCohort, body.singleEnrollment]).toEqual([null, null]);
});

test('without an enrollment there is nothing to choose [PICK-001, D-008]', async () => {
  const { body } = await world.as('nobody').call('myInfo');
  expect([body.singleUniversity, body.singleCohort, body.singleEnrollment]).toEqual([null, null, null]);
  expect((await world.as('nobody').call('myUniversities')).body).toEqual({ universities: [] });
  expect((await world.as('nobody').call('me')).body.enrollments).toEqual([]);
});

test('canManageAttendance needs the flag and an active cm or admin enrollment [AUTH-007, D-124]', async () => {
  expect((await world.as('cm').call('myInfo')).body.userInfo.canManageAttendance).toBe(true);
  await world.db.run(sql`update accounts set can_manage_attendance = true where id = ${accounts.instructor}`);
  expect((await world.as('instructor').call('myInfo')).body.userInfo.canManageAttendance).toBe(false);
});

test('the answer names a switched-off feature [D-016]', async () => {
  await world.db.run(sql`update feature_flags set enabled = false where key = 'liveChat'`);
  expect((await world.as('student').call('myInfo')).body.userInfo.featureFlags.liveChat).toBe(false);
});

test('me has the account and all active enrollments [AUTH-063, D-030, D-054]', async () => {
  const { body } = await world.as('ta').call('me');
  expect(body.userAccount).toMatchObject({ id: accounts.ta, firstName: 'Priya', username: 'ta@northfield.example' });
  expect(body.enrollments.map(({ id }) => id).toSorted()).toEqual([enrollments.ta, enrollments.taAsStudent].toSorted());
  expect(body.enrollments.map(({ courseRole }) => courseRole.courseRoleCode).toSorted()).toEqual(['student', 'ta']);
});

test('universities come by name, with the own cohorts and courses counted [PICK-008, PICK-018, PICK-027]', async () => {
  await world.db.run(sql`
    insert into enrollments (university_id, course_id, account_id, role)
    select university_id, id, ${accounts.cd}, 'cd' from courses where university_id in (${lakeside}, ${world.ids.harborview})`);
  const { universities } = (await world.as('cd').call('myUniversities')).body;
  expect(universities.map(({ name, cohortCount, courseCount }) => [name, cohortCount, courseCount])).toEqual([
    ['Harborview University', 1, 1],
    ['Lakeside Institute', 1, 1],
    ['Northfield University', 1, 1],
  ]);
  expect(Object.keys(universities[0] ?? {}).toSorted()).toEqual([
    'accentColor',
    'chatEnabled',
    'cohortCount',
    'courseCount',
    'id',
    'logoUrl',
    'name',
    'shortName',
  ]);
});

test('cohorts come with the latest first, and only the own [PICK-009, PICK-012, PICK-028]', async () => {
  const { cohorts } = (await world.as('instructor').call('myUniversityCohorts', { universityId: northfield })).body;
  expect(cohorts.map(({ id }) => id)).toEqual([activeCohort, 12]);
  expect(cohorts[0]).toMatchObject({
    startDate: day,
    endDate: day,
    program: { programType: { name: 'Full Stack Flex Part-Time' }, university: { name: 'Northfield University' } },
  });
});

test('classes of a cohort are the own enrollments in it [PICK-013, PICK-029]', async () => {
  const { body } = await world.as('ta').call('myCohortEnrollments', { cohortId: activeCohort });
  expect(body.enrollments.map(({ id }) => id)).toEqual([enrollments.ta]);
});

test('what belongs to others does not exist, and inactive enrollments neither [PICK-028, PICK-029, PICK-030, D-005, D-008]', async () => {
  const student = world.as('student2');
  const foreign = [
    await student.call('myUniversityCohorts', { universityId: lakeside }),
    await student.call('myCohortEnrollments', { cohortId: lakesideCohort }),
    await student.call('enrollmentInfo', { enrollmentId: enrollments.lakesideStudent }),
    await student.call('enrollmentInfo', { enrollmentId: enrollments.student }),
  ];
  const unknown = await student.call('enrollmentInfo', { enrollmentId: 2_000_000_000 });
  expect(unknown.status).toBe(404);
  for (const answer of foreign) expect(answer).toEqual(unknown);
  await world.db.run(sql`update enrollments set active = false where id = ${enrollments.student2}`);
  expect(await student.call('enrollmentInfo', { enrollmentId: enrollments.student2 })).toEqual(unknown);
  expect((await student.call('me')).body.enrollments).toEqual([]);
  expect((await student.call('myUniversities')).body.universities).toEqual([]);
});

test('the number of statements does not grow with the number of enrollments', async () => {
  const { database } = world.services;
  let statements = 0;
  const counting = new Proxy(database, {
    get: (target, name: keyof typeof database) => {
      if (name === 'many' || name === 'one' || name === 'maybe' || name === 'run') statements += 1;
      return Reflect.get(target, name);
    },
  });
  Object.assign(world.services, { database: counting });
  const countOf = async (name: 'cd' | 'graduate') => {
    await world.tokenOf(name);
    statements = 0;
    await world.as(name).call('me');
    await world.as(name).call('myInfo');
    return statements;
  };
  const [many, few] = [await countOf('cd'), await countOf('graduate')];
  Object.assign(world.services, { database });
  expect(many).toBe(few);
  expect(many).toBe(4);
});

test('a program that no type names is shown by its own name [PICK-009, PICK-024, D-234]', async () => {
  await world.db.run(sql`
    update programs set name = 'Product design', program_type = 'Other'
    where id = (select program_id from cohorts where id = ${activeCohort})`);
  const { cohorts } = (await world.as('instructor').call('myUniversityCohorts', { universityId: northfield })).body;
  const program = { name: 'Product design', programType: { name: 'Product design' } };
  expect(cohorts.find(({ id }) => id === activeCohort)).toMatchObject({ program });
});
