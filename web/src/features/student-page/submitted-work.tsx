import { feedbackLabel } from '@bcs/contract/features/coursework/statuses';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import type { GradesRow } from '@bcs/contract/features/grades/model';
import { compareInstants } from '@bcs/contract/kernel/clock';
import { isStudent } from '@bcs/contract/kernel/roles';
import { feedbackTone } from '#features/coursework/submission-badge.tsx';
import { GradeChip } from '#features/grading/grade-chip.tsx';
import { Badge } from '#kit/badge.tsx';
import { Moment } from '#lib/moment.tsx';
import { useViewer } from '#lib/viewer.ts';
import { TextLink } from '#kit/text-link.tsx';
import { ProfileSection } from './profile-section.tsx';

/** A piece of work by its title: it links staff to the grading page, and students to their grade. */
function WorkLink({ row: { assignment, student } }: { row: GradesRow }) {
  const { role } = useViewer();
  const assignmentId = String(assignment.id);
  const look = 'w-fit text-ink!';
  return isStudent(role) ? (
    <TextLink to="/grades/$assignmentId" params={{ assignmentId }} className={look}>
      {assignment.title}
    </TextLink>
  ) : (
    <TextLink
      to="/gradebook/$assignmentId/grade/$studentId"
      params={{ assignmentId, studentId: String(student.id) }}
      className={look}
    >
      {assignment.title}
    </TextLink>
  );
}

/** The submitted work with its grade, the latest first; each leads to its grading page. PEOPLE-011 */
export function SubmittedWork({ grades }: { grades: readonly GradesRow[] }) {
  const { timeZone } = useViewer();
  const submitted = grades
    .flatMap((row) => (row.submission ? [{ ...row, submission: row.submission }] : []))
    .toSorted((a, b) => compareInstants(b.submission.date, a.submission.date));
  return (
    <ProfileSection
      title="Grades"
      lead="The latest submission first."
      shown={12}
      count={submitted.length}
      empty="Nothing has been submitted yet."
    >
      {submitted.map((row) => (
        <li
          key={row.assignment.id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 sm:px-5"
        >
          <span className="grid min-w-0 gap-0.5">
            <WorkLink row={row} />
            <span className="text-sm text-muted">
              Submitted <Moment at={row.submission.date} zone={timeZone} dayOnly />
              {row.status === 'Submitted Late' && ' · late'}
            </span>
          </span>
          <Judgement row={row} />
        </li>
      ))}
    </ProfileSection>
  );
}

function Judgement({ row: { assignment, submissionGrade, careerFeedback } }: { row: GradesRow }) {
  if (submissionGrade) return <GradeChip grade={submissionGrade.grade} />;
  if (!isCareer(assignment)) return <Badge tone="brand">Ungraded</Badge>;
  const statusId = careerFeedback?.careerFeedbackStatusId ?? null;
  return <Badge tone={feedbackTone(statusId)}>{feedbackLabel(statusId)}</Badge>;
}
