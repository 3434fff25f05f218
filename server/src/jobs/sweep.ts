import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { KEPT_FOR as DELETED_KEPT_FOR } from '@bcs/contract/features/classes/states';
import { PRESENCE_TIMEOUT } from '@bcs/contract/features/grading/presence';
import { KEPT_FOR } from '@bcs/contract/features/imports/undo-plan';
import { PENDING_SECRET_TIME, RESET_LINK_TIME } from '@bcs/contract/features/identity/lifetimes';
import { UNKNOWN_EMAIL_REMEMBERED } from '@bcs/contract/features/identity/login';
import { HOUR, plus, SECOND, type Instant } from '@bcs/contract/kernel/clock';
import { TOKEN_TIME } from '#kernel/tokens';
import { sql, raw, type Sql, type Database, type Tx } from '#database/db';
import type { Services } from '#kernel/services';
import { UNFINISHED_BACKUP } from '#database/backup/files';
import { removeLeft } from '#kernel/uploads';
import { forEach } from './for-each.ts';

const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** The time after which a choice not made again no longer counts as a habit. SUCC-073 */
const CHOICE_TIME = 365 * DAY;
/** The time for which quotas are kept, longer than any of them counts. */
const QUOTA_TIME = DAY;

const endedTokens = (now: Instant) => sql`(issued_at < ${plus(now, -TOKEN_TIME)} or revoked_at < ${plus(now, -DAY)})`;

/** Lists statements that remove useless rows, all of which no longer have any effect. */
const useless = (now: Instant): Sql[] => [
  // the day on which the person was last active is kept
  sql`
    update accounts a set last_seen_at = t.seen_at
    from (select account_id, max(last_used_at) as seen_at from auth_tokens where ${endedTokens(now)} group by account_id) t
    where a.id = t.account_id and (a.last_seen_at is null or a.last_seen_at < t.seen_at)`,
  sql`delete from auth_tokens where ${endedTokens(now)}`,
  sql`delete from access_tokens where least(expires_at, revoked_at) < ${plus(now, -WEEK)}`,
  sql`delete from reset_tokens where coalesce(expires_at, created_at + make_interval(secs => ${RESET_LINK_TIME / SECOND})) < ${plus(now, -DAY)}`,
  sql`delete from login_email_changes where expires_at < ${plus(now, -DAY)}`,
  sql`delete from realtime_tickets where expires_at < ${now}`,
  sql`delete from mfa_secrets where state = 'pending' and created_at < ${plus(now, -PENDING_SECRET_TIME)}`,
  sql`delete from login_failures where last_failed_at < ${plus(now, -UNKNOWN_EMAIL_REMEMBERED)}`,
  sql`delete from grading_presence where seen_at < ${plus(now, -PRESENCE_TIMEOUT)}`,
  sql`delete from rate_limits where window_start < ${plus(now, -QUOTA_TIME)}`,
  sql`delete from catalogue_answers where asked_at < ${plus(now, -DAY)}`,
  sql`delete from webhook_deliveries where created_at < ${plus(now, -30 * DAY)}`,
  sql`delete from chat_bridge_messages where made_at < ${plus(now, -WEEK)}`,
  sql`delete from menu_choices where chosen_at < ${plus(now, -CHOICE_TIME)}`,
  // an import that is being applied is kept until it ends; undecided ones are cancelled and lose their file. ADM-053
  sql`
    with gone as (
      delete from import_files f using imports i
      where i.id = f.import_id and f.kept_until < ${now} and (i.state <> 'applying' or i.applying_until < ${now})
      returning f.import_id)
    update imports i set state = 'cancelled', applying_until = null from gone
    where i.id = gone.import_id and i.state not in ('applied', 'cancelled')`,
  // needed for undoing an import while that is possible. ADM-052
  sql`
    delete from import_reversals r using imports i
    where i.id = r.import_id and (i.applied_at < ${plus(now, -KEPT_FOR)} or i.undone_at < ${plus(now, -DAY)})`,
  sql`delete from import_progress where told_at < ${plus(now, -HOUR)}`,
  sql`delete from course_folders where uploaded_at < ${plus(now, -WEEK)}`,
  sql`delete from admin_drafts where saved_at < ${plus(now, -30 * DAY)}`,
  sql`delete from deleted_items where deleted_at < ${plus(now, -DELETED_KEPT_FOR)}`,
  sql`delete from writes_done where at < ${plus(now, -DAY)}`,
  sql`delete from mails where written_at < ${plus(now, -WEEK)}`,
  // an address that nobody has any more, or that accepts mail again
  sql`
    delete from refused_addresses r
    where coalesce(r.stopped_at, r.retried_at, to_timestamp(0)) < ${plus(now, -30 * DAY)}
      and (r.stopped_at is null or not exists (select from accounts a where a.email = r.address))
      and not exists (select from mail_deliveries d where d.address = r.address and d.refused_at is not null)`,
];

/** A table that grows continually, with the indexed time of its rows and how long they are kept. */
type Growing = Readonly<{ table: string; time: string; keptFor: number }>;
const GROWING: readonly Growing[] = [
  { table: 'mail_deliveries', time: 'begun_at', keptFor: 30 * DAY },
  { table: 'outbox', time: 'done_at', keptFor: WEEK },
  { table: 'outbox', time: 'failed_at', keptFor: 30 * DAY },
];
/** The number of rows removed by one statement, few enough that nobody has to wait. */
export const REMOVED_AT_ONCE = 5000;

/** Removes the old rows of a table in several statements, oldest first; other processes may do the same. */
async function removeOld(database: Database, { table, time, keptFor }: Growing, now: Instant): Promise<void> {
  const old = sql`
    select id from ${raw(table)} where ${raw(time)} < ${plus(now, -keptFor)} order by ${raw(time)}
    limit ${REMOVED_AT_ONCE} for update skip locked`;
  let removed = REMOVED_AT_ONCE;
  while (removed === REMOVED_AT_ONCE)
    removed = await database.run(sql`delete from ${raw(table)} where id = any(array(${old}))`);
}

/** Removes what has expired. */
export async function sweep({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  for (const growing of GROWING) await removeOld(database, growing, now);
  for (const statement of useless(now)) await database.run(statement);
}

/** The age of a backup file that must have been abandoned. */
const LEFT_AFTER = 24 * HOUR;

/** Removes the unfinished backups of killed processes, since they contain confidential data. ADM-123 */
export async function sweepBackups({ environment, clock }: Pick<Services, 'environment' | 'clock'>): Promise<void> {
  const { DATA_DIR: dataDir } = environment;
  if (!existsSync(dataDir)) return;
  const before = new Date(plus(clock(), -LEFT_AFTER));
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    // another process may have removed it meanwhile
    const written = name.startsWith(UNFINISHED_BACKUP) ? await stat(path).catch(() => null) : null;
    if (written && written.mtime < before) await rm(path, { force: true });
  }
}

const UPLOADS_PER_SWEEP = 100;

/** The time for which files are kept that the draft of a form may use. ADM-116 */
const RESOURCE_TIME = 30 * DAY;

/** The condition that a session uses the file, or a deleted one that can be restored. ADM-071 */
const IS_HELD = sql`(exists (select from session_resources g where g.file_key = u.key) or exists (
  select from deleted_items d, jsonb_array_elements(d.resources) r where r ->> 'file_key' = u.key))`;

/**
 * Removes files that no session uses and that can no longer be saved with one. A file is locked before the check, so
 * that a session saved meanwhile keeps it. ADM-073, ADM-090
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

/** Removes unneeded files: replaced or withdrawn ones, and uploads that were never used. SUPP-006 */
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
