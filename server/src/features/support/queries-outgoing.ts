import type { TutorAnswers } from '@bcs/contract/features/support/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** A case as it is told to others. */
export interface StoredCase {
  readonly id: number;
  readonly accountId: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly priority: 'High' | 'Low';
  readonly description: string;
  readonly session: string | null;
  readonly tutor: TutorAnswers | null;
  readonly screenshotKey: string | null;
  readonly createdAt: Instant;
  /** When it was brought to a provider. */
  readonly deliveredAt: Instant | null;
  /** The time of the last try; it may have arrived there without our hearing so. */
  readonly triedAt: Instant | null;
}

export const findOutgoing = (db: Db, caseId: number): Promise<StoredCase | undefined> =>
  db.maybe<StoredCase>(sql`
    select t.id, t.account_id as "accountId", concat(a.first_name, ' ', a.last_name) as name, a.email, t.role, t.category,
      t.subcategory, t.priority, t.description, s.name as session, t.tutor,
      t.screenshot_key as "screenshotKey", t.created_at as "createdAt", t.delivered_at as "deliveredAt",
      t.delivery_tried_at as "triedAt"
    from support_tickets t
    join accounts a on a.id = t.account_id
    left join sessions s on s.university_id = t.university_id and s.id = t.session_id
    where t.id = ${caseId}`);

/** Written down before it is sent: whoever is cut off afterwards does not know whether it has arrived. */
export const noteTried = (db: Db, caseId: number, at: Instant | null): Promise<number> =>
  db.run(sql`update support_tickets set delivery_tried_at = ${at} where id = ${caseId}`);

export const noteDelivered = (db: Db, caseId: number, at: Instant): Promise<number> =>
  db.run(sql`update support_tickets set delivered_at = ${at} where id = ${caseId} and delivered_at is null`);
