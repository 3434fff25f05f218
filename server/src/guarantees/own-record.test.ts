import { beforeAll, expect, test } from 'vitest';
import { STAFF } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const { activeCourse: courseId, accounts, enrollments } = ids;
const [own, work, milestone] = [enrollments.student, ids.ungradedSubmission, ids.milestoneSubmission];

/** The account of the student in any role. */
const me = () => world.as('student');
let seat = own;
let comment = 0;

/** Everything that shows how the student's own time in the class is judged. */
const record = () =>
  world.db.many(sql`
    select 'grade' as what, submission_id as id, grade as value, version from submission_grades g where exists (
      select from submissions w where w.id = g.submission_id and w.enrollment_id = ${own})
    union all select 'feedback', submission_id, status_id::text, version from career_feedback f where exists (
      select from submissions w where w.id = f.submission_id and w.enrollment_id = ${own})
    union all select 'attendance', session_id, status_code, 0 from attendance where enrollment_id = ${own}
    union all select 'request', id, state, 0 from remote_requests where enrollment_id = ${own}
    union all select 'comment', id, comment, 0 from submission_comments c where deleted_at is null and exists (
      select from submissions w where w.id = c.submission_id and w.enrollment_id = ${own})
    order by 1, 2`);

/** Every write that judges one person, applied to the caller's own work and attendance as a student. */
const judging = () => {
  const request = { id: null, remoteAttendanceRequestId: ids.pendingRequest };
  const status = { sessionId: ids.missedSession, studentId: accounts.student, excusedAbsenceReasonId: null };
  const said = { submissionId: work, enrollmentId: seat, comment: 'Well done' };
  const grade = { submissionId: work, grade: 'A' as const };
  return [
    me().call('saveMark', { submissionId: work, mark: 'A' }),
    me().call('createSubmissionGrade', { id: null, ...grade }),
    me().call('updateSubmissionGrade', { id: 1, version: 1, ...grade }),
    me().call('undoSubmissionGrade', { submissionId: ids.gradedSubmission, version: 1 }),
    me().call('setCareerFeedbackStatus', { submissionId: milestone, statusId: 3 }),
    me().call('gradingPresence', { submissionId: work, here: true }),
    me().call('createSubmissionComment', { id: null, ...said }),
    me().call('updateSubmissionComment', { id: comment, ...said }),
    me().call('deleteSubmissionComment', { id: comment }),
    me().call('setAttendanceStatus', { ...status, statusCode: 'present' }),
    me().call('createRemoteAttendanceApproval', request),
    me().call('createRemoteAttendanceDenial', request),
    me().call('undoRemoteAttendanceApproval', { remoteAttendanceRequestId: ids.approvedRequest }),
    me().call('updateStudentProfileInfo', { studentEnrollmentId: own, githubUserName: 'somebody-else' }),
  ];
};

const become = async (role: (typeof STAFF)[number]) => {
  const { body, status } = await world
    .as('registrar')
    .call('changeEnrollmentRole', { enrollmentId: seat, role, note: '' });
  expect([role, status, body]).toEqual([role, 200, expect.anything()]);
  const now = await world.db.one<{ id: number }>(
    sql`select id from enrollments where course_id = ${courseId} and account_id = ${accounts.student} and active`,
  );
  seat = now.id;
};

beforeAll(async () => {
  const [first] = await world.db.many<{ id: number }>(sql`
    select c.id from submission_comments c join submissions w on w.id = c.submission_id
    where w.id = ${work} and c.deleted_at is null order by c.id`);
  comment = first?.id ?? 0;
});

test.each(STAFF)(
  'whoever was a student and is %s now judges nothing of the own time as a student [D-229]',
  async (role) => {
    await become(role);
    const before = await record();
    for (const sent of judging()) {
      const { status } = await sent;
      // some roles may not do this to anybody
      expect([403, 404]).toContain(status);
    }
    expect(await record()).toEqual(before);
  },
);

test('nor does it change with what is taken back for a whole session [ATT-019, D-229]', async () => {
  const sessionId = ids.missedSession;
  await world.db.run(
    sql`update attendance set set_by = null where session_id = ${sessionId} and enrollment_id = ${own}`,
  );
  const before = await record();
  expect((await world.as('admin').call('undoSystemAbsences', { sessionId })).status).toBe(200);
  expect(await record()).toEqual(before);
});
