import { IconCheck, IconSend } from '@tabler/icons-react';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { studentButton } from '@bcs/contract/features/submissions/editing';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';

type Props = { assignment: Assignment; submission: Submission | null };

/** The facts of a submission that the rule of the student's button asks for. */
export const handedIn = ({ contextId }: Assignment, submission: Submission | null) =>
  submission && {
    contextId,
    grade: submission.submissionGrade?.grade ?? null,
    careerFeedbackStatusId: submission.careerFeedback?.careerFeedbackStatusId ?? null,
    resubmissionCount: submission.resubmissionCount,
  };

/** Submit, edit, resubmit, or 'Submitted & Graded', disabled. SUBM-013, Annex D */
export function StudentButton({ assignment, submission }: Props) {
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
