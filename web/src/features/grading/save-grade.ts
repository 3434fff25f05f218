import type { QueryClient } from '@tanstack/react-query';
import { feedbackOf, gradeOf, type Mark } from '@bcs/contract/features/grading/mark';
import { GRADED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import type { Submission } from '@bcs/contract/features/submissions/model';
import type { Input, Output } from '#lib/api.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { callQuery } from '#lib/queries.ts';
import { write } from '#lib/send.ts';
import { markOf, SHEET_IS_CURRENT, type CellOf } from './sheet-cache.ts';

export type GradeWrite = 'createSubmissionGrade' | 'updateSubmissionGrade' | 'setCareerFeedbackStatus';
export type GradeCall = { [Name in GradeWrite]: { name: Name; input: Input<Name> } }[GradeWrite];
type Graded = Pick<Submission, 'id' | 'version' | 'submissionGrade' | 'careerFeedback'>;

/** The state of a submission that its grader has seen. */
export interface SeenSubmission {
  /** The version of the grade or the feedback; 0 where there was none. */
  readonly version: number;
  readonly submissionVersion: number;
}

/** Returns the state of a submission now. */
export const seenOf = ({ submissionGrade, careerFeedback, version }: Graded): SeenSubmission => ({
  version: (submissionGrade ?? careerFeedback)?.version ?? 0,
  submissionVersion: version,
});

/**
 * The call that puts a mark on a submission: the first grade, another grade, or career feedback. The only place that
 * chooses. GRADE-035, GRADE-036, SUBM-059
 */
export function gradeCall({ id: submissionId, submissionGrade }: Graded, mark: Mark, seen: SeenSubmission): GradeCall {
  const grade = gradeOf(mark);
  if (grade === null)
    return { name: 'setCareerFeedbackStatus', input: { submissionId, statusId: Number(feedbackOf(mark)), ...seen } };
  if (submissionGrade)
    return { name: 'updateSubmissionGrade', input: { id: submissionGrade.id, submissionId, grade, ...seen } };
  const { submissionVersion } = seen;
  return { name: 'createSubmissionGrade', input: { id: null, submissionId, grade, submissionVersion } };
}

/** The version of what was saved, by which it can be undone. */
export const savedVersion = (answer: Output<GradeWrite>): number =>
  'careerFeedback' in answer ? answer.careerFeedback.version : answer.submissionGrade.version;

/** A mark that replaces the one that the grader saw in a cell. */
export interface MarkChange extends CellOf {
  readonly from: Mark;
  readonly to: Mark;
}
/** The grade that was saved, for whoever undoes it. */
export interface SavedGrade {
  readonly submissionId: number;
  readonly version: number;
}

/**
 * Saves the mark of a cell, provided that what stands now is what the grader saw there. The sheet knows no versions, so
 * the submission is looked up first. @throws CallFailed
 */
export async function saveCell(
  client: QueryClient,
  { studentId, assignmentId, from, to }: MarkChange,
): Promise<SavedGrade> {
  const query = callQuery('grade', { assignmentId, studentId });
  const { submission } = await client.fetchQuery({ ...query, staleTime: 0 });
  if (!submission || markOf(submission) !== from) throw new CallFailed(GRADED_MEANWHILE);
  const { name, input } = gradeCall(submission, to, seenOf(submission));
  return {
    submissionId: submission.id,
    version: savedVersion(await write<GradeWrite>(client, name, input, SHEET_IS_CURRENT)),
  };
}
