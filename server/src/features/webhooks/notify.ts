import type { EventData } from '@bcs/contract/features/webhooks/events';
import type { ClassKey } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { TEACHERS } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { WAKE_UP } from '#kernel/outbox';

/** The class in which an event happened, and its time. */
type Occasion = Readonly<{ course: ClassKey; now: Instant }>;

/** The name of the job that sends one message. */
export const WEBHOOK_JOB = 'webhook';

/**
 * Queues messages to the webhooks of a course, in the transaction of the events: one statement for all of them, and
 * nothing without a webhook.
 */
export async function notifyWebhooks<Event extends keyof EventData>(
  db: Db,
  event: Event,
  facts: readonly EventData[Event][],
  { course: { universityId, courseId }, now }: Occasion,
): Promise<void> {
  if (facts.length === 0) return;
  await db.run(sql`
    with made as (
      insert into webhook_deliveries (university_id, webhook_id, event, data, created_at)
      select w.university_id, w.id, ${event}, f.data || jsonb_build_object('courseId', ${courseId}::int), ${now}::timestamptz
      from webhooks w
      join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id and e.active and e.role = any(${TEACHERS})
      cross join jsonb_array_elements(${JSON.stringify(facts)}::jsonb) with ordinality as f(data, place)
      where w.university_id = ${universityId} and w.course_id = ${courseId} and ${event} = any(w.events)
      order by w.id, f.place
      returning university_id, id),
    queued as (
      insert into outbox (kind, payload, run_at, due_at)
      select ${WEBHOOK_JOB}, jsonb_build_object('universityId', university_id, 'deliveryId', id), ${now}::timestamptz, ${now}::timestamptz from made
      returning id)
    select pg_notify('realtime', ${WAKE_UP}) from (select 1 from queued limit 1) any_queued`);
}
