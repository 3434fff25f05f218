import type { MergeRow } from '@bcs/contract/features/accounts/merging';
import { MERGE_MOVED_ON } from '@bcs/contract/features/accounts/failures';
import type { Administrator } from '@bcs/contract/kernel/ability';
import type { Db } from '#database/db';
import { endEnrollments, setEnrollmentAuthor } from '#features/rosters/queries-enrolling';
import type { AuditContext } from '#kernel/context';
import { auditFromScreen } from '#kernel/audit';
import { publishPeople } from '#kernel/changes';
import { RefusalError } from '#kernel/refusal-error';
import { deactivate, reactivate, auditPerson } from './look-after.ts';
import {
  findTerms,
  insertMerge,
  moveEnrollments,
  moveStanding,
  restoreStanding,
  restoreTerms,
  setMergeUndone,
  type MergingAccount,
  type StoredMerge,
} from './queries-merging.ts';
import { findAudience } from './queries.ts';
import { findChosenMail, restoreMailChoices, moveMailChoices } from './queries-merging-mail.ts';

/** Sets the author and the reason for the following history entries. */
async function setAuthor({ db, viewer, now }: AuditContext<Administrator>, note: string) {
  const who = { by: viewer.accountId, origin: 'screen', importId: null, at: now, changesRole: false, note } as const;
  await setEnrollmentAuthor(db, who);
  return who;
}

/** Carries out a merge, and deactivates the emptied account. ADM-026 */
export async function merge(
  context: AuditContext<Administrator>,
  { kept, emptied, rows }: { kept: MergingAccount; emptied: MergingAccount; rows: readonly MergeRow[] },
): Promise<void> {
  const { db, viewer, now } = context;
  const by = auditFromScreen(context);
  const who = await setAuthor(context, `Merged: ${emptied.email} into ${kept.email}`);
  const ending = rows.filter(({ what }) => what !== 'moves');
  const moving = rows.filter(({ what }) => what !== 'ends');
  const ended = await findTerms(db, ending);
  const seats = ending.map((row) => ({ ...row, accountId: row.what === 'ends' ? kept.accountId : emptied.accountId }));
  await endEnrollments(db, seats, who);
  await moveEnrollments(db, moving, emptied.accountId, kept.accountId);
  const moved = moving.map(({ universityId, id }) => ({ universityId, id }));
  const standing = await moveStanding(db, emptied.accountId, kept.accountId, viewer.accountId, now);
  const before = await findChosenMail(db, kept.accountId);
  const mail = await moveMailChoices(db, emptied.accountId, kept.accountId);
  const after = await findChosenMail(db, kept.accountId);
  await insertMerge(db, { kept: kept.accountId, emptied, moved, ended, standing, mail }, viewer.accountId, now);
  await deactivate(db, emptied, by, `Merged into ${kept.email}`);
  await auditPerson(db, kept, by, 'person.merge', {
    before,
    after: { ...after, emptied: emptied.email, enrollments: moved.length },
  });
  await publish(db, kept.accountId, emptied.accountId);
}

/** Undoes a merge. Ended grants are not restored, as is the case for every returning person. */
export async function applyMergeUndo(context: AuditContext<Administrator>, stored: StoredMerge): Promise<void> {
  const { db, viewer, now } = context;
  const { kept, emptied, moved, ended } = stored;
  const by = auditFromScreen(context);
  await setAuthor(context, `Merge undone: ${emptied.email} and ${kept.email}`);
  const count = await moveEnrollments(db, moved, kept.accountId, emptied.accountId);
  if (count !== moved.length) throw new RefusalError(MERGE_MOVED_ON);
  await restoreTerms(db, ended);
  await restoreStanding(db, stored);
  const before = await findChosenMail(db, kept.accountId);
  await restoreMailChoices(db, kept.accountId, stored.mail);
  const after = await findChosenMail(db, kept.accountId);
  if (stored.wasActive && !stored.deactivatedSince) await reactivate(db, emptied, by, 'Merge undone');
  await setMergeUndone(db, stored.id, viewer.accountId, now);
  await auditPerson(db, kept, by, 'person.undo-merge', {
    before: { ...before, emptied: emptied.email, enrollments: moved.length },
    after,
  });
  await publish(db, kept.accountId, emptied.accountId);
}

async function publish(db: Db, kept: number, emptied: number): Promise<void> {
  const [one, other] = [await findAudience(db, kept), await findAudience(db, emptied)];
  await publishPeople(db, { accountIds: [kept, emptied], courseIds: [...one.courseIds, ...other.courseIds] });
}
