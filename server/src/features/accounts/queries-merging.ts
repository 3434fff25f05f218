import type { MergingEnrollment } from '@bcs/contract/features/accounts/merging';
import type { AccountFacts } from '@bcs/contract/features/grants/accounts';
import type { Reach } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, empty, type Db } from '#database/db';
import { ACCOUNT_FACTS, HAS_WORK } from './queries.ts';
import type { MovedMailChoices } from './queries-merging-mail.ts';

/** One of two accounts that are merged. */
export interface MergingAccount extends AccountFacts {
  readonly accountId: number;
  readonly email: string;
  readonly name: string;
  readonly active: boolean;
  readonly grants: number;
  readonly standingRoles: number;
}

/** Finds the account with this id and the one with this e-mail within reach, ordered by id. */
export const findMerging = (
  db: Db,
  { accountId, email }: Readonly<{ accountId: number; email: string }>,
  { installation, universityIds }: Reach,
  holds: boolean,
) =>
  db.many<MergingAccount>(sql`
    select a.id as "accountId", a.email, concat(a.first_name, ' ', a.last_name) as name, a.active,
      (select count(*) from administration_grants g where g.account_id = a.id and g.ended_at is null) as grants,
      ${STANDING} as "standingRoles", ${ACCOUNT_FACTS}
    from accounts a
    where a.id = ${accountId} or (a.email = ${email} and (${installation} or exists (
      select from enrollments e where e.account_id = a.id and e.university_id = any(${[...universityIds]}::int[]))))
    order by a.id ${holds ? sql`for update of a` : empty}`);

/** The enrollments of both accounts, the latest class first; `holds` locks them until the transaction ends. */
export const findMergingEnrollments = (db: Db, accountIds: readonly number[], holds: boolean) =>
  db.many<MergingEnrollment & { readonly accountId: number }>(sql`
    select e.id, e.account_id as "accountId", e.university_id as "universityId", e.course_id as "courseId",
      u.name as university, c.code, c.name as course, e.role, e.active, ${HAS_WORK} as "hasWork"
    from enrollments e
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join universities u on u.id = e.university_id
    where e.account_id = any(${[...accountIds]}::int[])
    order by c.start_date desc, e.id ${holds ? sql`for update of e` : empty}`);

/** An enrollment that a merge has moved or ended. */
export type MergedEnrollment = Readonly<{ universityId: number; id: number }>;

/**
 * Moves enrollments to another account, together with their work, grades, comments and attendance. Returns their
 * number. ADM-026
 */
export const moveEnrollments = (tx: Db, touched: readonly MergedEnrollment[], from: number, to: number) =>
  tx.run(sql`
    update enrollments e set account_id = ${to}
    from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as t("universityId" int, id int)
    where e.university_id = t."universityId" and e.id = t.id and e.account_id = ${from}`);

/** Reads the present state of enrollments, so that it can be restored later. */
export const findTerms = async (tx: Db, touched: readonly MergedEnrollment[]) =>
  tx.many<object>(sql`
    select e.university_id as "universityId", e.id, iso(e.ended_at) as "endedAt", e.ended_by as "endedBy",
      e.end_reason as "endReason", e.last_day as "lastDay", iso(e.resumed_at) as "resumedAt"
    from jsonb_to_recordset(${JSON.stringify(touched)}::jsonb) as t("universityId" int, id int)
    join enrollments e on e.university_id = t."universityId" and e.id = t.id order by e.id`);

/** Restores enrollments that a merge has ended, unless somebody has resumed them since. */
export const restoreTerms = (tx: Db, terms: readonly object[]) =>
  tx.run(sql`
    update enrollments e set active = true, ended_at = t."endedAt", ended_by = t."endedBy", end_reason = t."endReason",
      last_day = t."lastDay", resumed_at = t."resumedAt"
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as t("universityId" int, id int, "endedAt" timestamptz,
      "endedBy" int, "endReason" text, "lastDay" date, "resumedAt" timestamptz)
    where e.university_id = t."universityId" and e.id = t.id and not e.active`);

/** The number of active standing roles of account `a`. */
const STANDING = sql`(select count(*) from standing_roles s where s.account_id = a.id and s.ended_at is null)`;

/** Standing roles that a merge has changed. */
type Standing = Readonly<{ moved: readonly MergedEnrollment[]; ended: readonly MergedEnrollment[] }>;

/** Moves standing roles; one that the remaining account already has is ended. ADM-036 */
export const moveStanding = (tx: Db, from: number, to: number, by: number, now: Instant) =>
  tx.one<Standing>(sql`
    with own as (
      select s.university_id, s.id, exists (select from standing_roles k where k.university_id = s.university_id
        and k.account_id = ${to} and k.role = s.role and k.cohort_id is not distinct from s.cohort_id and k.ended_at is null) as twice
      from standing_roles s where s.account_id = ${from} and s.ended_at is null),
    changed as (
      update standing_roles s set account_id = case when own.twice then s.account_id else ${to}::int end,
        ended_at = case when own.twice then ${now}::timestamptz end, ended_by = case when own.twice then ${by}::int end
      from own where s.university_id = own.university_id and s.id = own.id
      returning s.university_id, s.id, own.twice)
    select coalesce(json_agg(json_build_object('universityId', university_id, 'id', id) order by id) filter (where not twice), '[]') as moved,
      coalesce(json_agg(json_build_object('universityId', university_id, 'id', id) order by id) filter (where twice), '[]') as ended
    from changed`);

