import { GRADED_MEANWHILE, SUBMITTED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import { RefusalError } from '#kernel/refusal-error';

interface Seen {
  /** The version of the grade that the grader has seen, 0 for none; without it anything goes. */
  readonly version?: number | undefined;
  readonly submissionVersion?: number | undefined;
}

/** Nothing is graded or overwritten that the grader has not seen. */
export function throwIfChanged(seen: Seen, submissionVersion: number, given: { version: number } | null): void {
  if (seen.submissionVersion !== undefined && seen.submissionVersion !== submissionVersion)
    throw new RefusalError(SUBMITTED_MEANWHILE);
  if (seen.version !== undefined && seen.version !== (given?.version ?? 0)) throw new RefusalError(GRADED_MEANWHILE);
}
