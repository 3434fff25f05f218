import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import { numberOf } from '#testing/rows';
import { ANCHOR, useWorld } from '#testing/world';

const world = useWorld();
const { accounts, enrollments, activeCourse, fullTimeCourse, northfield } = world.ids;
const LIST = { courseId: activeCourse, search: '', role: null, sort: 'name', descending: false, page: 0 };
const note = '';

beforeEach(() => world.at(ANCHOR));

type By = 'admin' | 'cm' | 'registrar' | 'operator' | 'student';
const rosterOf = async (active: boolean, by: By = 'registrar', courseId = activeCourse) => {
  const { body } = await world.as(by).call('roster', { ...LIST, courseId, active });
  return body as { rows: { enrollmentId: number; accountId: number; endReason: string | null }[]; total: number };
};
const idsOf = async (active: boolean) => (await rosterOf(active)).rows.map(({ enrollmentId }) => enrollmentId);
const story = async (enrollmentId: number) =>
  (
    (await world.as('registrar').call('enrollmentHistory', { enrollmentId })).body.events as {
      what: string;
      author: string | null;
      note: string | null;
    }[]
  ).map(({ what }) => what);

test('an ended enrollment opens nothing from the next call on, keeps its work, and is in the Past [ADM-028, ADM-029, ADM-032, ADM-033]', async () => {
  const enrollmentId = enrollments.student;
  const student = world.as('student');
  expect((await student.call('enrollmentInfo', { enrollmentId })).status).toBe(200);
  const kept = () =>
    numberOf(
      world.db,
      sql`select (select count(*) from submissions where enrollment_id = ${enrollmentId})
        + (select count(*) from attendance where enrollment_id = ${enrollmentId})`,
    );
  const waiting = () =>
    numberOf(
      world.db,
      sql`select count(*) from remote_requests where enrollment_id = ${enrollmentId} and state = 'pending' and cancelled_at is null`,
    );
  const [work, requests] = [await kept(), await waiting()];
  expect([work > 0, requests > 0]).toEqual([true, true]);
  const input = { enrollmentId, reason: 'withdrawn', lastDay: '2026-03-10', note: 'Moved away' };
  expect((await world.as('registrar').call('endEnrollment', input)).body).toEqual({ success: true });
  expect((await student.call('enrollmentInfo', { enrollmentId })).status).toBe(404);
  expect([await kept(), await waiting()]).toEqual([work, 0]);
  expect(await idsOf(true)).not.toContain(enrollmentId);
  expect((await rosterOf(false)).rows).toContainEqual(
    expect.objectContaining({ enrollmentId, endReason: 'withdrawn', lastDay: '2026-03-10' }),
  );
  expect((await world.as('registrar').call('endEnrollment', input)).body).toMatchObject({
    errorCode: 'ENROLLMENT_CHANGED',
    current: { active: false, role: 'student', endReason: 'withdrawn', lastDay: '2026-03-10' },
  });
  await world.as('registrar').call('resumeEnrollment', { enrollmentId, note: 'Is back' });
  expect((await student.call('enrollmentInfo', { enrollmentId })).status).toBe(200);
  expect(await kept()).toBe(work);
  expect(await story(enrollmentId)).toEqual(['resumed', 'ended', 'began']);
});

