import type { Db } from '#database/db';
import { audit, type Author } from '#kernel/audit';
import { findChoices } from './queries.ts';

type Deed = 'person.choose-mail' | 'person.unsubscribe';

/** Lets somebody choose, and leaves one entry in the history; none where nothing has changed. SUCC-093 */
export async function audited<Done>(
  db: Db,
  author: Author,
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
