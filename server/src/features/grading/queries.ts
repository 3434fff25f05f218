import type { CareerFeedback, Grade, SubmissionGrade } from '@bcs/contract/features/coursework/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { GradebookAssignment, GradebookRow, GradebookStudent } from '@bcs/contract/features/grading/model';
import { sql, type Db } from '#database/db';
import { JOIN_GRADES, FEEDBACK, GRADE, type WorkRow } from '#features/coursework/queries-assignment';
import { avatarOf } from '#features/identity/queries-account';
import { isBlocked } from '#kernel/seats';
import { staysOf } from '#kernel/stays';

/** A locked submission: nobody else can submit or grade it until the transaction ends. */
export interface LockedSubmission {
  submissionId: number;
  studentEnrollmentId: number;
  version: number;
  assignmentId: number;
  contextId: 1 | 2;
  title: string;
  submissionGrade: SubmissionGrade | null;
  gradedBy: number | null;
  careerFeedback: CareerFeedback | null;
}

/** Locks the submission, waiting for others, and reads its present state. */
export async function lockSubmission(db: Db, { universityId }: Viewer, submissionId: number) {
  await db.run(
    sql`select 1 from submissions where university_id = ${universityId} and id = ${submissionId} for update`,
  );
  return db.one<LockedSubmission>(sql`
    select w.id as "submissionId", w.enrollment_id as "studentEnrollmentId", w.version, a.id as "assignmentId",
      a.context_id as "contextId", a.title, ${GRADE} as "submissionGrade", g.graded_by as "gradedBy", ${FEEDBACK} as "careerFeedback"
    from submissions w
    join assignments a on a.university_id = w.university_id and a.id = w.assignment_id
    ${JOIN_GRADES}
    where w.university_id = ${universityId} and w.id = ${submissionId}`);
}

/** Saves a grade. The version is incremented, so that older pages notice the change. */
export async function putGrade(
  db: Db,
  viewer: Viewer,
  locked: LockedSubmission,
  grade: Grade,
  now: Instant,
): Promise<SubmissionGrade> {
  const { submissionGrade } = await db.one<{ submissionGrade: SubmissionGrade }>(sql`
    insert into submission_grades as g (university_id, course_id, submission_id, grade, graded_by, graded_at)
    values (${viewer.universityId}, ${viewer.courseId}, ${locked.submissionId}, ${grade}, ${viewer.accountId}, ${now})
    on conflict on constraint a_submission_has_one_grade
    do update set grade = excluded.grade, graded_by = excluded.graded_by, graded_at = excluded.graded_at, version = g.version + 1
    returning ${GRADE} as "submissionGrade"`);
  await addToHistory(db, viewer, locked.submissionId, locked.submissionGrade?.grade ?? null, grade, now);
  return submissionGrade;
}

/** Reads the grade before the last change. */
export async function findPreviousGrade(
  db: Db,
  viewer: Viewer,
  { submissionId }: LockedSubmission,
): Promise<Grade | null> {
  const { before } = await db.one<{ before: Grade | null }>(sql`
    select old_value as before from grade_history
    where university_id = ${viewer.universityId} and submission_id = ${submissionId} order by id desc limit 1`);
  return before;
}

/** Removes the grade of a submission. */
export async function removeGrade(db: Db, viewer: Viewer, locked: LockedSubmission, now: Instant): Promise<void> {
  await db.run(sql`
    delete from submission_grades where university_id = ${viewer.universityId} and submission_id = ${locked.submissionId}`);
  await addToHistory(db, viewer, locked.submissionId, locked.submissionGrade?.grade ?? null, null, now);
}

/** Sets or changes career feedback, like a grade. */
export async function putFeedback(
  db: Db,
  viewer: Viewer,
  locked: LockedSubmission,
  statusId: number,
  now: Instant,
): Promise<CareerFeedback> {
  const { careerFeedback } = await db.one<{ careerFeedback: CareerFeedback }>(sql`
    insert into career_feedback as f (university_id, course_id, submission_id, status_id, set_by, set_at)
    values (${viewer.universityId}, ${viewer.courseId}, ${locked.submissionId}, ${statusId}, ${viewer.accountId}, ${now})
    on conflict on constraint a_submission_has_one_feedback_status
    do update set status_id = excluded.status_id, set_by = excluded.set_by, set_at = excluded.set_at, version = f.version + 1
    returning ${FEEDBACK} as "careerFeedback"`);
  const before = locked.careerFeedback?.careerFeedbackStatusId;
  await addToHistory(
    db,
    viewer,
    locked.submissionId,
    before === undefined ? null : String(before),
    String(statusId),
    now,
  );
  return careerFeedback;
}

/** Records a mark in the history, which keeps every value with its author and time. */
const addToHistory = (
  db: Db,
  viewer: Viewer,
  submissionId: number,
  before: string | null,
  after: string | null,
  now: Instant,
) =>
  db.run(sql`
    insert into grade_history (university_id, submission_id, old_value, new_value, changed_by, changed_at)
    values (${viewer.universityId}, ${submissionId}, ${before}, ${after}, ${viewer.accountId}, ${now})`);

/** The JSON of the student with enrollment `e` and account `p`. */
export const STUDENT_JSON = sql`json_build_object(
  'student', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name),
  'studentEnrollmentId', e.id, 'userAccountAvatar', ${avatarOf('p')}, 'stays', ${staysOf('e')},
  'isBlocked', ${isBlocked('p')})`;

const CONTEXTS = { 1: { id: 1, contextCode: 'academic' }, 2: { id: 2, contextCode: 'career' } } as const;

type Whose = Pick<GradebookStudent, 'student' | 'userAccountAvatar'>;

/** One row of a gradebook or of a list of grades, where work may be missing. GRADE-017 */
export const toStudentRow = <Work extends WorkRow | null>(
  assignment: GradebookAssignment,
  { student, userAccountAvatar }: Whose,
  work: Work,
): Omit<GradebookRow, 'submission'> & { submission: Work } => ({
  assignment,
  student,
  userAccountAvatar,
  submission: work,
  submissionGrade: work?.submissionGrade ?? null,
  careerFeedback: work?.careerFeedback ?? null,
  context: CONTEXTS[assignment.contextId],
});
