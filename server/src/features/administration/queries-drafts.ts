import sql from 'sql-template-tag';
import { MOST_DRAFTS } from '@bcs/contract/features/administration/failures-drafts';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';

interface Draft {
  readonly form: string;
  readonly title: string;
  readonly path: string;
  readonly content: string;
}

export const findDraft = (
  db: Db,
  accountId: number,
  form: string,
): Promise<{ content: string; savedAt: Instant } | undefined> =>
  db.maybe(sql`
    select content, saved_at as "savedAt" from admin_drafts where account_id = ${accountId} and form = ${form}`);

/** Keeps it in the place of the one before. Answers false where the person has too many already. ADM-116 */
export const storeDraft = async (
  tx: Db,
  accountId: number,
  { form, title, path, content }: Draft,
  now: Instant,
): Promise<boolean> =>
  (await tx.run(sql`
    insert into admin_drafts (account_id, form, title, path, content, saved_at)
    select ${accountId}, ${form}, ${title}, ${path}, ${content}, ${now}
    where (select count(*) from admin_drafts where account_id = ${accountId} and form <> ${form}) < ${MOST_DRAFTS}
    on conflict (account_id, form) do update
    set title = excluded.title, path = excluded.path, content = excluded.content, saved_at = excluded.saved_at`)) > 0;

export const removeDraft = (tx: Db, accountId: number, form: string): Promise<number> =>
  tx.run(sql`delete from admin_drafts where account_id = ${accountId} and form = ${form}`);
