import { describe, expect, test } from 'vitest';
import { sql } from '#database/db';
import type { DemoName } from '#database/seed/ids';
import { useWorld } from '#testing/world';

const world = useWorld();
const { activeCourse: courseId, enrollments, northfield } = world.ids;
const ask = (name: DemoName & keyof typeof enrollments, week: number | null = null, course: number = courseId) =>
  world.as(name).call('weeklyFeedbackReport', { enrollmentId: enrollments[name], courseId: course, week });
const NAMELESS = ['instructor', 'ta', 'cm'] as const;
const NAMED = ['ssm', 'admin'] as const;

/** Lets exactly this many students of the class of 24 answer a week, in order. */
async function answered(week: number, count: number, rating = 4): Promise<void> {
  await world.db.run(sql`delete from weekly_feedback where course_id = ${courseId} and week = ${week}`);
  await world.db.run(sql`
    insert into weekly_feedback (university_id, course_id, week, enrollment_id, submitted_at, class_overall, pace_of_class,
      apply_learning_outside_class, academic_support, instructor_engagement, instructor_clarity, instructor_knowledge,
      homework_feedback_rating, outside_time_spent)
    select ${northfield}::int, ${courseId}::int, ${week}::int, id, ${world.now}::timestamptz, ${rating}::int, 3, 4, 4, 4, 4, 4, 0, 2
    from enrollments where course_id = ${courseId} and role = 'student' and active order by id limit ${count}`);
}
const rowOf = async (name: Parameters<typeof ask>[0], week: number) =>
  (await ask(name)).body.AverageData.find((row) => row.week === week);

describe('who may', () => {
  test('students and career directors are refused [WEEK-009, D-146]', async () => {
    for (const name of ['student', 'cd'] as const) expect((await ask(name)).status, name).toBe(403);
  });
  test('those who run or oversee the course read it, of no other course, and under no other enrollment [WEEK-013]', async () => {
    for (const name of [...NAMELESS, ...NAMED]) expect((await ask(name)).status, name).toBe(200);
    expect((await ask('ssm', null, world.ids.lakesideCourse)).status).toBe(404);
    const { status } = await world
      .as('ssm')
      .call('weeklyFeedbackReport', { enrollmentId: enrollments.instructor, courseId, week: null });
    expect(status).toBe(404);
  });
});

describe('a closed week', () => {
  test.each([
    [12, null],
    [13, 4],
  ])('with %i of 24 answers shows %s without names [WEEK-012, WEEK-026, D-147]', async (count, classOverall) => {
    await answered(2, count);
    for (const name of NAMELESS) {
      const row = await rowOf(name, 2);
      expect(row, name).toMatchObject({ feedbackCount: count, studentCount: 24, classOverall });
      expect(row?.OutsideTimeSpent === null, name).toBe(classOverall === null);
    }
  });
  test('ssm and admin see the averages of any number [WEEK-010, D-147]', async () => {
    await answered(2, 1, 3);
    for (const name of NAMED) expect((await rowOf(name, 2))?.classOverall, name).toBe(3);
  });
  test('has the share of the class and of each band of hours [WEEK-006, WEEK-018, D-144]', async () => {
    await answered(2, 16);
    await world.db.run(
      sql`update weekly_feedback set outside_time_spent = 5 where course_id = ${courseId} and week = 2 and enrollment_id in (
        select enrollment_id from weekly_feedback where course_id = ${courseId} and week = 2 order by enrollment_id limit 4)`,
    );
    expect(await rowOf('instructor', 2)).toMatchObject({
      feedbackPercentage: 66.67,
      OutsideTimeSpent: {
        option1Percentage: 0,
        option2Percentage: 75,
        option3Percentage: 0,
        option4Percentage: 0,
        option5Percentage: 25,
      },
    });
  });
  test('leaves a homework rating of 0 out of its average [WEEK-006, D-144]', async () => {
    await answered(2, 14);
    expect((await rowOf('instructor', 2))?.homeworkFeedbackRating).toBeNull();
    await world.db.run(
      sql`update weekly_feedback set homework_feedback_rating = 5 where course_id = ${courseId} and week = 2
        and enrollment_id = (select min(enrollment_id) from weekly_feedback where course_id = ${courseId} and week = 2)`,
    );
    expect((await rowOf('instructor', 2))?.homeworkFeedbackRating).toBe(5);
  });
  test('keeps the answer of somebody who has left: nobody can be read off the difference', async () => {
    await answered(2, 14);
    await world.db.run(
      sql`update weekly_feedback set class_overall = 1 where course_id = ${courseId} and week = 2 and enrollment_id = ${enrollments.student}`,
    );
    const before = await rowOf('instructor', 2);
    const leaves = (enrollmentId: number) =>
      world.db.run(sql`update enrollments set active = false, ended_at = ${world.now} where id = ${enrollmentId}`);
    const returns = (enrollmentId: number) =>
      world.db.run(sql`update enrollments set active = true, ended_at = null where id = ${enrollmentId}`);
    await leaves(enrollments.student);
    expect(await rowOf('instructor', 2)).toEqual(before);
    await returns(enrollments.student);
    // nor does the size of the class reveal whether a leaving student had answered [D-264]
    const { id } = await world.db.one<{ id: number }>(sql`
      select max(id) as id from enrollments e where course_id = ${courseId} and role = 'student' and active
        and not exists (select from weekly_feedback f where f.enrollment_id = e.id and f.week = 2)`);
    await leaves(id);
    expect(await rowOf('instructor', 2)).toEqual(before);
    await returns(id);
  });
});

