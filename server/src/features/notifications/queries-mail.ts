import type { Delivery, MailKind } from '@bcs/contract/features/notifications/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, raw, type Sql } from '#database/db';
import { WAKE_UP } from '#kernel/outbox';

/** The job that mails one piece of news at once. */
export const NOTICE_JOB = 'notice';

/** The columns of the person and of the class that a choice is for; the class is null for somebody without one. */
type Chooser = Readonly<{ account: Sql; university: Sql; course: Sql }>;

/** Tells how a kind of mail comes to somebody: as chosen for the class, else for all classes, else as usual. SUCC-076, SUCC-083 */
export const deliveryOf = ({ account, university, course }: Chooser, kind: Sql, usual: Sql): Sql => sql`coalesce((
  select chosen.delivery from mail_choices chosen
  where chosen.account_id = ${account} and chosen.kind = ${kind}
    and (chosen.course_id is null or chosen.university_id = ${university} and chosen.course_id = ${course})
  order by chosen.course_id nulls last limit 1), ${usual})`;

/**
 * Tells how a kind of mail comes to the person of an enrollment.
 * @param alias of the enrollment in the statement
 */
export const deliveryTo = (alias: string, kind: Sql, usual: Sql): Sql =>
  deliveryOf(
    {
      account: raw(`${alias}.account_id`),
      university: raw(`${alias}.university_id`),
      course: raw(`${alias}.course_id`),
    },
    kind,
    usual,
  );

/** Tells how a part of the digest comes to the person of an enrollment. */
export const partTo = (alias: string, kind: MailKind, usual: Delivery): Sql =>
  deliveryTo(alias, sql`${kind}`, sql`${usual}`);

/** Tells whether somebody gets no digest, and so nothing by mail that is daily or weekly. D-267 */
export const digestIsOff = (account: Sql): Sql => sql`exists (
  select from mail_choices m
  where m.account_id = ${account} and m.kind = 'digest' and m.course_id is null and m.delivery = 'off')`;

/** All that the account `a` has chosen of its mails, field by field, as the history keeps it. SUCC-093 */
export const CHOSEN_MAIL = sql`(
  jsonb_build_object('timeZone', a.time_zone, 'quietFrom', a.quiet_from, 'quietUntil', a.quiet_until, 'digestAt', a.digest_at)
    || coalesce((
      select jsonb_object_agg(m.kind || coalesce(' in class ' || m.course_id, ''), m.delivery)
      from mail_choices m where m.account_id = a.id), '{}'))`;

/** Queues the mails of notifications just `written` to people who want to know at once. */
export const queueNotices = (now: Instant, written: 'written' | 'answered' = 'written'): Sql => sql`
  insert into outbox (kind, payload, run_at, due_at)
  select ${NOTICE_JOB}, jsonb_build_object('universityId', w.university_id, 'notificationId', w.id), ${now}::timestamptz, ${now}::timestamptz
  from ${raw(written)} w
  join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id
  where ${deliveryTo('e', sql`w.mail_kind`, sql`w.mail_default`)} = 'at-once'
  returning id`;

/** Wakes the workers where something was `queued`. */
export const WOKEN = sql`(select count(pg_notify('realtime', ${WAKE_UP})) from (select 1 from queued limit 1) any_queued)`;
