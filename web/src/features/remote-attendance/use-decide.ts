import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { APPROVED, DENIED } from '@bcs/contract/features/remote-attendance/sentences';
import { confirm } from '#kit/confirms.ts';
import { toast } from '#kit/toasts.ts';
import { decideAll, type Decision } from './decide.ts';
import { READS } from './reads.ts';

/** What a decision is about, as far as a message names it. */
export interface Decided {
  readonly id: number;
  /** The student and the session. */
  readonly name: string;
}

export interface Failed extends Decided {
  readonly reason: string;
}

const said = (count: number, decision: Decision) => {
  if (count === 1) return decision === 'approve' ? APPROVED : DENIED;
  return `${count} Remote Attendance requests have been ${decision === 'approve' ? 'approved' : 'denied'}`;
};

const sureToDeny = (wanted: readonly Decided[]) =>
  confirm({
    title: wanted.length === 1 ? 'Deny this request?' : `Deny ${wanted.length} requests?`,
    body: `${wanted.length === 1 ? `${wanted[0]?.name} ` : ''}A decision is final, and students are told at once.`,
    action: 'Deny',
    danger: true,
  });

/** Approves or denies one request or several, and tells what became of each. A denial is asked about first. REM-049, REM-050 */
export function useDecide() {
  const client = useQueryClient();
  const underWay = useRef(false);
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const decide = async (wanted: readonly Decided[], decision: Decision) => {
    if (underWay.current || wanted.length === 0) return;
    underWay.current = true;
    try {
      if (decision === 'deny' && !(await sureToDeny(wanted))) return;
      setFailed([]);
      setBusy(new Set(wanted.map(({ id }) => id)));
      const reasons = await decideAll(
        wanted.map(({ id }) => id),
        decision,
      );
      setFailed(
        wanted.flatMap((each) => {
          const reason = reasons.get(each.id);
          return reason === undefined ? [] : [{ ...each, reason }];
        }),
      );
      const done = wanted.length - reasons.size;
      if (done > 0) toast(said(done, decision));
      await Promise.all(
        [...READS, 'latestNotifications', 'notifications'].map((name) =>
          client.invalidateQueries({ queryKey: [name] }),
        ),
      );
    } finally {
      underWay.current = false;
      setBusy(new Set());
    }
  };
  return { decide, busy, failed, forget: () => setFailed([]) };
}
