import { approvalFailedText } from '@bcs/contract/features/remote-attendance/decision';
import { post } from '#lib/api.ts';
import { CallFailed } from '#lib/call-failed.ts';

export type DecisionKind = 'approve' | 'deny';
/** A decision, or the undoing of an approval. */
type Step = DecisionKind | 'undo';

/** The number of decisions that are sent at the same time. */
const CONCURRENCY = 4;

/** Decides one request. Returns why it failed, or null. REM-039 to REM-041, REM-050, REM-051 */
export async function decide(remoteAttendanceRequestId: number, decision: Step): Promise<string | null> {
  const input = { id: null, remoteAttendanceRequestId };
  try {
    if (decision === 'deny') {
      await post('createRemoteAttendanceDenial', input);
      return null;
    }
    if (decision === 'undo') {
      await post('undoRemoteAttendanceApproval', { remoteAttendanceRequestId });
      return null;
    }
    const answer = await post('createRemoteAttendanceApproval', input);
    return 'error' in answer ? approvalFailedText(answer.message) : null;
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    return decision === 'approve' ? approvalFailedText(error.message) : error.message;
  }
}

/**
 * Decides several requests, a few at a time: a failure does not hold up the others. Returns those that failed, with the
 * reason.
 * @param onProgress receives the number of finished ones
 */
export async function decideAll(
  ids: readonly number[],
  decision: Step,
  onProgress: (done: number) => void,
): Promise<Map<number, string>> {
  const failed = new Map<number, string>();
  const waiting = ids.values();
  let done = 0;
  const work = async () => {
    for (const id of waiting) {
      const reason = await decide(id, decision);
      if (reason !== null) failed.set(id, reason);
      onProgress(++done);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return failed;
}
