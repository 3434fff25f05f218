import { sql, type Db } from '#database/db';
import { CHOSEN_MAIL } from '#features/notifications/queries-mail';

/** A mail preference that was moved to another account, with the former value there; null if there was none. */
interface TakenChoice {
  readonly kind: string;
  readonly universityId: number | null;
  readonly courseId: number | null;
  readonly delivery: string;
  readonly before: string | null;
}
/** Mail times that were moved to another account; null for those that were not. */
interface TakenTimes {
  readonly timeZone: string | null;
  readonly quietFrom: string | null;
  readonly quietUntil: string | null;
  readonly digestAt: string | null;
}
/** Mail preferences and times that a merge has moved to the remaining account. */
export type MovedMailChoices = Readonly<{ choices: readonly TakenChoice[]; times: TakenTimes }>;

/**
 * Moves mail preferences that the remaining account does not have; if both have one, 'off' wins. Whatever it has turned
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

/** Moves mail times that the remaining account has not chosen. D-334 */
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

/** Lets the remaining account receive its mails in the way of the emptied one. SUCC-083, D-334 */
export const moveMailChoices = async (tx: Db, from: number, to: number): Promise<MovedMailChoices> => ({
  ...(await takeChoices(tx, from, to)),
  times: await takeTimes(tx, from, to),
});

/** All mail preferences of an account, for the history. SUCC-093 */
export const findChosenMail = async (db: Db, accountId: number): Promise<Readonly<Record<string, string | null>>> =>
  (
    await db.one<{ fields: Readonly<Record<string, string | null>> }>(
      sql`select ${CHOSEN_MAIL} as fields from accounts a where a.id = ${accountId}`,
    )
  ).fields;

/** Restores mail preferences that a merge has changed, except those changed since. */
export async function restoreMailChoices(
  tx: Db,
  accountId: number,
  { choices, times }: MovedMailChoices,
): Promise<void> {
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

/** Follows merges to the account that finally has the data of an account, which may be itself. ADM-026 */
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
