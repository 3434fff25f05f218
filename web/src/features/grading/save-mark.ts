import type { QueryClient } from '@tanstack/react-query';
import { UNMARKED, gradeOf, type Mark } from '@bcs/contract/features/grading/mark';
import { ASSESSED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import { post, type Output } from '#lib/api.ts';
import { CallFailed } from '#lib/call-failed.ts';
import { callQuery } from '#lib/queries.ts';
import type { CellOf } from './sheet-cache.ts';

/** A mark that replaces the one that the grader saw. */
export interface Change extends CellOf {
  readonly from: Mark;
  readonly to: Mark;
}

/** What was saved, for whoever takes it back. */
export interface Saved {
  readonly submissionId: number;
  readonly version: number;
}

const standing = ({ submissionGrade, careerFeedback }: NonNullable<Output<'grade'>['submission']>): Mark =>
  submissionGrade?.grade ?? (careerFeedback ? (String(careerFeedback.careerFeedbackStatusId) as Mark) : UNMARKED);

/**
 * Saves a mark on what stands now, provided that it is what the grader saw in the cell. The sheet knows no versions, so
 * the work is looked up first. @throws CallFailed
 */
export async function saveMark(client: QueryClient, { studentId, assignmentId, from, to }: Change): Promise<Saved> {
  const query = callQuery('grade', { assignmentId, studentId });
  const { submission } = await client.fetchQuery({ ...query, staleTime: 0 });
  if (!submission || standing(submission) !== from) throw new CallFailed(ASSESSED_MEANWHILE);
  const { id: submissionId, version: submissionVersion, submissionGrade, careerFeedback } = submission;
  const grade = gradeOf(to);
  if (grade === null) {
    const version = careerFeedback?.version ?? 0;
    const saved = await post('setCareerFeedbackStatus', {
      submissionId,
      statusId: Number(to),
      version,
      submissionVersion,
    });
    return { submissionId, version: saved.careerFeedback.version };
  }
  const saved = submissionGrade
    ? await post('updateSubmissionGrade', {
        id: submissionGrade.id,
        submissionId,
        grade,
        version: submissionGrade.version,
        submissionVersion,
      })
    : await post('createSubmissionGrade', { id: null, submissionId, grade, submissionVersion });
  return { submissionId, version: saved.submissionGrade.version };
}
