import type { Assignment, CareerFeedback, SubmissionGrade } from '@bcs/contract/features/coursework/model';
import {
  GRADED_FEEDBACK,
  UNGRADED_FEEDBACK,
  submissionStatus,
  type ItemFacts,
} from '@bcs/contract/features/coursework/statuses';
import { effectiveDueDate } from '@bcs/contract/features/coursework/due-date';
import type { Stay } from '@bcs/contract/features/enrollments/model';
import { wasEnrolledAt } from '@bcs/contract/features/enrollments/stays';
import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql } from '#database/db';

/** An assignment as it is stored; everything else follows by rules. */
export type AssignmentRow = Omit<
  Assignment,
  'effectiveDueDate' | 'submissionGrade' | 'resubmissionCount' | 'submissionStatus' | 'submittedAt' | 'wasThere'
>;

/** The fields of a submission that lists need, without its grade. */
export interface WorkRow {
  id: number;
  studentEnrollmentId: number;
  date: Instant;
  firstSubmittedAt: Instant;
  version: number;
  resubmissionCount: number;
  commentsCount: number;
  submissionGrade: SubmissionGrade | null;
  careerFeedback: CareerFeedback | null;
}

export const CONTEXT = sql`json_build_object('id', a.context_id,
  'contextCode', case a.context_id when 1 then 'academic' else 'career' end)`;

/** The due date of assignment `a` with its extension, accurate enough for sorting. */
export const EXTENDED_DUE = sql`(a.due_date + make_interval(days => a.buffer_days))`;

/** The assignment `a` as JSON, with counts and comments from the joined `n`. */
export const ASSIGNMENT = sql`json_build_object(
  'id', a.id, 'courseId', a.course_id, 'contextId', a.context_id, 'title', a.title,
  'assignmentDate', a.assignment_date, 'dueDate', iso(a.due_date), 'bufferDays', a.buffer_days,
  'required', a.required, 'requiredForGraduation', a.required_for_graduation, 'prework', a.prework, 'isArchived', a.archived_at is not null,
  'assignmentHeader', json_build_object('header', a.header),
  'assignmentContent', json_build_object('content', a.content),
  'assignmentHours', json_build_object('minHours', a.min_hours, 'maxHours', a.max_hours),
  'context', ${CONTEXT},
  'submittedStudentCount', n.submitted, 'gradedStudentCount', n.graded, 'commentsCount', n.comments)`;

/** The grade `g` as JSON, or null. */
export const GRADE = sql`case when g.id is null then null else json_build_object(
  'id', g.id, 'submissionId', g.submission_id, 'grade', g.grade, 'version', g.version, 'gradedAt', iso(g.graded_at)) end`;

/** The career feedback `f` as JSON, or null. */
export const FEEDBACK = sql`case when f.submission_id is null then null else json_build_object(
  'careerFeedbackStatusId', f.status_id, 'version', f.version, 'setAt', iso(f.set_at)) end`;

/** Joins grade and feedback of submission `w`, including the course so that a class can be read as a whole. */
export const JOIN_GRADES = sql`
  left join submission_grades g on g.university_id = w.university_id and g.course_id = w.course_id and g.submission_id = w.id
  left join career_feedback f on f.university_id = w.university_id and f.course_id = w.course_id and f.submission_id = w.id`;

/** Tells whether submission `w` of item `a` still needs a grade or feedback; requires JOIN_GRADES. */
export const WAITS_FOR_MARK = sql`
  case a.context_id when 1 then g.id is null else f.submission_id is null or f.status_id = any(${UNGRADED_FEEDBACK}) end`;

/** The submission `w` with its grade as JSON. */
export const SUBMISSION_JSON = sql`json_build_object(
  'id', w.id, 'studentEnrollmentId', w.enrollment_id, 'date', iso(w.submitted_at), 'firstSubmittedAt', iso(w.first_submitted_at),
  'version', w.version, 'resubmissionCount', w.resubmission_count,
  'commentsCount', (select count(*) from submission_comments m
    where m.university_id = w.university_id and m.submission_id = w.id and m.deleted_at is null),
  'submissionGrade', ${GRADE}, 'careerFeedback', ${FEEDBACK})`;

/** The counts for staff: students who submitted assignment `a`, graded ones, and comments. */
export const STAFF_COUNTS = sql`
  select count(*) as submitted,
    count(*) filter (where case a.context_id when 1 then g.id is not null else f.status_id = any(${GRADED_FEEDBACK}) end) as graded,
    coalesce(sum((select count(*) from submission_comments m
      where m.university_id = w.university_id and m.submission_id = w.id and m.deleted_at is null)), 0)::int as comments
  from submissions w
  join enrollments s on s.university_id = w.university_id and s.id = w.enrollment_id and s.active and s.role = ${STUDENT}
  ${JOIN_GRADES}
  where w.university_id = a.university_id and w.assignment_id = a.id`;

/** Empty counts for students, who must not see those of others. */
export const NO_COUNTS = sql`select null::int as submitted, null::int as graded, 0 as comments`;

/** A student's own data on an assignment: the work, and the periods in class. */
export type OwnPart = Readonly<{ work: WorkRow | null; stays: readonly Stay[] }>;

/** Builds the facts for the status rules. */
export const toAssignmentFacts = (
  item: { contextId: number; required: boolean; effectiveDueDate: Instant },
  { work, stays }: OwnPart,
): ItemFacts => ({
  contextId: item.contextId,
  required: item.required,
  effectiveDueDate: item.effectiveDueDate,
  wasThere: wasEnrolledAt(stays, item.effectiveDueDate),
  submission: work && {
    firstSubmittedAt: work.firstSubmittedAt,
    grade: work.submissionGrade?.grade ?? null,
    careerFeedbackStatusId: work.careerFeedback?.careerFeedbackStatusId ?? null,
  },
});

/** The due date including the extension. D-080 */
export const finalDueDate = ({ dueDate, bufferDays }: { dueDate: Instant; bufferDays: number }, zone: Zone): Instant =>
  effectiveDueDate(dueDate, bufferDays, zone);

/** Completes an assignment. `own` is the caller's data; undefined for staff, who submit nothing. */
export function toAssignment(row: AssignmentRow, zone: Zone, own?: OwnPart): Assignment {
  const due = finalDueDate(row, zone);
  const work = own?.work;
  const facts = own && toAssignmentFacts({ ...row, effectiveDueDate: due }, own);
  return {
    ...row,
    effectiveDueDate: due,
    submissionGrade: work?.submissionGrade ?? null,
    resubmissionCount: work?.resubmissionCount ?? 0,
    commentsCount: work?.commentsCount ?? row.commentsCount,
    submittedAt: work?.firstSubmittedAt ?? null,
    submissionStatus: facts ? submissionStatus(facts) : null,
    wasThere: facts?.wasThere ?? true,
  };
}
