import type { Delivery, Webhook } from '@bcs/contract/features/webhooks/model';
import { MOST_WEBHOOKS, SHOWN_DELIVERIES } from '@bcs/contract/features/webhooks/failures';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { TEACHERS } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';

type Owner = Pick<Viewer, 'universityId' | 'courseId' | 'enrollmentId'>;

const FIELDS = sql`id, url, events, created_at as "createdAt"`;
const ownedBy = ({ universityId, enrollmentId }: Owner) =>
  sql`university_id = ${universityId} and enrollment_id = ${enrollmentId}`;

export const findWebhooks = (db: Db, owner: Owner) =>
  db.many<Webhook>(sql`select ${FIELDS} from webhooks where ${ownedBy(owner)} order by id limit ${MOST_WEBHOOKS}`);

/** Finds and locks the webhook if it is the owner's. */
export const lockWebhook = (db: Db, owner: Owner, webhookId: number) =>
  db.maybe<Webhook>(sql`select ${FIELDS} from webhooks where ${ownedBy(owner)} and id = ${webhookId} for update`);

/** Counts an owner's webhooks in a class. The account is locked, so that simultaneous requests count both. */
export async function countWebhooks(db: Db, owner: Owner): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from webhooks where ${ownedBy(owner)}`,
  );
  return count;
}

export const insertWebhook = (
  db: Db,
  { universityId, courseId, enrollmentId }: Owner,
  { url, events, sealed }: Pick<Webhook, 'url' | 'events'> & { readonly sealed: string },
  now: Instant,
) =>
  db.one<Webhook>(sql`
    insert into webhooks (university_id, course_id, enrollment_id, url, events, secret_sealed, created_at)
    values (${universityId}, ${courseId}, ${enrollmentId}, ${url}, ${events}, ${sealed}, ${now})
    returning ${FIELDS}`);

export const deleteWebhook = (db: Db, owner: Owner, webhookId: number) =>
  db.run(sql`delete from webhooks where ${ownedBy(owner)} and id = ${webhookId}`);

/** Inserts a test message. */
export const insertTest = (db: Db, { universityId, courseId }: Owner, webhookId: number, now: Instant) =>
  db.one<{ id: number }>(sql`
    insert into webhook_deliveries (university_id, webhook_id, event, data, created_at)
    values (${universityId}, ${webhookId}, 'test', jsonb_build_object('courseId', ${courseId}::int), ${now})
    returning id`);

/** Reads whether a message of the owner's webhook waits, and locks it. */
export const lockDelivery = (
  db: Db,
  owner: Owner,
  { webhookId, deliveryId }: Readonly<{ webhookId: number; deliveryId: number }>,
) =>
  db.maybe<{ waits: boolean }>(sql`
    select delivered_at is null and failed_at is null as waits from webhook_deliveries
    where university_id = ${owner.universityId} and id = ${deliveryId} and webhook_id = (
      select id from webhooks where ${ownedBy(owner)} and id = ${webhookId})
    for update`);

/** Resets a message to unsent; its attempts are still counted. */
export const reopenDelivery = (db: Db, { universityId }: Owner, deliveryId: number) =>
  db.run(sql`
    update webhook_deliveries set delivered_at = null, failed_at = null, status = null, problem = null
    where university_id = ${universityId} and id = ${deliveryId}`);

/** Finds the latest messages; null if the webhook is not the owner's. */
export async function findDeliveries(db: Db, owner: Owner, webhookId: number): Promise<Delivery[] | null> {
  const { own, deliveries } = await db.one<{ own: boolean; deliveries: Delivery[] }>(sql`
    select exists (select 1 from webhooks where ${ownedBy(owner)} and id = ${webhookId}) as own, coalesce((
      select json_agg(json_build_object('id', d.id, 'event', d.event, 'createdAt', iso(d.created_at), 'attempts', d.attempts,
        'state', case when d.delivered_at is not null then 'delivered' when d.failed_at is not null then 'failed' else 'waiting' end,
        'lastTriedAt', iso(d.last_tried_at), 'status', d.status, 'problem', d.problem) order by d.id desc)
      from (select * from webhook_deliveries where university_id = ${owner.universityId} and webhook_id = ${webhookId}
        order by id desc limit ${SHOWN_DELIVERIES}) d), '[]') as deliveries`);
  return own ? deliveries : null;
}

/** The name to which the encryption of secrets is bound. */
export const SECRET_BOUND_TO = 'webhook';

export type DeliveryKey = Readonly<{ universityId: number; deliveryId: number }>;

/** A message to be sent, with its destination. */
export type OutgoingDelivery = Readonly<{
  url: string;
  sealed: string;
  event: string;
  data: object;
  createdAt: Instant;
}>;

/** Finds a message to send; nothing if it has arrived, the webhook is gone, or its owner no longer teaches there. */
export const findOutgoing = (db: Db, { universityId, deliveryId }: DeliveryKey) =>
  db.maybe<OutgoingDelivery>(sql`
    select w.url, w.secret_sealed as sealed, d.event, d.data, d.created_at as "createdAt"
    from webhook_deliveries d
    join webhooks w on w.university_id = d.university_id and w.id = d.webhook_id
    join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active and e.role = any(${TEACHERS})
    join accounts a on a.id = e.account_id and a.active
    where d.university_id = ${universityId} and d.id = ${deliveryId} and d.delivered_at is null and d.failed_at is null`);

/** The result of a delivery attempt. */
export interface DeliveryAttempt {
  readonly status: number | null;
  readonly problem: string | null;
  /** True if no further attempt will be made. */
  readonly isLast: boolean;
}

export const recordAttempt = (
  db: Db,
  { universityId, deliveryId }: DeliveryKey,
  { status, problem, isLast }: DeliveryAttempt,
  now: Instant,
) =>
  db.run(sql`
    update webhook_deliveries set attempts = attempts + 1, last_tried_at = ${now}, status = ${status}, problem = ${problem},
      delivered_at = case when ${problem}::text is null then ${now}::timestamptz end,
      failed_at = case when ${problem}::text is not null and ${isLast} then ${now}::timestamptz end
    where university_id = ${universityId} and id = ${deliveryId}`);
