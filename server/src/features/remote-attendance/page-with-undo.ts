import { refuseUndoApproval } from '@bcs/contract/features/remote-attendance/decision';
import type { PageOfRequests, UndoableApproval } from '@bcs/contract/features/remote-attendance/model';
import type { Account } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findPage, type Page, type IndexStretches } from './queries-pages.ts';
import { findOwnApprovals } from './queries-undo.ts';

type Asking = Readonly<{ db: Db; viewer: Pick<Account, 'accountId'>; now: Instant }>;

/** Reads a page of requests; the first one includes the approvals that the reader can undo. */
export async function pageWithUndo(
  stretches: IndexStretches,
  wanted: PageOfRequests,
  { db, viewer: { accountId }, now }: Asking,
): Promise<Page & { undoable: UndoableApproval[] }> {
  const [page, own] = await Promise.all([
    findPage(db, stretches, wanted),
    wanted.before ? [] : findOwnApprovals(db, stretches, accountId, now),
  ]);
  const undoable = own
    .filter((given) => refuseUndoApproval(given, accountId, now) === null)
    .map(({ approvedBy: _by, untouched: _untouched, ...approval }) => approval);
  return { ...page, undoable };
}