test('whoever could read the record of a student before still reads it; a grant, a student and other classes do not [ADM-033, ADM-004]', async () => {
  const enrollmentId = enrollments.student;
  const wanted = { courseId: activeCourse, enrollmentId };
  const read = (by: 'instructor' | 'cd' | 'cm' | 'student' | 'registrar', input: object = wanted) =>
    world.as(by).call('pastStudentProfile', input);
  const before = (await world.as('instructor').call('studentProfile', { enrollmentId })).body;
  const ofCareers = (await world.as('cd').call('studentProfile', { enrollmentId })).body['grades'];
  expect((await read('instructor')).body).toMatchObject({ errorCode: 'NOT_AMONG_THE_PAST' });
  await world.as('registrar').call('endEnrollment', { enrollmentId, reason: 'transferred', lastDay: null, note });
  const { past, ...after } = (await read('instructor')).body;
  expect(past).toMatchObject({ name: 'Maya Okafor', endReason: 'transferred' });
  expect(after['grades']).toEqual(before['grades']);
  const listed = (await world.as('ta').call('pastStudents', { courseId: activeCourse })).body as unknown as {
    students: object[];
  };
  expect(listed.students[0]).toMatchObject({ enrollmentId });
  expect((await read('cm')).status).toBe(200);
  expect((await read('cd')).body['grades']).toEqual(ofCareers);
  expect(ofCareers).not.toEqual(before['grades']);
  expect([(await read('student')).status, (await read('registrar')).status]).toEqual([404, 404]);
  expect((await read('instructor', { ...wanted, courseId: fullTimeCourse })).status).toBe(404);
  await world.as('registrar').call('resumeEnrollment', { enrollmentId, note });
});

test('another role is another enrollment, and going back brings the first one with its work [ADM-030, ADM-034]', async () => {
  const enrollmentId = enrollments.student;
  expect((await world.as('admin').call('changeEnrollmentRole', { enrollmentId, role: 'ta', note })).status).toBe(200);
  const now = (await rosterOf(true)).rows.find(({ accountId }) => accountId === accounts.student);
  if (!now) throw new Error('There is no new enrollment.');
  expect(await idsOf(false)).toContain(enrollmentId);
  const work = { assignmentId: world.ids.ungradedAssignment, studentId: accounts.student };
  expect((await world.as('instructor').call('ungradedNeighbours', work)).status).toBe(200);
  expect((await story(now.enrollmentId))[0]).toBe('role changed');
  const back = { enrollmentId: now.enrollmentId, role: 'student', note };
  expect((await world.as('admin').call('changeEnrollmentRole', back)).status).toBe(200);
  expect(await idsOf(true)).toContain(enrollmentId);
  expect((await story(enrollmentId)).slice(0, 2)).toEqual(['role changed', 'role changed']);
});

test('by a role alone nobody changes the own place; by a grant it stands in the roster as such [ADM-004, ADM-005]', async () => {
  const own = { enrollmentId: enrollments.admin, reason: 'by mistake', lastDay: null, note };
  expect((await world.as('admin').call('endEnrollment', own)).body).toMatchObject({ errorCode: 'OWN_ENROLLMENT' });
  const change = { what: 'enroll', role: 'instructor' };
  const wanted = { courseId: activeCourse, change, emails: ['registrar@northfield.example'] };
  const { digest } = (await world.as('registrar').call('previewEnrollments', { ...wanted, fromCourseId: null })).body;
  await world.as('registrar').call('saveEnrollments', { ...wanted, digest });
  const origins = await world.db.many(sql`
    select e.origin, a.origin as audited from enrollments e
    join audit_entries a on a.account_id = e.account_id and a.course_id = e.course_id
    where e.university_id = ${northfield} and e.account_id = ${accounts.registrar}`);
  expect(origins).toEqual([{ origin: 'own grant', audited: 'own grant' }]);
});

test('a general manager reads the roster, a student does not, and nobody learns of another university [ADM-002, ADM-006, ADM-008]', async () => {
  expect((await rosterOf(true, 'cm')).total).toBeGreaterThan(10);
  const end = { enrollmentId: enrollments.student, reason: 'completed', lastDay: null, note };
  expect((await world.as('cm').call('endEnrollment', end)).status).toBe(403);
  expect((await world.as('student').call('roster', { ...LIST, active: true })).status).toBe(403);
  const elsewhere = { ...LIST, courseId: world.ids.lakesideCourse, active: true };
  expect((await world.as('registrar').call('roster', elsewhere)).status).toBe(404);
});
