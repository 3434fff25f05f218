import type { QueryClient } from '@tanstack/react-query';
import { GRADED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import type { Mark } from '@bcs/contract/features/grading/mark';
import type { GivenMark } from '@bcs/contract/features/grading/model';
import type { Submission } from '@bcs/contract/features/submissions/model';
import { CallFailed } from '#lib/call-failed.ts';
import { callQuery } from '#lib/queries.ts';
import { write } from '#lib/send.ts';
import { cellMark, SHEET_IS_CURRENT, type SheetCell } from './sheet-cache.ts';

/** The state of a submission that its grader has seen. */
export interface SeenSubmission {
  /** The version of the grade or the feedback; 0 where there was none. */
  readonly version: number;
  readonly submissionVersion: number;
}

/** Returns the state of a submission now. */
export const toSeenSubmission = ({ submissionGrade, careerFeedback, version }: Submission): SeenSubmission => ({
  version: (submissionGrade ?? careerFeedback)?.version ?? 0,
  submissionVersion: version,
});

/** A mark that replaces the one that the grader saw in a cell. */
export interface MarkChange extends SheetCell {
  readonly from: Mark;
  readonly to: GivenMark;
}
/** The saved mark, so that it can be undone. */
export type SavedMark = { readonly submissionId: number; readonly version: number };

/**
 * Saves the mark of a cell, provided that what stands now is what the grader saw there. The sheet knows no versions, so
 * the submission is looked up first. GRADE-035, GRADE-036, SUBM-059 @throws CallFailed
 */
export async function saveCell(
  client: QueryClient,
  { studentId, assignmentId, from, to }: MarkChange,
): Promise<SavedMark> {
  const query = callQuery('grade', { assignmentId, studentId });
  const { submission } = await client.fetchQuery({ ...query, staleTime: 0 });
  if (!submission || cellMark(submission) !== from) throw new CallFailed(GRADED_MEANWHILE);
  const input = { submissionId: submission.id, mark: to, ...toSeenSubmission(submission) };
  const { version } = await write(client, 'saveMark', input, SHEET_IS_CURRENT);
  return { submissionId: submission.id, version };
}
