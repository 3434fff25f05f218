import { expect, test } from 'vitest';
import { sql, type Sql } from '#database/db';
import { RACE } from '#testing/effort';
import { useWorld } from '#testing/world';

const world = useWorld();
const { ids } = world;
const TIMEOUT_MS = 240_000;

const many = <T>(what: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RACE.parallel }, (_, index) => what(index)));
const rounds = async (round: (index: number) => Promise<void>) => {
  for (let index = 0; index < RACE.rounds; index++) await round(index);
};
const work = (id: number | null, assignmentId: number, notes: string) => ({
  submission: { id, assignmentId, studentEnrollmentId: ids.enrollments.student, notes },
  submissionUrlList: [{ id: null, submissionId: null, url: 'https://github.com/maya/race', title: null }],
});
const rows = (query: Sql) => world.db.many(query);

/** Checks the rules that must hold under concurrency. */
const invariants = async () => {
  expect(
    await rows(sql`
      select w.id from submissions w where w.version <> 1 + (select count(*) from submission_versions v
        where v.university_id = w.university_id and v.submission_id = w.id) and w.enrollment_id = ${ids.enrollments.student}`),
    'every earlier version is kept',
  ).toEqual([]);
  expect(
    await rows(sql`
      select w.id from submissions w where w.resubmission_count <> (select count(*) from submission_versions v
        where v.university_id = w.university_id and v.submission_id = w.id and v.grade = 'Incomplete') and w.enrollment_id = ${ids.enrollments.student}`),
    'a resubmission is counted for each archived Incomplete',
  ).toEqual([]);
  expect(
    await rows(sql`
      select w.id from submissions w
      join lateral (select h.new_value from grade_history h where h.university_id = w.university_id and h.submission_id = w.id
        order by h.id desc limit 1) last on true
      left join submission_grades g on g.university_id = w.university_id and g.submission_id = w.id
      join assignments a on a.university_id = w.university_id and a.id = w.assignment_id and a.context_id = 1
      where last.new_value is distinct from g.grade`),
    'the history ends with the grade that stands',
  ).toEqual([]);
  expect(
    await rows(sql`
      select h.id from (select id, old_value, lag(new_value) over (partition by university_id, submission_id order by id) as before
        from grade_history) h where h.before is distinct from h.old_value and h.before is not null`),
    'every change begins where the one before ended',
  ).toEqual([]);
};

test(
  'a double submit is one submission [SUBM-039]',
  async () => {
    await rounds(async () => {
      await world.db.run(
        sql`delete from submissions where assignment_id = ${ids.openAssignment} and enrollment_id = ${ids.enrollments.student}`,
      );
      await world.db.run(sql`delete from notifications where type = 'SUBMISSION_RECEIVED'`);
      const answers = await many(() =>
        world.as('student').call('createSubmission', work(null, ids.openAssignment, 'once')),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.submission?.id}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      const [notified] = await world.db.many<{ count: number }>(
        sql`select count(*) from notifications where type = 'SUBMISSION_RECEIVED'`,
      );
      expect(notified?.count).toBe(4);
    });
    await invariants();
  },
  TIMEOUT_MS,
);

test(
  'a comment sent many times at once is one comment [SUBM-060]',
  async () => {
    await rounds(async (round) => {
      const comment = `Round ${round}`;
      await many(() =>
        world.as('student').call('createSubmissionComment', {
          id: null,
          submissionId: ids.ungradedSubmission,
          enrollmentId: ids.enrollments.student,
          comment,
        }),
      );
      expect(await rows(sql`select 1 from submission_comments where comment = ${comment}`)).toHaveLength(1);
    });
  },
  TIMEOUT_MS,
);

test(
  'grade against resubmit: what was graded is what the grader has seen [GRADE-035, SUBM-044]',
  async () => {
    const { incompleteSubmission: id, incompleteAssignment: assignmentId } = ids;
    await rounds(async (round) => {
      const before = await world.db.one<{ version: number }>(sql`select version from submissions where id = ${id}`);
      const answers = await many<{ status: number }>((index) =>
        index % 2 === 0
          ? world.as('student').call('updateSubmission', work(id, assignmentId, `round ${round} ${index}`))
          : world.as('instructor').call('createSubmissionGrade', {
              id: null,
              submissionId: id,
              grade: 'Incomplete',
              submissionVersion: before.version,
            }),
      );
      expect(answers.every(({ status }) => [200, 403, 409].includes(status))).toBe(true);
      await invariants();
    });
  },
  TIMEOUT_MS,
);

