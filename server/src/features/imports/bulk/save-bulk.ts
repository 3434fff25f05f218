import { randomUUID } from 'node:crypto';
import type { BulkChange } from '@bcs/contract/features/imports/calls-bulk';
import { countOutcomes, isWritten } from '@bcs/contract/features/imports/outcome';
import { END_REASON_NAMES } from '@bcs/contract/features/rosters/end-reasons';
import { ROLE_NAMES } from '@bcs/contract/kernel/roles';
import { applyPlan } from '../apply/apply-plan.ts';
import { entriesOfPlan } from '../apply/audit-of.ts';
import { saveReportHeader, saveRows } from '../plan/report-of.ts';
import { audit, onScreen } from '#kernel/audit';
import { publish, publishPeople } from '#kernel/changes';
import type { AuditContext } from '#kernel/context';
import type { BulkPlan } from './plan-bulk.ts';
import { insertDone } from './queries-bulk.ts';

const titleOf = (change: BulkChange): string =>
  change.what === 'enroll'
    ? `Enrolled as ${ROLE_NAMES[change.role]}`
    : `Enrollments ended: ${END_REASON_NAMES[change.reason]}`;

/** Tells why, as the history tells it. */
const reasonOf = (change: BulkChange): string | null =>
  change.what === 'end' ? [change.reason, change.note.trim()].filter(Boolean).join(': ') : null;

/** Writes a plan in sets, with its report, its audit entries, and the rows by which it is undone. */
export async function saveBulk(
  context: AuditContext,
  change: BulkChange,
  { noun, plan, rows, digest }: BulkPlan,
): Promise<{ changed: number; importId: number | null }> {
  const { db, viewer, now } = context;
  const changed = plan.outcomes.filter(isWritten).length;
  if (changed === 0) return { changed, importId: null };
  const importId = await insertDone(
    db,
    viewer,
    { title: titleOf(change), counts: countOutcomes(plan.outcomes), digest },
    now,
  );
  const author = { ...onScreen(context), batchId: randomUUID() };
  const { reversals, concerned } = await applyPlan(noun, plan, {
    tx: db,
    now,
    importId,
    authorId: viewer.accountId,
    origin: author.origin,
    hashOf: () => '',
    ...(change.what === 'end' && {
      note: change.note.trim(),
      ending: { reason: change.reason, lastDay: change.lastDay },
    }),
  });
  await publish(db, { topics: noun.changes, to: concerned });
  const reason = reasonOf(change);
  const entries = await entriesOfPlan(db, viewer, reversals);
  await audit(
    db,
    author,
    entries.map((entry) => ({ ...entry, reason })),
  );
  const report = rows.map(({ email, what, why }, index) => ({
    line: index + 1,
    cells: [email],
    result: what,
    reason: why ?? '',
  }));
  await saveReportHeader(db, importId, ['E-mail']);
  await saveRows(db, importId, report);
  const accountIds = entries.flatMap(({ personId }) => (personId ? [personId] : []));
  await publishPeople(db, { accountIds, courseIds: [viewer.courseId] });
  return { changed, importId };
}
