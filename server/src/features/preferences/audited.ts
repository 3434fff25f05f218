import type { Db } from '#database/db';
import { audit, type AuditAuthor } from '#kernel/audit';
import { findChoices } from './queries.ts';

type Deed = 'person.choose-mail' | 'person.unsubscribe';

/** Saves a choice and records it in the history; nothing is recorded if it has not changed. SUCC-093 */
export async function auditPreferences<Done>(
  db: Db,
  author: AuditAuthor,
  { accountId, action }: Readonly<{ accountId: number; action: Deed }>,
  choose: () => Promise<Done>,
): Promise<Done> {
  const before = await findChoices(db, accountId);
  const done = await choose();
  const after = await findChoices(db, accountId);
  if (before && after) {
    const object = { kind: 'person', id: accountId, name: after.name } as const;
    await audit(db, author, [{ action, object, personId: accountId, before: before.fields, after: after.fields }]);
  }
  return done;
}
