import { MOST_DRAFTS } from '@bcs/contract/features/administration/failures-drafts';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

type Draft = Readonly<{ form: string; title: string; path: string; content: string | null }>;

export const findDraft = (db: Db, accountId: number, form: string) =>
  db.maybe<{ content: string; savedAt: Instant }>(sql`
    select content, saved_at as "savedAt" from admin_drafts
    where account_id = ${accountId} and form = ${form} and content is not null`);

/**
 * Stores a draft in place of the previous one, or removes it if it is null. Older content than the stored one is
 * ignored, because a notice sent when a page is left may arrive late. Returns false if the person has too many drafts.
 * ADM-116
 */
export const storeDraft = async (
  tx: Db,
  accountId: number,
  { form, title, path, content }: Draft,
  at: Instant,
): Promise<boolean> => {
  const { fits } = await tx.one<{ fits: boolean }>(sql`
    select count(*) < ${MOST_DRAFTS} as fits from admin_drafts
    where account_id = ${accountId} and form <> ${form} and content is not null`);
  if (content !== null && !fits) return false;
  await tx.run(sql`
    insert into admin_drafts (account_id, form, title, path, content, saved_at)
    values (${accountId}, ${form}, ${title}, ${path}, ${content}, ${at})
    on conflict (account_id, form) do update
    set title = excluded.title, path = excluded.path, content = excluded.content, saved_at = excluded.saved_at
    where excluded.saved_at >= admin_drafts.saved_at`);
  return true;
};
