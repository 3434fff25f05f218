import { useQueryClient } from '@tanstack/react-query';
import type { Assignment, Grade } from '@bcs/contract/features/coursework/model';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { ASSESSED_MEANWHILE, SUBMITTED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { toast } from '#kit/toasts.ts';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { READS_OF_GRADES } from '#features/grading/reads-of-grades.ts';
import { undoGrade } from '#features/grading/undo-grade.ts';

/** What the grader has chosen, and which state of things it is about. */
interface Choice {
  readonly value: string;
  readonly version: number;
  readonly submissionVersion: number;
}
export type Conflict = 'assessed' | 'submitted';

const CONFLICTS: Readonly<Record<string, true>> = { [ASSESSED_MEANWHILE.code]: true, [SUBMITTED_MEANWHILE.code]: true };

/**
 * The grade or feedback of one submission: chosen, kept as a draft, and saved only on the state that the grader has
 * seen. What came in between is shown first. GRADE-035, GRADE-036, SUBM-045, SUBM-059
 */
export function useAssessment(assignment: Assignment, submission: Submission) {
  const client = useQueryClient();
  const { courseId } = useViewer();
  const career = isCareer(assignment);
  const { submissionGrade, careerFeedback, id: submissionId, version: submissionVersion } = submission;
  const standing = (career ? careerFeedback : submissionGrade)?.version ?? 0;
  const current = career ? String(careerFeedback?.careerFeedbackStatusId ?? '') : (submissionGrade?.grade ?? '');
  const seen: Choice = { value: current, version: standing, submissionVersion };
  const draft = useDraft<Choice>(`assessment/${submissionId}`, seen);
  const options = {
    changes: READS_OF_GRADES,
    onRefused: ({ code }: { code: string }) => {
      if (CONFLICTS[code]) void client.invalidateQueries({ queryKey: ['grade'] });
    },
  };
  const create = useSend('createSubmissionGrade', options);
  const update = useSend('updateSubmissionGrade', options);
  const feedback = useSend('setCareerFeedbackStatus', options);
  const failure = [create, update, feedback].map((one) => one.failure).find((one) => one !== null) ?? null;

  async function send({ value, ...about }: Choice): Promise<boolean> {
    const grade = value as Grade;
    const answer = career
      ? await feedback.send({ submissionId, statusId: Number(value), ...about })
      : submissionGrade
        ? await update.send({ id: submissionGrade.id, submissionId, grade, ...about })
        : await create.send({ id: null, submissionId, grade, submissionVersion: about.submissionVersion });
    if (!answer) return false;
    const given = 'careerFeedback' in answer ? answer.careerFeedback : answer.submissionGrade;
    draft.saved({ value, version: given.version, submissionVersion: about.submissionVersion });
    const cell = { courseId, studentId: submission.student.id, assignmentId: assignment.id };
    const undo = () => void undoGrade(client, cell, { submissionId, version: given.version });
    toast('Saved', 'good', career ? undefined : { text: 'Undo', run: undo });
    return true;
  }
  const { value: choice, dirty } = draft;
  return {
    career,
    current,
    choice: choice.value,
    /** Something is chosen that is not saved: an empty choice does nothing. SUBM-045 */
    open: dirty && choice.value !== '' && choice.value !== current,
    conflict: conflictOf(choice, seen, dirty),
    pending: create.pending || update.pending || feedback.pending,
    failure: failure && CONFLICTS[failure.code] ? null : failure,
    choose: (value: string) => draft.set((now) => ({ ...now, value })),
    discard: draft.discard,
    save: () => send(choice),
    /** Saves although something came in between: the grader has seen it now. */
    insist: () => send({ ...seen, value: choice.value }),
  };
}

function conflictOf(choice: Choice, seen: Choice, dirty: boolean): Conflict | null {
  if (!dirty || choice.value === seen.value) return null;
  if (choice.submissionVersion !== seen.submissionVersion) return 'submitted';
  return choice.version === seen.version ? null : 'assessed';
}
