import type { Instant } from '@bcs/contract/kernel/clock';
import { TEACHERS } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';

/** The name that the secrets of webhooks are sealed for. */
export const SECRET_BOUND_TO = 'webhook';

export interface DeliveryKey {
  readonly universityId: number;
  readonly deliveryId: number;
}

/** A message that is to be sent, and where. */
export interface Outgoing {
  readonly url: string;
  readonly sealed: string;
  readonly event: string;
  readonly data: object;
  readonly createdAt: Instant;
}

/** Nothing where it has arrived, the webhook is gone, or its owner does not teach there any more. */
export const findOutgoing = (db: Db, { universityId, deliveryId }: DeliveryKey): Promise<Outgoing | undefined> =>
  db.maybe<Outgoing>(sql`
    select w.url, w.secret_sealed as sealed, d.event, d.data, d.created_at as "createdAt"
    from webhook_deliveries d
    join webhooks w on w.university_id = d.university_id and w.id = d.webhook_id
    join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active and e.role = any(${TEACHERS})
    join accounts a on a.id = e.account_id and a.active
    where d.university_id = ${universityId} and d.id = ${deliveryId} and d.delivered_at is null and d.failed_at is null`);

/** The result of a delivery attempt. */
export interface Tried {
  readonly status: number | null;
  readonly problem: string | null;
  /** There will be no other attempt. */
  readonly isLast: boolean;
}

export const noteAttempt = (
  db: Db,
  { universityId, deliveryId }: DeliveryKey,
  { status, problem, isLast }: Tried,
  now: Instant,
): Promise<number> =>
  db.run(sql`
    update webhook_deliveries set attempts = attempts + 1, last_tried_at = ${now}, status = ${status}, problem = ${problem},
      delivered_at = case when ${problem}::text is null then ${now}::timestamptz end,
      failed_at = case when ${problem}::text is not null and ${isLast} then ${now}::timestamptz end
    where university_id = ${universityId} and id = ${deliveryId}`);
