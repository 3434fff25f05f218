import sql from 'sql-template-tag';
import type { MenuChoice } from '@bcs/contract/features/command-menu/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { lastChoices } from './queries-found.ts';

/** Puts a choice on top; what lies below the last ten goes. SUCC-073 */
export async function keepChoice(db: Db, accountId: number, { kind, key }: MenuChoice, now: Instant): Promise<void> {
  await db.run(sql`
    insert into menu_choices (account_id, kind, key, chosen_at) values (${accountId}, ${kind}, ${key}, ${now})
    on conflict on constraint a_choice_is_remembered_once do update set chosen_at = excluded.chosen_at`);
  await db.run(sql`
    delete from menu_choices c where c.account_id = ${accountId}
      and (c.kind, c.key) not in (select l.kind, l.key from (${lastChoices(accountId)}) l)`);
}

export const dropChoices = (db: Db, accountId: number): Promise<number> =>
  db.run(sql`delete from menu_choices where account_id = ${accountId}`);