test(
  'two graders: one grade stands, no value is lost from the history [GRADE-036]',
  async () => {
    const grades = ['A', 'B', 'C', 'D'] as const;
    await rounds(async () => {
      await world.db.run(sql`delete from submission_grades where submission_id = ${ids.ungradedSubmission}`);
      await world.db.run(sql`delete from grade_history where submission_id = ${ids.ungradedSubmission}`);
      const created = await many((index) =>
        world
          .as(index % 2 === 0 ? 'instructor' : 'ta')
          .call('createSubmissionGrade', { id: null, submissionId: ids.ungradedSubmission, grade: grades[index % 4] }),
      );
      const accepted = new Set(
        created.filter(({ status }) => status === 200).map(({ body }) => body.submissionGrade.grade),
      );
      expect(accepted.size).toBe(1);
      const standing = created.find(({ status }) => status === 200)?.body.submissionGrade;
      await many((index) =>
        world.as(index % 2 === 0 ? 'instructor' : 'ta').call('updateSubmissionGrade', {
          id: standing?.id,
          submissionId: ids.ungradedSubmission,
          grade: grades[(index + 1) % 4],
          version: standing?.version,
        }),
      );
      const history = await rows(sql`select id from grade_history where submission_id = ${ids.ungradedSubmission}`);
      expect(history).toHaveLength(2);
      await invariants();
    });
  },
  TIMEOUT_MS,
);

test(
  'grades by hand, undone grades and an import at once: the history is one chain to what stands [GRADE-036]',
  async () => {
    const [submissionId, item, student] = [ids.gradedSubmission, ids.gradedAssignment, ids.enrollments.student];
    const standing = () =>
      world.db.maybe<{ id: number; grade: string; version: number }>(sql`
      select id, grade, version from submission_grades where submission_id = ${submissionId}`);
    const length = async () =>
      (await rows(sql`select id from grade_history where submission_id = ${submissionId}`)).length;
    const grades = ['A', 'B', 'C', 'D'] as const;
    await rounds(async (round) => {
      const [before, began] = [await standing(), await length()];
      const courseId = ids.activeCourse;
      const to = grades[round % 4] === before?.grade ? 'F' : (grades[round % 4] ?? 'F');
      const file = `Enrollment,x [${item}]\n${student},${to}\n`;
      const { digest } = (await world.as('ta').call('previewGradeImport', { courseId, file })).body;
      const answers = await many<{ status: number }>((index) => {
        if (index % 3 === 0) return world.as('ta').call('importGrades', { courseId, file, digest });
        const version = before?.version ?? 1;
        if (index % 3 === 1)
          return world.as('instructor').call('undoSubmissionGrade', { submissionId, version: version + 1 });
        const grade = grades[(round + index) % 4];
        return world
          .as('instructor')
          .call('updateSubmissionGrade', { id: before?.id ?? 1, submissionId, grade, version });
      });
      expect(answers.filter(({ status }) => ![200, 403, 404, 409].includes(status))).toEqual([]);
      // at most one grade that builds on the former one, and one that undoes it
      expect(await length()).toBeLessThanOrEqual(began + 2);
      await invariants();
      if (!(await standing()))
        await world.as('instructor').call('createSubmissionGrade', { id: null, submissionId, grade: 'A' });
    });
  },
  TIMEOUT_MS,
);

test('the invariants see what they are for: a grade changed behind the back of the history', async () => {
  await world.db.run(sql`update submission_grades set grade = 'F' where submission_id = ${ids.gradedSubmission}`);
  await expect(invariants()).rejects.toThrow('the history ends with the grade that stands');
});

test(
  'extension against reset: the trace ends with what stands [WORK-022, WORK-023]',
  async () => {
    await rounds(async () => {
      await many((index) =>
        world.as('instructor').call('extendAssignment', { assignmentId: ids.futureAssignment, bufferDays: index % 3 }),
      );
      const { standing, last } = await world.db.one<{ standing: number; last: number }>(sql`
      select a.buffer_days as standing, (select x.buffer_days from assignment_extensions x where x.assignment_id = a.id order by x.id desc limit 1) as last
      from assignments a where a.id = ${ids.futureAssignment}`);
      expect(last).toBe(standing);
    });
  },
  TIMEOUT_MS,
);
