import type { SubmittedWork } from '@bcs/contract/features/submissions/editing';
import type { WorkUrl } from '@bcs/contract/features/submissions/urls';
import type { WorkItem } from '@bcs/contract/features/submissions/work';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { isOut } from '#kernel/released';

export interface WorkItemRow extends WorkItem {
  contextId: 1 | 2;
  title: string;
  /** True if the assignment is closed for new work. ADM-100 */
  isArchived: boolean;
}

/** A student's own submission, locked so that nobody grades or submits it until the transaction ends. */
export interface HeldWork extends SubmittedWork, WorkItemRow {
  contextId: 1 | 2;
  submissionId: number;
  version: number;
  notes: string;
  urls: WorkUrl[];
}

const ITEM = sql`a.context_id as "contextId", a.title, a.required, a.required_for_graduation as "requiredForGraduation",
  a.archived_at is not null as "isArchived"`;

/** Finds the assignment if it belongs to the student's course and is released. */
export const findItem = (db: Db, { universityId, courseId }: Viewer, assignmentId: number, now: Instant) =>
  db.maybe<WorkItemRow>(sql`
    select ${ITEM} from assignments a
    where a.university_id = ${universityId} and a.course_id = ${courseId} and a.id = ${assignmentId} and ${isOut(now)}`);

export async function lockWork(db: Db, { universityId, enrollmentId }: Viewer, assignmentId: number) {
  const own = sql`w.university_id = ${universityId} and w.assignment_id = ${assignmentId} and w.enrollment_id = ${enrollmentId}`;
  await db.run(sql`select 1 from submissions w where ${own} for update`);
  return db.maybe<HeldWork>(sql`
    select ${ITEM}, w.id as "submissionId", w.version, w.notes, w.resubmission_count as "resubmissionCount",
      g.grade, f.status_id as "careerFeedbackStatusId",
      (select coalesce(json_agg(json_build_object('url', l.url, 'title', l.title) order by l.position, l.id), '[]')
        from submission_urls l where l.university_id = w.university_id and l.submission_id = w.id) as urls
    from submissions w
    join assignments a on a.university_id = w.university_id and a.id = w.assignment_id
    left join submission_grades g on g.university_id = w.university_id and g.submission_id = w.id
    left join career_feedback f on f.university_id = w.university_id and f.submission_id = w.id
    where ${own}`);
}

export interface NewWork {
  notes: string;
  urls: WorkUrl[];
}

/** Creates a submission; nothing if the student has already submitted. */
export async function addWork(db: Db, viewer: Viewer, assignmentId: number, { notes, urls }: NewWork, now: Instant) {
  const row = await db.maybe<{ id: number }>(sql`
    insert into submissions (university_id, course_id, assignment_id, enrollment_id, notes, first_submitted_at, submitted_at)
    values (${viewer.universityId}, ${viewer.courseId}, ${assignmentId}, ${viewer.enrollmentId}, ${notes}, ${now}, ${now})
    on conflict on constraint a_student_submits_an_assignment_once do nothing
    returning id`);
  if (row) await putUrls(db, viewer, row.id, urls);
  return row?.id;
}

const putUrls = (db: Db, { universityId }: Viewer, submissionId: number, urls: readonly WorkUrl[]) =>
  db.run(sql`
    insert into submission_urls (university_id, submission_id, url, title, position)
    select ${universityId}::int, ${submissionId}::int, l.url, l.title, l.position
    from jsonb_to_recordset(${JSON.stringify(urls.map((url, position) => ({ ...url, position })))}::jsonb)
      as l(url text, title text, position smallint)`);

/** Stores the former version with its grade, and replaces the work. */
export async function replaceWork(
  db: Db,
  viewer: Viewer,
  held: HeldWork,
  work: NewWork,
  resubmissionCount: number,
  now: Instant,
) {
  const { universityId } = viewer;
  const { submissionId } = held;
  await db.run(sql`
    insert into submission_versions (university_id, submission_id, version, notes, urls, grade, submitted_at)
    select w.university_id, w.id, w.version, w.notes, ${JSON.stringify(held.urls)}::jsonb, ${held.grade}::text, w.submitted_at
    from submissions w where w.university_id = ${universityId} and w.id = ${submissionId}`);
  await db.run(sql`
    update submissions set notes = ${work.notes}, submitted_at = ${now}, version = version + 1, resubmission_count = ${resubmissionCount}
    where university_id = ${universityId} and id = ${submissionId}`);
  await db.run(
    sql`delete from submission_urls where university_id = ${universityId} and submission_id = ${submissionId}`,
  );
  await putUrls(db, viewer, submissionId, work.urls);
}

/** Removes the grade of the former version; the history keeps it. D-084 */
export const archiveGrade = (db: Db, { universityId, accountId }: Viewer, submissionId: number, now: Instant) =>
  db.run(sql`
    with gone as (
      delete from submission_grades where university_id = ${universityId} and submission_id = ${submissionId} returning grade)
    insert into grade_history (university_id, submission_id, old_value, new_value, changed_by, changed_at)
    select ${universityId}::int, ${submissionId}::int, grade, null, ${accountId}::int, ${now}::timestamptz from gone`);

/** Resets career feedback. D-084 */
export const restartFeedback = (
  db: Db,
  { universityId, accountId }: Viewer,
  { submissionId, careerFeedbackStatusId: before }: HeldWork,
  after: number | null,
  now: Instant,
) =>
  db.run(sql`
    with set_back as (
      update career_feedback set status_id = ${after}, set_by = ${accountId}, set_at = ${now}, version = version + 1
      where university_id = ${universityId} and submission_id = ${submissionId} returning submission_id)
    insert into grade_history (university_id, submission_id, old_value, new_value, changed_by, changed_at)
    select ${universityId}::int, submission_id, ${String(before)}::text, ${String(after)}::text, ${accountId}::int, ${now}::timestamptz
    from set_back`);
