import { sql, type Db } from '#database/db';
import { CHOSEN_MAIL } from '#features/notifications/queries-mail';

/** A choice of mail that an account has taken over, and what it had chosen itself; null for nothing. */
interface TakenChoice {
  readonly kind: string;
  readonly universityId: number | null;
  readonly courseId: number | null;
  readonly delivery: string;
  readonly before: string | null;
}
/** The times of mails that an account has taken over; null where it has none from the other. */
interface TakenTimes {
  readonly timeZone: string | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly digestAt: string | null;
}
/** Choices and times of mails that the account which stays has taken over from the other. */
export type TakenMail = Readonly<{ choices: readonly TakenChoice[]; times: TakenTimes }>;

/**
 * Choices that the account which stays has not made go along, and 'off' wins where both have made one. What it has turned
 * off for all classes stays off in each of them. D-334
 */
const takeChoices = (tx: Db, from: number, to: number) =>
  tx.one<{ choices: TakenChoice[] }>(sql`
    with taken as (
      select o.kind, o.university_id, o.course_id, o.delivery, k.delivery as before
      from mail_choices o
      left join mail_choices k on k.account_id = ${to} and k.kind = o.kind
        and k.university_id is not distinct from o.university_id and k.course_id is not distinct from o.course_id
      where o.account_id = ${from} and (k.delivery is null or o.delivery = 'off' and k.delivery <> 'off')
        and not exists (
          select from mail_choices off where off.account_id = ${to} and off.kind = o.kind and off.course_id is null
            and off.delivery = 'off' and o.course_id is not null)),
    written as (
      insert into mail_choices (account_id, kind, university_id, course_id, delivery)
      select ${to}::int, kind, university_id, course_id, delivery from taken
      on conflict on constraint a_kind_of_mail_is_chosen_once do update set delivery = excluded.delivery)
    select coalesce(json_agg(json_build_object('kind', kind, 'universityId', university_id, 'courseId', course_id,
      'delivery', delivery, 'before', before) order by kind, course_id nulls first), '[]') as choices from taken`);

/** Times that the account which stays has not chosen go along. D-334 */
const takeTimes = (tx: Db, from: number, to: number) =>
  tx.one<TakenTimes>(sql`
    with taken as (
      select k.id, case when k.time_zone is null then o.time_zone end as time_zone,
        case when k.quiet_from is null then o.quiet_from end as quiet_from,
        case when k.quiet_until is null then o.quiet_until end as quiet_until,
        case when k.digest_at is null then o.digest_at end as digest_at
      from accounts k join accounts o on o.id = ${from} where k.id = ${to}),
    written as (
      update accounts a set time_zone = coalesce(a.time_zone, t.time_zone), quiet_from = coalesce(a.quiet_from, t.quiet_from),
        quiet_until = coalesce(a.quiet_until, t.quiet_until), digest_at = coalesce(a.digest_at, t.digest_at)
      from taken t where a.id = t.id)
    select time_zone as "timeZone", quiet_from as "quietFrom", quiet_until as "quietUntil", digest_at as "digestAt" from taken`);

/** Lets the account that stays get its mails as the emptied one did. SUCC-083, D-334 */
export const takeMail = async (tx: Db, from: number, to: number): Promise<TakenMail> => ({
  ...(await takeChoices(tx, from, to)),
  times: await takeTimes(tx, from, to),
});

/** All that an account has chosen of its mails, for the history. SUCC-093 */
export const findChosenMail = async (db: Db, accountId: number): Promise<Readonly<Record<string, string | null>>> =>
  (
    await db.one<{ fields: Readonly<Record<string, string | null>> }>(
      sql`select ${CHOSEN_MAIL} as fields from accounts a where a.id = ${accountId}`,
    )
  ).fields;

/** Puts back what a merge has changed of how an account gets its mails, but what was chosen anew since. */
export async function restoreMail(tx: Db, accountId: number, { choices, times }: TakenMail): Promise<void> {
  const taken = sql`
    jsonb_to_recordset(${JSON.stringify(choices)}::jsonb)
      as t(kind text, "universityId" int, "courseId" int, delivery text, before text)
    where m.account_id = ${accountId} and m.kind = t.kind and m.delivery = t.delivery
      and m.university_id is not distinct from t."universityId" and m.course_id is not distinct from t."courseId"`;
  await tx.run(sql`delete from mail_choices m using ${taken} and t.before is null`);
  await tx.run(sql`update mail_choices m set delivery = t.before from ${taken} and t.before is not null`);
  await tx.run(sql`
    update accounts set time_zone = nullif(time_zone, ${times.timeZone}), quiet_from = nullif(quiet_from, ${times.quietFrom}),
      quiet_until = nullif(quiet_until, ${times.quietUntil}), digest_at = nullif(digest_at, ${times.digestAt})
    where id = ${accountId}`);
}

/** The account that has taken over what an account had: itself unless it was merged since, however often. ADM-026 */
export async function findKeptAccount(db: Db, accountId: number): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    with recursive kept as (
      select ${accountId}::int as id, 0 as merge_id
      union all
      select m.kept_account_id, m.id from kept k
      join accounts a on a.id = k.id and not a.active
      join account_merges m on m.emptied_account_id = k.id and m.undone_at is null and m.id > k.merge_id)
    select id from kept order by merge_id desc limit 1`);
  return id;
}
