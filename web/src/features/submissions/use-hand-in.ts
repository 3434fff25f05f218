import type { Assignment } from '@bcs/contract/features/coursework/model';
import type { Submission } from '@bcs/contract/features/submissions/model';
import type { WorkUrl } from '@bcs/contract/features/submissions/urls';
import type { CallFailed } from '#lib/call-failed.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

/** The content of the submission form. */
export interface SubmissionDraft {
  notes: string;
  urls: WorkUrl[];
  /** The address in the field, not added yet. */
  typed: { url: string; title: string };
}

type Options = {
  assignment: Assignment;
  submission: Submission | null;
  /** The version that the student saw before writing. */
  seen: number | undefined;
  onSaved: () => void;
  /** Called with the server's message; empty if there was none. */
  onFailed: (message: string) => void;
};

/** Hands in for the first time, or again. A second press while it is under way does nothing. SUBM-039, SUBM-057, SUBM-058 */
export function useHandIn({ assignment, submission, seen, onSaved, onFailed }: Options) {
  const { enrollmentId } = useViewer();
  const options = {
    onDone: onSaved,
    onRefused: ({ message, wordless }: CallFailed) => onFailed(wordless ? '' : message),
  };
  const create = useSend('createSubmission', options);
  const update = useSend('updateSubmission', options);
  return {
    pending: create.pending || update.pending,
    send({ notes, urls }: SubmissionDraft) {
      const work = { assignmentId: assignment.id, studentEnrollmentId: enrollmentId, notes };
      const submissionUrlList = urls.map(({ url, title }) => ({
        id: null,
        submissionId: submission?.id ?? null,
        url,
        title,
      }));
      return submission
        ? update.send({ submission: { id: submission.id, ...work, version: seen }, submissionUrlList })
        : create.send({ submission: { id: null, ...work }, submissionUrlList });
    },
  };
}
