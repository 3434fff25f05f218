import type { MailChoice, MailPreferences } from '@bcs/contract/features/preferences/model';
import { DIGEST_TIME, QUIET_HOURS, type DigestTimes } from '@bcs/contract/features/preferences/times';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { CHOSEN_MAIL } from '#features/notifications/queries-mail';
import { isOffered } from '#kernel/seats';
import { QUIET_HOURS_JSON, CLASS_ZONE, ACCOUNT_ZONE } from './queries-quiet.ts';

/** The highest number of listed classes; a choice for all classes applies to others as well. */
const MOST_CLASSES = 100;

export const findPreferences = (db: Db, accountId: number) =>
  db.one<Omit<MailPreferences, 'sends'>>(sql`
    select a.email, a.time_zone as "timeZone", coalesce(${CLASS_ZONE}, 'UTC') as "classTimeZone",
      coalesce(a.quiet_from, ${QUIET_HOURS.from}) as "quietFrom", coalesce(a.quiet_until, ${QUIET_HOURS.until}) as "quietUntil",
      coalesce(a.digest_at, ${DIGEST_TIME}) as "digestAt",
      (select coalesce(json_agg(json_build_object('courseId', k.id, 'name', k.name, 'code', k.code, 'role', k.role)), '[]')
        from (
          select c.id, c.name, c.code, e.role from enrollments e
          join courses c on c.university_id = e.university_id and c.id = e.course_id
          where e.account_id = a.id and ${isOffered('e')}
          order by c.start_date desc, c.id desc limit ${MOST_CLASSES}) k) as classes,
      (select coalesce(json_agg(json_build_object('kind', m.kind, 'courseId', m.course_id, 'delivery', m.delivery)
          order by m.kind, m.course_id nulls first), '[]')
        from mail_choices m where m.account_id = a.id) as choices
    from accounts a where a.id = ${accountId}`);

const TIMES = sql`${ACCOUNT_ZONE} as zone, ${QUIET_HOURS_JSON} as quiet, coalesce(a.digest_at, ${DIGEST_TIME}) as time`;

/** Locks and reads a person's times until the transaction ends, so that the digest job waits. */
export const lockTimes = (db: Db, accountId: number) =>
  db.one<DigestTimes & { writtenOn: Day | null }>(sql`
    select ${TIMES}, a.digest_on as "writtenOn" from accounts a where a.id = ${accountId} for update of a`);

export const findTimes = (db: Db, accountId: number) =>
  db.one<DigestTimes>(sql`select ${TIMES} from accounts a where a.id = ${accountId}`);

export interface MailTimes {
  readonly timeZone?: string | null | undefined;
  readonly quietFrom?: string | undefined;
  readonly quietUntil?: string | undefined;
  readonly digestAt?: string | undefined;
}

/** Saves the given times, and keeps the others. */
export const setTimes = (db: Db, accountId: number, { timeZone, quietFrom, quietUntil, digestAt }: MailTimes) =>
  db.run(sql`
    update accounts set
      time_zone = case when ${timeZone === undefined} then time_zone else ${timeZone ?? null}::text end,
      quiet_from = coalesce(${quietFrom ?? null}::text, quiet_from),
      quiet_until = coalesce(${quietUntil ?? null}::text, quiet_until),
      digest_at = coalesce(${digestAt ?? null}::text, digest_at)
    where id = ${accountId}`);

export const setNextDigest = (db: Db, accountId: number, dueAt: Instant) =>
  db.run(sql`update accounts set digest_due_at = ${dueAt} where id = ${accountId}`);

/** Finds the classes for which a person can choose, with their role in each. */
export const findChoosable = (db: Db, accountId: number) =>
  db.many<{ courseId: number; role: Role }>(sql`
    select e.course_id as "courseId", e.role from enrollments e where e.account_id = ${accountId} and ${isOffered('e')}`);

/** All mail preferences of a person, field by field, for the history. SUCC-093 */
export type StoredChoices = Readonly<{ name: string; fields: Readonly<Record<string, string | null>> }>;
export const findChoices = (db: Db, accountId: number) =>
  db.maybe<StoredChoices>(sql`
    select concat_ws(' ', a.first_name, a.last_name) as name,
      ${CHOSEN_MAIL} as fields from accounts a where a.id = ${accountId}`);

type Chosen = Omit<MailChoice, 'delivery'> & { readonly delivery: MailChoice['delivery'] | null };

/** Saves a choice, or removes it. */
export async function setChoice(db: Db, accountId: number, { kind, courseId, delivery }: Chosen): Promise<void> {
  if (delivery === null)
    await db.run(sql`
      delete from mail_choices
      where account_id = ${accountId} and kind = ${kind} and course_id is not distinct from ${courseId}::int`);
  else
    await db.run(sql`
      insert into mail_choices (account_id, kind, university_id, course_id, delivery)
      select ${accountId}::int, ${kind}::text, c.university_id, c.id, ${delivery}::text
      from (select 1) one left join courses c on c.id = ${courseId}::int
      on conflict on constraint a_kind_of_mail_is_chosen_once do update set delivery = excluded.delivery`);
}

/** Turns a kind off in all classes; returns whether the account exists. SUCC-082 */
export async function turnOff(db: Db, accountId: number, kind: string): Promise<boolean> {
  await db.run(
    sql`delete from mail_choices where account_id = ${accountId} and kind = ${kind} and course_id is not null`,
  );
  const written = await db.run(sql`
    insert into mail_choices (account_id, kind, delivery) select a.id, ${kind}::text, 'off' from accounts a where a.id = ${accountId}
    on conflict on constraint a_kind_of_mail_is_chosen_once do update set delivery = excluded.delivery`);
  return written > 0;
}
