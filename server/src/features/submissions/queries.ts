import type { Submission } from '@bcs/contract/features/submissions/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import { COURSE_RUNNERS, type Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { JOIN_GRADES, FEEDBACK, GRADE } from '#features/coursework/queries-assignment';
import { COMMENT, COMMENT_TABLES } from './queries-comments.ts';

const URLS = sql`(
  select coalesce(json_agg(json_build_object('id', l.id, 'submissionId', l.submission_id, 'url', l.url, 'title', l.title)
    order by l.position, l.id), '[]')
  from submission_urls l where l.university_id = w.university_id and l.submission_id = w.id)`;

const COMMENTS = sql`(
  select coalesce(json_agg(${COMMENT} order by m.created_at, m.id), '[]')
  from ${COMMENT_TABLES}
  where m.university_id = w.university_id and m.submission_id = w.id and m.deleted_at is null)`;

const EARLIER = sql`(
  select coalesce(json_agg(json_build_object(
    'version', v.version, 'notes', v.notes, 'urls', v.urls, 'grade', v.grade, 'date', iso(v.submitted_at)) order by v.version), '[]')
  from submission_versions v where v.university_id = w.university_id and v.submission_id = w.id)`;

/** The version of the instructions for which work was submitted, by time. ADM-098 */
const INSTRUCTIONS = sql`(
  select json_build_object('version', count(*) filter (where v.replaced_at <= w.submitted_at) + 1,
    'isLatest', coalesce(bool_and(v.replaced_at <= w.submitted_at), true))
  from assignment_versions v where v.university_id = w.university_id and v.assignment_id = w.assignment_id)`;

const PLAGIARISM = sql`(
  select json_build_object('status', x.status, 'note', x.note, 'date', x.reported_on)
  from submission_plagiarism x where x.university_id = w.university_id and x.submission_id = w.id)`;

const runsCourse = (role: Role) => COURSE_RUNNERS.includes(role);

const SOURCE = sql`(
  select json_build_object('code', k.code, 'title', t.title)
  from submissions o
  join assignments t on t.university_id = o.university_id and t.id = o.assignment_id
  join courses k on k.university_id = o.university_id and k.id = o.course_id
  where o.university_id = w.university_id and o.id = w.copied_from)`;

/** The whole submission `w` of student `p` as a role may see it. D-094 */
export const submissionFor = (role: Role) => sql`json_build_object(
  'id', w.id, 'assignmentId', w.assignment_id, 'studentEnrollmentId', w.enrollment_id, 'notes', w.notes,
  'date', iso(w.submitted_at), 'firstSubmittedAt', iso(w.first_submitted_at),
  'version', w.version, 'resubmissionCount', w.resubmission_count,
  'submissionUrlList', ${URLS}, 'submissionGrade', ${GRADE}, 'careerFeedback', ${FEEDBACK},
  'submissionCommentList', ${COMMENTS}, 'earlierVersions', ${EARLIER}, 'instructions', ${INSTRUCTIONS}, 'copiedFrom', ${SOURCE},
  'submissionPlagiarism', ${runsCourse(role) ? PLAGIARISM : sql`null::json`},
  'student', json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name))`;

/** Reads one whole submission. */
export async function findSubmission(
  db: Db,
  { universityId, role }: Viewer,
  submissionId: number,
): Promise<Submission> {
  const { submission } = await db.one<{ submission: Submission }>(sql`
    select ${submissionFor(role)} as submission
    from submissions w
    join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id
    join accounts p on p.id = e.account_id
    ${JOIN_GRADES}
    where w.university_id = ${universityId} and w.id = ${submissionId}`);
  return submission;
}