/** Moves standing roles back, except those that have ended since. */
export const restoreStanding = (tx: Db, { kept, emptied, mergedAt, standingMoved, standingEnded }: StoredMerge) =>
  tx.run(sql`
    update standing_roles s set account_id = ${emptied.accountId},
      ended_at = case when t.twice then null else s.ended_at end, ended_by = case when t.twice then null else s.ended_by end
    from (
      select m.*, false as twice from jsonb_to_recordset(${JSON.stringify(standingMoved)}::jsonb) as m("universityId" int, id int)
      union all
      select m.*, true from jsonb_to_recordset(${JSON.stringify(standingEnded)}::jsonb) as m("universityId" int, id int)) t
    where s.university_id = t."universityId" and s.id = t.id and case when t.twice
      then s.account_id = ${emptied.accountId} and s.ended_at = ${mergedAt}::timestamptz else s.account_id = ${kept.accountId} end`);

interface NewMerge {
  readonly kept: number;
  readonly emptied: MergingAccount;
  readonly moved: readonly MergedEnrollment[];
  readonly ended: readonly object[];
  readonly standing: Standing;
  readonly mail: MovedMailChoices;
}

export const insertMerge = (
  tx: Db,
  { kept, emptied, moved, ended, standing, mail }: NewMerge,
  by: number,
  now: Instant,
) =>
  tx.run(sql`
    insert into account_merges (kept_account_id, emptied_account_id, merged_at, merged_by, was_active, moved, ended,
      standing_moved, standing_ended, mail)
    values (${kept}, ${emptied.accountId}, ${now}, ${by}, ${emptied.active}, ${JSON.stringify(moved)}::jsonb, ${JSON.stringify(ended)}::jsonb,
      ${JSON.stringify(standing.moved)}::jsonb, ${JSON.stringify(standing.ended)}::jsonb,
      ${JSON.stringify(mail)}::jsonb)`);

/** A merge that is about to be undone. */
export interface StoredMerge extends AccountFacts {
  readonly ofEmptied: AccountFacts;
  /** True if somebody has deactivated the emptied account again, which must not be undone. */
  readonly deactivatedSince: boolean;
  readonly id: number;
  readonly mergedAt: Instant;
  readonly undoneAt: Instant | null;
  readonly wasActive: boolean;
  readonly moved: readonly MergedEnrollment[];
  readonly ended: readonly object[];
  readonly standingMoved: readonly MergedEnrollment[];
  readonly standingEnded: readonly MergedEnrollment[];
  readonly mail: MovedMailChoices;
  readonly kept: Readonly<{ accountId: number; name: string; email: string }>;
  readonly emptied: StoredMerge['kept'];
}

/** Finds the merge into this account, and locks both accounts until the transaction ends. */
export const lockMerge = async (tx: Db, mergeId: number, keptId: number) => {
  await tx.run(sql`
    select a.id from account_merges m join accounts a on a.id in (m.kept_account_id, m.emptied_account_id)
    where m.id = ${mergeId} and m.kept_account_id = ${keptId} order by a.id for update of a`);
  return tx.maybe<StoredMerge>(sql`
    select m.id, m.merged_at as "mergedAt", m.undone_at as "undoneAt", m.was_active as "wasActive", m.moved, m.ended,
      m.standing_moved as "standingMoved", m.standing_ended as "standingEnded", m.mail,
      json_build_object('accountId', a.id, 'name', concat(a.first_name, ' ', a.last_name), 'email', a.email) as kept,
      json_build_object('accountId', o.id, 'name', concat(o.first_name, ' ', o.last_name), 'email', o.email) as emptied,
      ${ACCOUNT_FACTS},
      (select json_build_object(
        'holdsGrant', exists (select from administration_grants g where g.account_id = o.id and g.ended_at is null),
        'universityIds', array(select distinct e.university_id from enrollments e where e.account_id = o.id))) as "ofEmptied",
      exists (select from audit_entries d where d.account_id = o.id and d.action = 'person.deactivate' and d.at > m.merged_at)
        as "deactivatedSince"
    from account_merges m join accounts a on a.id = m.kept_account_id join accounts o on o.id = m.emptied_account_id
    where m.id = ${mergeId} and m.kept_account_id = ${keptId} for update of m`);
};

export const setMergeUndone = (tx: Db, mergeId: number, by: number, now: Instant) =>
  tx.run(sql`update account_merges set undone_at = ${now}, undone_by = ${by} where id = ${mergeId}`);
