import type { Delivery, MailKind } from '@bcs/contract/features/notifications/model';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, raw, type Sql } from '#database/db';
import { WAKE_UP } from '#kernel/outbox';

/** The name of the job that mails one piece of news at once. */
export const NOTICE_JOB = 'notice';

/** The columns of the person and of the class for which a choice is made; the class is null for people without one. */
type Chooser = Readonly<{ account: Sql; university: Sql; course: Sql }>;

/**
 * The delivery of a kind of mail for a person: as chosen for the class, else for all classes, else the default.
 * SUCC-076, SUCC-083
 */
export const deliveryOf = ({ account, university, course }: Chooser, kind: Sql, usual: Sql): Sql => sql`coalesce((
  select chosen.delivery from mail_choices chosen
  where chosen.account_id = ${account} and chosen.kind = ${kind}
    and (chosen.course_id is null or chosen.university_id = ${university} and chosen.course_id = ${course})
  order by chosen.course_id nulls last limit 1), ${usual})`;

/**
 * The delivery of a kind of mail for the person of an enrollment.
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

/** The delivery of a part of the digest for the person of an enrollment. */
export const partTo = (alias: string, kind: MailKind, usual: Delivery): Sql =>
  deliveryTo(alias, sql`${kind}`, sql`${usual}`);

/** Tells whether a person has turned the digest off, and so gets no daily or weekly mail. D-267 */
export const digestIsOff = (account: Sql): Sql => sql`exists (
  select from mail_choices m
  where m.account_id = ${account} and m.kind = 'digest' and m.course_id is null and m.delivery = 'off')`;

/** All mail preferences of account `a`, field by field, for the history. SUCC-093 */
export const CHOSEN_MAIL = sql`(
  jsonb_build_object('timeZone', a.time_zone, 'quietFrom', a.quiet_from, 'quietUntil', a.quiet_until, 'digestAt', a.digest_at)
    || coalesce((
      select jsonb_object_agg(m.kind || coalesce(' in class ' || m.course_id, ''), m.delivery)
      from mail_choices m where m.account_id = a.id), '{}'))`;

/** Queues mails for notifications that were just `written` and whose readers want them at once. */
export const queueNotices = (now: Instant, written: 'written' | 'answered' = 'written'): Sql => sql`
  insert into outbox (kind, payload, run_at, due_at)
  select ${NOTICE_JOB}, jsonb_build_object('universityId', w.university_id, 'notificationId', w.id), ${now}::timestamptz, ${now}::timestamptz
  from ${raw(written)} w
  join enrollments e on e.university_id = w.university_id and e.id = w.enrollment_id
  where ${deliveryTo('e', sql`w.mail_kind`, sql`w.mail_default`)} = 'at-once'
  returning id`;

/** Wakes the workers if something was `queued`. */
export const WAKE_WORKERS = sql`(select count(pg_notify('realtime', ${WAKE_UP})) from (select 1 from queued limit 1) any_queued)`;
