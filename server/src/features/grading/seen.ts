import { ASSESSED_MEANWHILE, SUBMITTED_MEANWHILE } from '@bcs/contract/features/grading/failures';
import { Refused } from '#kernel/refused';

interface Seen {
  /** The version of the grade that the grader has seen, 0 for none; without it anything goes. */
  readonly version?: number | undefined;
  readonly submissionVersion?: number | undefined;
}

/** Nothing is judged or overwritten that the grader has not seen. */
export function stopAtChanged(seen: Seen, submissionVersion: number, assessment: { version: number } | null): void {
  if (seen.submissionVersion !== undefined && seen.submissionVersion !== submissionVersion)
    throw new Refused(SUBMITTED_MEANWHILE);
  if (seen.version !== undefined && seen.version !== (assessment?.version ?? 0)) throw new Refused(ASSESSED_MEANWHILE);
}
