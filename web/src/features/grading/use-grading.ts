import { useQueryClient } from '@tanstack/react-query';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { isCareer } from '@bcs/contract/features/enrollments/contexts';
import { GRADED_MEANWHILE, SUBMITTED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import type { GivenMark } from '@bcs/contract/features/grading/model';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { toast } from '#kit/toasts.ts';
import { useDraft } from '#lib/draft.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';
import { toSeenSubmission, type SeenSubmission } from './save-mark.ts';
import { writeMark } from './sheet-cache.ts';
import { undoGrade } from './undo-grade.ts';

/** The choice of the grader, and the state of the submission that it is about. */
interface Choice extends SeenSubmission {
  readonly value: string;
}
export type GradingConflict = 'graded' | 'submitted';

const CONFLICTS: Readonly<Record<string, true>> = { [GRADED_MEANWHILE.code]: true, [SUBMITTED_MEANWHILE.code]: true };

/**
 * The grade or feedback of one submission: chosen, kept as a draft, and saved only on the state that the grader has
 * seen. What came in between is shown first. GRADE-035, GRADE-036, SUBM-045, SUBM-059
 */
// No useForm: one choice, saved by keys and only on the state that the grader has seen.
export function useGrading(assignment: Assignment, submission: Submission) {
  const client = useQueryClient();
  const { courseId } = useViewer();
  const career = isCareer(assignment);
  const { submissionGrade, careerFeedback, id: submissionId } = submission;
  const current = career ? String(careerFeedback?.careerFeedbackStatusId ?? '') : (submissionGrade?.grade ?? '');
  const seen: Choice = { value: current, ...toSeenSubmission(submission) };
  const draft = useDraft<Choice>(`grade/${submissionId}`, seen);
  const { send: saveMark, failure } = useSend('saveMark');

  async function send(choice: Choice, leaves = false): Promise<boolean> {
    const { value, ...about } = choice;
    const mark = value as GivenMark;
    const saved = await saveMark({ submissionId, mark, ...about }, { leaves });
    if (!saved) return false;
    const { version } = saved;
    if (!draft.saved({ value, version, submissionVersion: about.submissionVersion }, choice))
      draft.set((now) => ({ ...now, version }));
    const cell = { courseId, studentId: submission.student.id, assignmentId: assignment.id };
    writeMark(client, cell, mark);
    const undo = () => void undoGrade(client, cell, { submissionId, version });
    toast('Saved', 'good', career ? undefined : { text: 'Undo', run: undo });
    return true;
  }
  const { value: choice, dirty, restored } = draft;
  return {
    career,
    current,
    choice: choice.value,
    /** Something is chosen that is not saved: an empty choice does nothing. SUBM-045 */
    open: dirty && choice.value !== '' && choice.value !== current,
    conflict: conflictOf(choice, seen, dirty),
    failure: failure && CONFLICTS[failure.code] ? null : failure,
    draft: { restored, conflict: false, discard: draft.discard },
    choose: (value: string) => draft.set((now) => ({ ...now, value })),
    discard: draft.discard,
    /** `leaves`: the grader moves on, so this page is not fetched again. */
    save: (leaves: boolean) => send(choice, leaves),
    /** Saves although something came in between: the grader has seen it now. */
    insist: () => send({ ...seen, value: choice.value }),
  };
}

function conflictOf(choice: Choice, seen: Choice, dirty: boolean): GradingConflict | null {
  if (!dirty || choice.value === seen.value) return null;
  if (choice.submissionVersion !== seen.submissionVersion) return 'submitted';
  return choice.version === seen.version ? null : 'graded';
}