test('while a week is open the latest answers are held back from those who see no names', async () => {
  const open = (await ask('ssm')).body.AverageData.at(-1)?.week ?? 0;
  for (const [count, shown] of [
    [13, 0],
    [15, 0],
    [16, 14],
    [17, 14],
    [18, 16],
  ] as const) {
    await answered(open, count);
    expect((await rowOf('instructor', open))?.shownCount, `${count} answers`).toBe(shown);
    expect((await rowOf('ssm', open))?.shownCount).toBe(count);
  }
});

describe('details and comments', () => {
  test('stand in no answer to those who see no names, whatever week they ask for [WEEK-012, D-147]', async () => {
    for (const name of NAMELESS) {
      for (const week of [null, 1, 2]) {
        expect((await ask(name, week)).body).toMatchObject({ DetailedData: [], Comments: [] });
      }
    }
  });
  test('name the students for ssm and admin, of the asked week or of all [WEEK-007, WEEK-008, WEEK-010, WEEK-013]', async () => {
    await answered(2, 14);
    await world.db.run(
      sql`update weekly_feedback set comments_on_instructor = 'Slower, please.' where course_id = ${courseId} and week = 2 and enrollment_id = ${enrollments.student}`,
    );
    for (const name of NAMED) {
      const { body } = await ask(name, 2);
      expect(body.DetailedData).toHaveLength(14);
      expect(body.DetailedData.find((row) => row.studentEnrollmentId === enrollments.student)).toEqual({
        week: 2,
        studentEnrollmentId: enrollments.student,
        studentName: 'Maya Okafor',
        submittedDate: world.now,
        classOverall: 4,
        paceOfClass: 3,
        applyLearningOutsideClass: 4,
        academicSupport: 4,
        instructorEngagement: 4,
        instructorClarity: 4,
        instructorKnowledge: 4,
        homeworkFeedbackRating: 0,
        outsideTimeSpent: 2,
      });
      expect(body.Comments).toEqual([
        {
          week: 2,
          studentEnrollmentId: enrollments.student,
          studentName: 'Maya Okafor',
          commentsOnInstructor: 'Slower, please.',
          additionalNotes: null,
        },
      ]);
    }
    const all = (await ask('ssm')).body;
    expect(new Set(all.DetailedData.map(({ week }) => week)).size).toBeGreaterThan(5);
  });
});

test('a class without feedback has no weeks [WEEK-014]', async () => {
  await world.db.run(sql`delete from weekly_feedback where course_id = ${courseId}`);
  expect((await ask('instructor')).body).toMatchObject({ AverageData: [], DetailedData: [], Comments: [] });
});
