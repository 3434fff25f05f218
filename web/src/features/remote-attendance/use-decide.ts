import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { APPROVED, DENIED } from '@bcs/contract/features/remote-attendance/sentences';
import { confirm } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { refreshAfter } from '#lib/changes.ts';
import { decideAll, type DecisionKind } from './decide.ts';

/** The part of a request that a message needs to name it. */
export interface ReportedDecision {
  readonly id: number;
  /** The student and the session. */
  readonly name: string;
}
export interface FailedDecision extends ReportedDecision {
  readonly reason: string;
}

const said = (count: number, decision: DecisionKind) => {
  if (count === 1) return decision === 'approve' ? APPROVED : DENIED;
  return `${count} Remote Attendance requests have been ${decision === 'approve' ? 'approved' : 'denied'}`;
};

const FINAL = 'Decisions are final, and students are notified right away.';
const UNDONE = 'Students are notified right away. You can undo this for ten minutes.';

/** Asks for a confirmation of a denial, and of any decision about several students. REM-049 */
function confirmed(wanted: readonly ReportedDecision[], decision: DecisionKind): Promise<boolean> | true {
  const [first] = wanted;
  if (wanted.length > 1) {
    const what = decision === 'approve' ? 'Approve' : 'Deny';
    const title = `${what} ${wanted.length} requests?`;
    return confirm({
      title,
      body: decision === 'approve' ? UNDONE : FINAL,
      action: `${what} all`,
      danger: decision === 'deny',
    });
  }
  if (decision === 'approve') return true;
  return confirm({ title: 'Deny this request?', body: `${first?.name} ${FINAL}`, action: 'Deny', danger: true });
}

/** The progress of the decisions under way. */
export interface DecisionProgress {
  readonly decision: DecisionKind;
  /** The id of the request, if there is only one. */
  readonly id: number | null;
  readonly done: number;
  readonly total: number;
}

/** Approves or denies one or several requests, and reports the result of each. REM-049, REM-050 */
export function useDecide() {
  const client = useQueryClient();
  const underWay = useRef(false);
  const [progress, setProgress] = useState<DecisionProgress | null>(null);
  const [failed, setFailed] = useState<readonly FailedDecision[]>([]);
  const decide = async (wanted: readonly ReportedDecision[], decision: DecisionKind) => {
    if (underWay.current || wanted.length === 0) return;
    underWay.current = true;
    try {
      if (!(await confirmed(wanted, decision))) return;
      setFailed([]);
      const total = wanted.length;
      const id = total === 1 ? (wanted[0]?.id ?? null) : null;
      const report = (done: number) => setProgress({ decision, id, done, total });
      report(0);
      const reasons = await decideAll(
        wanted.map(({ id }) => id),
        decision,
        report,
      );
      setFailed(
        wanted.flatMap((each) => {
          const reason = reasons.get(each.id);
          return reason === undefined ? [] : [{ ...each, reason }];
        }),
      );
      const done = total - reasons.size;
      if (done > 0) toast(said(done, decision));
      // once for all decisions
      await refreshAfter(client, 'createRemoteAttendanceApproval');
    } finally {
      underWay.current = false;
      setProgress(null);
    }
  };
  return { decide, progress, failed, tell: setFailed, forget: () => setFailed([]) };
}
