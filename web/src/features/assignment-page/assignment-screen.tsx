import { IconArrowLeft, IconCheck, IconSend } from '@tabler/icons-react';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { studentButton } from '@bcs/contract/features/submissions/editing';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { isStudent } from '@bcs/contract/kernel/roles';
import { Alert } from '#kit/alert.tsx';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useAnswer } from '#lib/queries.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { StaffAssignment } from './staff-assignment.tsx';
import { StudentAssignment } from './student-assignment.tsx';

/** The facts of a submission that the rule of the student's button asks for. */
const handedIn = ({ contextId }: Assignment, submission: Submission | null) =>
  submission && {
    contextId,
    grade: submission.submissionGrade?.grade ?? null,
    careerFeedbackStatusId: submission.careerFeedback?.careerFeedbackStatusId ?? null,
    resubmissionCount: submission.resubmissionCount,
  };

/** The button of a student: submit, edit, resubmit, or a disabled 'Submitted & Graded'. SUBM-013, Annex D */
function StudentButton({ assignment, submission }: { assignment: Assignment; submission: Submission | null }) {
  const { text, enabled } = studentButton(handedIn(assignment, submission));
  if (!enabled) {
    return (
      <Button disabled>
        <IconCheck size={18} aria-hidden />
        {text}
      </Button>
    );
  }
  return (
    <LinkButton
      to="/coursework/$assignmentId/submit"
      params={{ assignmentId: String(assignment.id) }}
      tone={submission === null || text === 'Resubmit Assignment' ? 'primary' : 'secondary'}
    >
      <IconSend size={18} aria-hidden />
      {text}
    </LinkButton>
  );
}

/** One assignment: students see the task and their own work, staff the work of all. WORK-002, WORK-008, WORK-009 */
export function AssignmentScreen({ assignmentId }: { assignmentId: number }) {
  const { role } = useViewer();
  const detail = useAnswer('courseworkDetail', { assignmentId });
  const { assignment, students } = detail;
  useTitle(assignment.title);
  const own = isStudent(role) ? (students[0]?.submission ?? null) : null;
  return (
    <>
      <PageHeader
        title={assignment.title}
        lead={assignment.assignmentHeader.header}
        back={
          <TextLink to="/coursework" className="inline-flex items-center gap-1.5">
            <IconArrowLeft size={16} aria-hidden />
            Coursework
          </TextLink>
        }
      >
        {assignment.isArchived && <Badge>Archived</Badge>}
        {isStudent(role) && !assignment.isArchived && <StudentButton assignment={assignment} submission={own} />}
      </PageHeader>
      {assignment.isArchived && (
        <Alert className="mb-5">
          This assignment is archived: it accepts no new work, and counts neither as missed nor in averages.
          Submissions, grades and comments stay readable.
        </Alert>
      )}
      {isStudent(role) ? (
        <StudentAssignment assignment={assignment} submission={own} />
      ) : (
        <StaffAssignment assignment={assignment} students={students} />
      )}
    </>
  );
}
