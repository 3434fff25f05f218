import { sql, type Sql, type Db } from '#database/db';

/** The assignments of two classes, and the person whose work is copied. */
interface Copying {
  readonly universityId: number;
  readonly courseId: number;
  readonly from: number;
  readonly to: number;
  readonly pairs: readonly Readonly<{ assignmentId: number; to: number }>[];
}

/** A copy, with a digest of its original state. */
export type TracedCopy = Readonly<{ id: number; trace: string }>;

/**
 * Copies submitted work with its links, earlier versions, grades and their history. Comments are not copied, because
 * their authors belong to the other class. Times are kept, so that work stays as late or early as it was. D-183
 */
export const copyWork = (tx: Db, { universityId, courseId, from, to, pairs }: Copying) =>
  tx.many<{ id: number }>(sql`
    with copied as (
      insert into submissions (university_id, course_id, assignment_id, enrollment_id, notes, first_submitted_at, submitted_at,
        resubmission_count, version, copied_from)
      select w.university_id, ${courseId}::int, p."to", ${to}::int, w.notes, w.first_submitted_at, w.submitted_at, w.resubmission_count,
        w.version, w.id
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as p("assignmentId" int, "to" int)
      join submissions w on w.university_id = ${universityId} and w.assignment_id = p."assignmentId" and w.enrollment_id = ${from}
      returning university_id, id, course_id, copied_from),
    urls as (
      insert into submission_urls (university_id, submission_id, url, title, position)
      select c.university_id, c.id, l.url, l.title, l.position from copied c
      join submission_urls l on l.university_id = c.university_id and l.submission_id = c.copied_from order by l.id),
    versions as (
      insert into submission_versions (university_id, submission_id, version, notes, urls, grade, submitted_at)
      select c.university_id, c.id, v.version, v.notes, v.urls, v.grade, v.submitted_at from copied c
      join submission_versions v on v.university_id = c.university_id and v.submission_id = c.copied_from),
    grades as (
      insert into submission_grades (university_id, course_id, submission_id, grade, graded_by, graded_at, version)
      select c.university_id, c.course_id, c.id, g.grade, g.graded_by, g.graded_at, g.version from copied c
      join submission_grades g on g.university_id = c.university_id and g.submission_id = c.copied_from),
    feedback as (
      insert into career_feedback (university_id, course_id, submission_id, status_id, set_by, set_at, version)
      select c.university_id, c.course_id, c.id, f.status_id, f.set_by, f.set_at, f.version from copied c
      join career_feedback f on f.university_id = c.university_id and f.submission_id = c.copied_from),
    history as (
      insert into grade_history (university_id, submission_id, old_value, new_value, changed_by, changed_at)
      select c.university_id, c.id, h.old_value, h.new_value, h.changed_by, h.changed_at from copied c
      join grade_history h on h.university_id = c.university_id and h.submission_id = c.copied_from order by h.id),
    reports as (
      insert into submission_plagiarism (university_id, submission_id, status, note, reported_on)
      select c.university_id, c.id, x.status, x.note, x.reported_on from copied c
      join submission_plagiarism x on x.university_id = c.university_id and x.submission_id = c.copied_from)
    select id from copied order by id`);

const hanging = (table: Sql): Sql => sql`
  (select string_agg(x::text, '|' order by x::text) from ${table} x where x.university_id = w.university_id and x.submission_id = w.id)`;

/** A digest of submission `w` that changes with every resubmission, grade or comment. */
const TRACE = sql`md5(concat_ws('|', w::text, ${hanging(sql`submission_urls`)}, ${hanging(sql`submission_grades`)},
  ${hanging(sql`career_feedback`)}, ${hanging(sql`submission_plagiarism`)}, ${hanging(sql`submission_comments`)}))`;

export const findTraces = (tx: Db, universityId: number, copies: readonly { readonly id: number }[]) =>
  tx.many<TracedCopy>(sql`
    select w.id, ${TRACE} as trace from submissions w
    where w.university_id = ${universityId} and w.id = any(${copies.map(({ id }) => id)}::int[]) order by w.id`);

/** Removes the copies that nobody has changed; returns their number. */
export const removeCopies = (tx: Db, universityId: number, copies: readonly TracedCopy[]) =>
  tx.run(sql`
    delete from submissions w using jsonb_to_recordset(${JSON.stringify(copies)}::jsonb) as c(id int, trace text)
    where w.university_id = ${universityId} and w.id = c.id and ${TRACE} = c.trace`);
