import { MAIL_JOBS, type MailJob } from '@bcs/contract/features/mail-delivery/mail-jobs';
import { isStopped, type CountedRefusal, type Verdict } from '@bcs/contract/features/mail-delivery/refusals';
import { type Instant, DAY, plus } from '@bcs/contract/kernel/clock';
import { sql, type Sql, type Database, type Db } from '#database/db';
import { publish } from '#kernel/changes';
import type { MailKind } from '@bcs/contract/features/mail-delivery/model';

const ANSWER_LENGTH = 500;

/** A mail to be handed to the mail server. */
export interface Delivery {
  readonly id: number;
  /** True if the server has already accepted it. */
  readonly isAccepted: boolean;
  /** The refusal for which the address is stopped; null if it is not. */
  readonly stoppedBy: string | null;
}

/** Records that a mail is about to be sent, unless its address is stopped. */
export const beginDelivery = (
  db: Db,
  { key, kind, address }: Readonly<{ key: string; kind: string; address: string }>,
  now: Instant,
) =>
  db.one<Delivery>(sql`
    with stopped as (
      select answer from refused_addresses where address = ${address.toLowerCase()} and stopped_at is not null),
    begun as (
      insert into mail_deliveries as d (key, kind, address, begun_at, held_at, unanswered)
      select ${key}, ${kind}, ${address.toLowerCase()}, ${now}::timestamptz, case when s.is_stopped then ${now}::timestamptz end,
        case when s.is_stopped then 0 else 1 end
      from (select exists (select from stopped) as is_stopped) s
      on conflict on constraint a_mail_is_accepted_once_per_key do update set
        begun_at = case when d.accepted_at is null then excluded.begun_at else d.begun_at end,
        held_at = case when d.accepted_at is null then excluded.held_at end,
        unanswered = d.unanswered + excluded.unanswered
      returning id, accepted_at)
    select begun.id::int, begun.accepted_at is not null as "isAccepted", (select answer from stopped) as "stoppedBy" from begun`);

/** Records that an attempt did not hand over the mail: it was refused, or never transmitted. */
export const recordUndelivered = (db: Db, id: number) =>
  db.run(sql`update mail_deliveries set unanswered = greatest(unanswered - 1, 0) where id = ${id}`);

/** Tells whether a mail server has confirmed a mail. */
export const hasArrived = (key: Sql): Sql =>
  sql`exists (select from mail_deliveries sent where sent.key = ${key} and sent.accepted_at is not null)`;

/** Tells whether a mail server may have a mail, because it was transmitted without an answer. */
export const mayHaveArrived = (key: Sql): Sql =>
  sql`exists (select from mail_deliveries sent where sent.key = ${key} and (sent.accepted_at is not null or sent.unanswered > 0))`;

export const acceptDelivery = (db: Db, id: number, now: Instant) =>
  db.run(sql`update mail_deliveries set accepted_at = ${now}, refused_at = null, verdict = null where id = ${id}`);

/**
 * Records a refusal, and stops the address if that was one too many. Each mail counts once, and mails from before 'Try
 * again' do not count. SUCC-084
 */
export const refuseDelivery = (
  database: Database,
  id: number,
  { verdict, answer }: Readonly<{ verdict: Verdict; answer: string }>,
  now: Instant,
): Promise<void> =>
  database.transaction(async (tx) => {
    const told = await tx.maybe<{ address: string; begunAt: Instant }>(sql`
      update mail_deliveries set refused_at = ${now}, verdict = ${verdict}
      where id = ${id} returning address, begun_at as "begunAt"`);
    if (!told || verdict === 'other') return;
    const { address, begunAt } = told;
    const { retriedAt } = await tx.one<{ retriedAt: Instant | null }>(sql`
      insert into refused_addresses as r (address, answer) values (${address}, ${printable(answer)})
      on conflict (address) do update set
        answer = case when r.retried_at is null or ${begunAt}::timestamptz >= r.retried_at then excluded.answer else r.answer end
      returning retried_at as "retriedAt"`);
    const refusals = await tx.many<CountedRefusal>(sql`
      select refused_at as at, verdict from mail_deliveries
      where address = ${address} and refused_at is not null and verdict <> 'other'
        and (${retriedAt}::timestamptz is null or begun_at >= ${retriedAt}::timestamptz)`);
    if (isStopped(refusals, now)) await stopAddress(tx, address, now);
  });

async function stopAddress(tx: Db, address: string, now: Instant): Promise<void> {
  const stopped = await tx.run(
    sql`update refused_addresses set stopped_at = ${now} where address = ${address} and stopped_at is null`,
  );
  if (stopped === 0) return;
  const owner = await tx.maybe<{ id: number }>(sql`select id from accounts where email = ${address}`);
  const to = ['administrators', ...(owner ? [`account ${owner.id}` as const] : [])] as const;
  await publish(tx, { topics: ['refused addresses'], to });
}

/** Makes an answer printable: databases store no zero bytes, and pages no long texts. */
const printable = (answer: string) =>
  answer
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_LENGTH)
    .toWellFormed();

/** Counts the outcomes of mails since a given time. */
const outcomes = (since: Instant): Sql => sql`
  jsonb_build_object(
    'accepted', count(*) filter (where d.begun_at > ${since} and d.accepted_at is not null and d.refused_at is null),
    'refused', count(*) filter (where d.begun_at > ${since} and d.refused_at is not null),
    'held', count(*) filter (where d.begun_at > ${since} and d.held_at is not null))`;

/**
 * Counts waiting, sent and refused mails by kind. A job counts for the kind of its mail, such as that of its news.
 * ADM-135
 */
export const countMails = (db: Db, now: Instant) =>
  db.many<MailKind>(sql`
    with sent as (
      select d.kind, ${outcomes(plus(now, -DAY))} as day, ${outcomes(plus(now, -7 * DAY))} as week
      from mail_deliveries d where d.begun_at > ${plus(now, -7 * DAY)} group by d.kind),
    waiting as (
      select coalesce(n.mail_kind, j.kind) as kind, count(*)::int as queued, min(o.due_at) as oldest
      from jsonb_each_text(${KINDS_OF_JOBS}::jsonb) as j(job, kind) join outbox o on o.kind = j.job
      left join notifications n on j.kind is null
        and n.university_id = (o.payload ->> 'universityId')::int and n.id = (o.payload ->> 'notificationId')::int
      where o.done_at is null and o.failed_at is null and o.due_at <= ${now} and coalesce(n.mail_kind, j.kind) is not null
      group by 1)
    select kind, coalesce(w.queued, 0) as queued, w.oldest,
      coalesce(s.day, ${NO_COUNTS}::jsonb) as day, coalesce(s.week, ${NO_COUNTS}::jsonb) as week
    from sent s full join waiting w using (kind) order by kind`);

const KINDS_OF_JOBS = JSON.stringify(
  Object.fromEntries(Object.entries<MailJob>(MAIL_JOBS).map(([job, { kind = job }]) => [job, kind])),
);
const NO_COUNTS = JSON.stringify({ accepted: 0, refused: 0, held: 0 });
