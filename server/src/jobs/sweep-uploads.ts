import sql from 'sql-template-tag';
import { HOUR, plus } from '@bcs/contract/kernel/clock';
import type { Services } from '#kernel/services';
import { removeLeft } from '#kernel/uploads';
import { forEach } from './for-each.ts';

const DAY = 24 * HOUR;
const AT_ONCE = 100;

/** Removes files that nobody needs: what was replaced or taken back, and what was uploaded and never sent. SUPP-006 */
export async function sweepUploads({ database, files, clock }: Services): Promise<void> {
  const now = clock();
  await database.run(sql`
    update uploads set removed_at = ${now}
    where attached_at is null and removed_at is null and created_at < ${plus(now, -DAY)}`);
  const left = await database.many<{ key: string }>(sql`
    select key from uploads where removed_at is not null order by created_at limit ${AT_ONCE}`);
  await forEach(left, ({ key }) => removeLeft(database, files, key));
}
