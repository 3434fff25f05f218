import { sql, type Db } from '#database/db';

/** The person to whom a mail about the own account goes; also somebody who can no longer sign in. */
export interface MailRecipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const findRecipient = (db: Db, accountId: number): Promise<MailRecipient | undefined> =>
  db.maybe<MailRecipient>(sql`
    select email, first_name as "firstName", last_name as "lastName" from accounts where id = ${accountId}`);
