import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import { sql, type Tx } from '#database/db';
import type { Services } from '#kernel/services';
import { removeLeft } from '#kernel/uploads';
import { forEach } from './for-each.ts';

const DAY = 24 * HOUR;
const UPLOADS_PER_SWEEP = 100;

/** The time for which files are kept that a draft of a form may name. ADM-116 */
const RESOURCE_TIME = 30 * DAY;

/** The condition that a session holds the file, or one that was deleted and can still be brought back. ADM-071 */
const IS_HELD = sql`(exists (select from session_resources g where g.file_key = u.key) or exists (
  select from deleted_items d, jsonb_array_elements(d.resources) r where r ->> 'file_key' = u.key))`;

/**
 * A file leaves that no session holds, and that nobody may save with one any more. It is taken first and asked then: whoever
 * saves or copies a session with it meanwhile has it, and it stays. ADM-073, ADM-090
 */
async function leaveResources(tx: Tx, now: Instant): Promise<void> {
  const old = await tx.many<{ key: string }>(sql`
    select key from uploads u where kind = 'resource' and removed_at is null and created_at < ${plus(now, -RESOURCE_TIME)}
      and not ${IS_HELD}
    order by created_at limit ${UPLOADS_PER_SWEEP} for update skip locked`);
  await tx.run(sql`
    update uploads u set removed_at = ${now} where key = any(${old.map(({ key }) => key)}::text[])
      and not ${IS_HELD}`);
}

/** Removes files that nobody needs: what was replaced or taken back, and what was uploaded and never sent. SUPP-006 */
export async function sweepUploads({ database, files, clock }: Services): Promise<void> {
  const now = clock();
  await database.run(sql`
    update uploads set removed_at = ${now}
    where kind <> 'resource' and attached_at is null and removed_at is null and created_at < ${plus(now, -DAY)}`);
  await database.transaction((tx) => leaveResources(tx, now));
  const left = await database.many<{ key: string }>(sql`
    select key from uploads where removed_at is not null order by created_at limit ${UPLOADS_PER_SWEEP}`);
  await forEach(left, ({ key }) => removeLeft(database, files, key));
}
