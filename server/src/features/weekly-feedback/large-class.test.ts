import { beforeAll, expect, test } from 'vitest';
import { sql } from '#database/db';
import { handleCall } from '#kernel/pipeline';
import type { Handler } from '#kernel/handler';
import { recording } from '#testing/recording';
import { useWorld } from '#testing/world';
import { weeklyFeedbackReport } from './handlers.ts';

const world = useWorld();
const { activeCourse: courseId, enrollments, northfield } = world.ids;
const [STUDENTS, WEEKS] = [200, 24];

beforeAll(async () => {
  await world.db.run(sql`delete from weekly_feedback where course_id = ${courseId}`);
  await world.db.run(sql`update courses set start_date = '2025-06-01', end_date = '2026-06-30' where id = ${courseId}`);
  await world.db.run(sql`
    with newcomers as (
      insert into accounts (email, first_name, last_name, draft_key)
      select 'many' || n || '@northfield.example', 'One', 'Of' || n, 'x' from generate_series(25, ${STUDENTS}::int) n returning id)
    insert into enrollments (university_id, course_id, account_id, role)
    select ${northfield}::int, ${courseId}::int, id, 'student' from newcomers`);
  await world.db.run(sql`
    insert into weekly_feedback (university_id, course_id, week, enrollment_id, submitted_at, class_overall, pace_of_class,
      apply_learning_outside_class, academic_support, instructor_engagement, instructor_clarity, instructor_knowledge,
      homework_feedback_rating, outside_time_spent, comments_on_instructor)
    select ${northfield}::int, ${courseId}::int, w, e.id, ${world.now}::timestamptz, 1 + e.id % 5, 3, 4, 4, 4, 4, 5, e.id % 6, 1 + e.id % 5,
      'Clear examples, thank you!'
    from enrollments e, generate_series(1, ${WEEKS}::int) w where e.course_id = ${courseId} and e.role = 'student' and e.active`);
});

test.each([
  ['instructor', 0],
  ['ssm', STUDENTS * WEEKS],
] as const)('200 students over 24 weeks take %s three statements', async (name, details) => {
  const { database, take } = recording(world.db);
  const input = { enrollmentId: enrollments[name], courseId, week: null };
  const arrival = { token: await world.tokenOf(name), input, ip: '127.0.0.1' };
  const answer = await handleCall(weeklyFeedbackReport as unknown as Handler, arrival, { ...world.services, database });
  expect(take().reduce((sum, { statements }) => sum + statements.length, 0)).toBe(3);
  const { AverageData, DetailedData } = answer as { AverageData: { shownCount: number }[]; DetailedData: unknown[] };
  expect(AverageData.filter(({ shownCount }) => shownCount === STUDENTS)).toHaveLength(WEEKS);
  expect(DetailedData).toHaveLength(details);
});
