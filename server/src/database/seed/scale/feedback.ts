import { sql, type Db } from '#database/db';
import { BASE, courseId, coursesOf, K, placeId, PLACES, STUDENTS, universityId, type Batch } from './batch.ts';

/** The number of weeks for which the surveys of each course have been answered, by three of four students. */
const WEEKS = 12;

/** Weekly feedback and what people answered halfway through. */
export async function plantFeedback(tx: Db, batch: Batch): Promise<void> {
  const people = sql`${coursesOf(batch)}, generate_series(0, ${STUDENTS - 1}::int) as p`;
  // a survey halfway through, then one for each week, far above those that people.ts plants
  const id = sql`(${BASE * 50} + (k * ${PLACES} + p) * 16)`;
  const friday = sql`${batch.firstDay}::date + (w - 1) * 7 + 5`;
  await tx.run(sql`
    insert into form_submissions (university_id, id, course_id, enrollment_id, form_id, form_name, week, extra, submitted_at)
      overriding system value
    select ${universityId(K)}, ${id} + w, ${courseId(K)}, ${placeId(K, sql`p`)}, f.id, f.name, w, json_build_object('week', w), ${friday}
    from ${people}, generate_series(1, ${WEEKS}::int) as w, forms f where f.name = 'weekly-feedback' and (p + w) % 4 > 0`);
  await tx.run(sql`
    insert into weekly_feedback (university_id, course_id, week, enrollment_id, submitted_at, class_overall, pace_of_class,
      apply_learning_outside_class, academic_support, instructor_engagement, instructor_clarity, instructor_knowledge,
      homework_feedback_rating, outside_time_spent, comments_on_instructor)
    select ${universityId(K)}, ${courseId(K)}, w, ${placeId(K, sql`p`)}, ${friday}, 3 + p % 3, 3, 4, 3 + w % 3, 5, 4, 5, p % 6, 1 + p % 5,
      case when p % 5 = 0 then 'A little slower when new syntax appears, please.' end
    from ${people}, generate_series(1, ${WEEKS}::int) as w where (p + w) % 4 > 0`);
  await tx.run(sql`
    with sent as (
      insert into form_submissions (university_id, id, course_id, enrollment_id, form_id, form_name, submitted_at)
        overriding system value
      select ${universityId(K)}, ${id}, ${courseId(K)}, ${placeId(K, sql`p`)}, f.id, f.name, ${batch.firstDay}::date + 84
      from ${people}, forms f where f.name = 'mid-course-pt' and p % 4 > 0
      returning university_id, id, form_id, enrollment_id)
    insert into form_answers (university_id, submission_id, step_id, value)
    select s.university_id, s.id, t.id, to_jsonb(case t.ordinal when 1 then (s.enrollment_id % 11)::text else 'The projects.' end)
    from sent s join form_steps t on t.form_id = s.form_id and t.ordinal <= 2`);
}
