import { beforeEach, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { numberOf } from '#testing/rows';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
type Commenter = Extract<DemoName, keyof typeof ids.enrollments>;

const add = (name: Commenter, comment: string, submissionId: number = ids.ungradedSubmission) =>
  world
    .as(name)
    .call('createSubmissionComment', { id: null, submissionId, enrollmentId: ids.enrollments[name], comment });
const edit = (name: Commenter, id: number, comment: string, submissionId: number = ids.ungradedSubmission) =>
  world.as(name).call('updateSubmissionComment', { id, submissionId, enrollmentId: ids.enrollments[name], comment });
const remove = (name: Commenter, id: number) => world.as(name).call('deleteSubmissionComment', { id });
const grade = (to: 'A' | null) =>
  to === null
    ? world.db.run(sql`delete from submission_grades where submission_id = ${ids.ungradedSubmission}`)
    : world
        .as('instructor')
        .call('createSubmissionGrade', { id: null, submissionId: ids.ungradedSubmission, grade: to });

beforeEach(async () => {
  await world.db.run(sql`update submission_comments set deleted_at = null, deleted_by = null`);
});

test('a comment keeps its words and says who wrote it in which role [SUBM-060, SUBM-019, SUBM-008, SUBM-009, SUBM-047]', async () => {
  const { status, body } = await add('student', 'Is **this** enough?');
  expect(status).toBe(200);
  expect(body.submissionComment).toMatchObject({
    id: expect.any(Number),
    submissionId: ids.ungradedSubmission,
    enrollmentId: ids.enrollments.student,
    comment: 'Is **this** enough?',
    date: world.now,
    author: { firstName: 'Maya', lastName: 'Okafor' },
    authorRole: { courseRoleCode: 'student' },
    isPcCase: false,
    editedAt: null,
  });
  expect((await add('ssm', 'Well done!')).body.submissionComment.isPcCase).toBe(true);
});

test('a comment says something [SUBM-040]', async () => {
  expect((await add('student', '   \n ')).status).toBe(422);
  expect((await add('student', 'x'.repeat(5001))).status).toBe(422);
});

test('the same comment sent twice is one comment, and tells the graders once [SUBM-060]', async () => {
  await world.db.run(sql`delete from notifications where type = 'SUBMISSION_COMMENT'`);
  const first = await add('student', 'Sent twice');
  const second = await add('student', 'Sent twice');
  expect(second.body.submissionComment.id).toBe(first.body.submissionComment.id);
  const notified = await world.db.many<{ role: string }>(sql`
    select e.role from notifications n join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id
    where n.type = 'SUBMISSION_COMMENT'`);
  expect(notified.map(({ role }) => role).toSorted()).toEqual(['instructor', 'instructor', 'ta', 'ta']);
  world.at('2026-03-11T22:10:11.000Z');
  const later = await add('student', 'Sent twice');
  expect(later.body.submissionComment.id).not.toBe(first.body.submissionComment.id);
  world.at('2026-03-11T22:10:00.000Z');
});

test('the student hears of a comment by staff [SUBM-019]', async () => {
  await world.db.run(sql`delete from notifications where type = 'SUBMISSION_COMMENT'`);
  await add('instructor', 'Nice work.');
  const notified = await world.db.many(sql`
    select enrollment_id as "enrollmentId", content ->> 'message' as message from notifications where type = 'SUBMISSION_COMMENT'`);
  expect(notified).toEqual([
    { enrollmentId: ids.enrollments.student, message: expect.stringMatching(/^Daniel Brooks commented on .+\.$/) },
  ]);
});

test('a comment that is deleted unread is not announced any more [D-201]', async () => {
  await world.db.run(sql`delete from notifications where type = 'SUBMISSION_COMMENT'`);
  await add('instructor', 'Well done.');
  const { body } = await add('instructor', 'Meant for somebody else.');
  await world.as('instructor').call('deleteSubmissionComment', { id: body.submissionComment.id });
  expect(await numberOf(world.db, sql`select count(*) from notifications where type = 'SUBMISSION_COMMENT'`)).toBe(1);
});

test('the author edits, and what it said before stays [SUBM-061, SUBM-020, SUBM-048]', async () => {
  const before = await world.db.one<{ comment: string }>(
    sql`select comment from submission_comments where id = ${ids.comments.student}`,
  );
  const { status, body } = await edit('student', ids.comments.student, 'In other words');
  expect(status).toBe(200);
  expect(body.submissionComment).toMatchObject({ comment: 'In other words', editedAt: world.now });
  await edit('student', ids.comments.student, 'In yet other words');
  const kept = await world.db.many<{ comment: string }>(sql`
    select comment from comment_versions where comment_id = ${ids.comments.student} order by replaced_at`);
  expect(kept.map(({ comment }) => comment)).toEqual([before.comment, 'In other words']);
});

test('nobody edits the comment of somebody else [SUBM-048, SUBM-020]', async () => {
  for (const name of ['instructor', 'ta', 'ssm', 'admin'] as const) {
    const { status, body } = await edit(name, ids.comments.student, 'Forged');
    expect(status).toBe(403);
    expect(body.errorCode).toBe('COMMENT_NOT_THE_AUTHOR');
  }
  expect((await edit('cm', ids.comments.student, 'Forged')).status).toBe(403);
  expect((await edit('student2', ids.comments.student, 'Forged')).status).toBe(404);
});

test('who deletes whose comments [SUBM-062, SUBM-021, SUBM-049, SUBM-050, SUBM-051]', async () => {
  const may: Record<'student' | 'instructor' | 'ta' | 'ssm' | 'admin' | 'cm' | 'cd', (keyof typeof ids.comments)[]> = {
    student: ['student'],
    instructor: ['instructor', 'student', 'ta'],
    ta: ['ta', 'student'],
    ssm: ['ssm'],
    admin: ['admin'],
    cm: ['student', 'instructor', 'ta', 'ssm', 'admin'],
    cd: [],
  };
  for (const [name, allowed] of Object.entries(may) as [keyof typeof may, (typeof may)['cm']][]) {
    for (const author of Object.keys(ids.comments) as (keyof typeof ids.comments)[]) {
      const { status } = await remove(name, ids.comments[author]);
      expect({ name, author, status }).toEqual({ name, author, status: allowed.includes(author) ? 200 : 403 });
      await world.db.run(sql`update submission_comments set deleted_at = null where id = ${ids.comments[author]}`);
    }
  }
});

test('a deleted comment is out of sight but not gone [SUBM-062]', async () => {
  await remove('student', ids.comments.student);
  expect((await remove('student', ids.comments.student)).status).toBe(404);
  const { body } = await world.as('student').call('courseworkDetail', { assignmentId: ids.ungradedAssignment });
  expect(body.students[0]?.submission?.submissionCommentList.map(({ id }) => id)).not.toContain(ids.comments.student);
  const row = await world.db.one(
    sql`select deleted_by as "deletedBy" from submission_comments where id = ${ids.comments.student}`,
  );
  expect(row).toEqual({ deletedBy: ids.accounts.student });
});

test('graded work takes no comments and no editions, but deletions [SUBM-054, SUBM-055]', async () => {
  await grade('A');
  for (const name of ['student', 'instructor', 'ta', 'ssm', 'admin'] as const) {
    expect((await add(name, 'Too late')).body.errorCode).toBe('COMMENT_ON_GRADED_WORK');
  }
  expect((await edit('student', ids.comments.student, 'Too late')).body.errorCode).toBe('COMMENT_ON_GRADED_WORK');
  expect((await remove('student', ids.comments.student)).status).toBe(200);
  await grade(null);
});

test('career items take no comments; cm and cd write none [SUBM-052, SUBM-053]', async () => {
  for (const name of ['student', 'ssm', 'admin'] as const) {
    expect((await add(name, 'Hello', ids.milestoneSubmission)).body.errorCode).toBe('COMMENT_ON_CAREER_ITEM');
  }
  for (const name of ['cm', 'cd'] as const) expect((await add(name, 'Hello')).status).toBe(403);
});

test('a student comments on own work only, under the own name [SUBM-047]', async () => {
  expect((await add('student', 'Hello', ids.otherStudentsUngradedSubmission)).status).toBe(404);
  const forged = {
    id: null,
    submissionId: ids.ungradedSubmission,
    enrollmentId: ids.enrollments.instructor,
    comment: 'I give you an A',
  };
  expect((await world.as('student').call('createSubmissionComment', forged)).status).toBe(404);
  expect((await remove('student', ids.otherStudentsComment)).status).toBe(404);
});
