import { TRANSFER_UNDO_TIME } from '@bcs/contract/features/rosters/transferring';
import type { ClassAdministrator } from '@bcs/contract/kernel/ability';
import { plus, type Instant } from '@bcs/contract/kernel/clock';
import { CLASS_EDITORS } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import type { StartedEnrollment } from './queries-enrolling.ts';
import type { TracedCopy } from './queries-copies.ts';

/** The transfer that ended enrollment `e` and can still be undone, as `Transfer` of the contract. ADM-035 */
export const undoableTransfer = (now: Instant) => sql`(
  select json_build_object('id', t.id, 'code', k.code, 'madeAt', iso(t.made_at))
  from transfers t
  join enrollments o on o.university_id = t.university_id and o.id = t.to_enrollment_id
  join courses k on k.university_id = o.university_id and k.id = o.course_id
  where t.university_id = e.university_id and t.from_enrollment_id = e.id and not e.active and t.undone_at is null
    and t.made_at > ${plus(now, -TRANSFER_UNDO_TIME)}::timestamptz
  order by t.id desc limit 1)`;

/** Finds the pending requests of an enrollment, which its end cancels. D-123 */
export const findWaiting = async (tx: Db, universityId: number, enrollmentId: number): Promise<number[]> =>
  (
    await tx.many<{ id: number }>(sql`
      select id from remote_requests where university_id = ${universityId} and enrollment_id = ${enrollmentId}
        and state = 'pending' and cancelled_at is null order by id`)
  ).map(({ id }) => id);

interface NewTransfer {
  readonly universityId: number;
  readonly from: number;
  readonly to: StartedEnrollment;
  readonly copies: readonly TracedCopy[];
  readonly cancelled: readonly number[];
}

export const insertTransfer = (
  tx: Db,
  { universityId, from, to, copies, cancelled }: NewTransfer,
  by: number,
  now: Instant,
) =>
  tx.run(sql`
    insert into transfers (university_id, from_enrollment_id, to_enrollment_id, made_at, made_by, before, copies, cancelled)
    values (${universityId}, ${from}, ${to.id}, ${now}, ${by}, ${to.before && JSON.stringify(to.before)}::jsonb,
      ${JSON.stringify(copies)}::jsonb, ${[...cancelled]}::int[])`);

/** A transfer that is about to be undone. */
export interface StoredTransfer {
  readonly id: number;
  readonly universityId: number;
  readonly from: number;
  readonly fromCourseId: number;
  readonly fromCode: string;
  readonly to: number;
  readonly toCourseId: number;
  readonly toCode: string;
  readonly accountId: number;
  readonly name: string;
  readonly madeAt: Instant;
  readonly undoneAt: Instant | null;
  readonly before: StartedEnrollment['before'];
  readonly copies: readonly TracedCopy[];
  readonly cancelled: readonly number[];
  /** Tells whether the viewer administers the other class as well. */
  readonly possible: boolean;
}

/** Finds a transfer from this enrollment, and locks both enrollments until the transaction ends. */
export const lockTransfer = (
  tx: Db,
  { universityId, courseId, accountId, byGrant }: ClassAdministrator,
  { enrollmentId, transferId }: Readonly<{ enrollmentId: number; transferId: number }>,
) =>
  tx.maybe<StoredTransfer>(sql`
    select t.id, t.university_id as "universityId", e.id as from, k.id as "fromCourseId", k.code as "fromCode",
      o.id as to, c.id as "toCourseId", c.code as "toCode", e.account_id as "accountId",
      concat(a.first_name, ' ', a.last_name) as name, t.made_at as "madeAt", t.undone_at as "undoneAt", t.before, t.copies, t.cancelled,
      (${byGrant} or exists (select from enrollments v where v.university_id = c.university_id and v.course_id = c.id
        and v.account_id = ${accountId} and v.active and v.role = any(${[...CLASS_EDITORS]}))) as possible
    from transfers t
    join enrollments e on e.university_id = t.university_id and e.id = t.from_enrollment_id
    join enrollments o on o.university_id = t.university_id and o.id = t.to_enrollment_id
    join courses k on k.university_id = e.university_id and k.id = e.course_id
    join courses c on c.university_id = o.university_id and c.id = o.course_id
    join accounts a on a.id = e.account_id
    where t.university_id = ${universityId} and t.id = ${transferId} and e.id = ${enrollmentId} and e.course_id = ${courseId}
    for update of t, e, o`);

/** Restores the former enrollment as if it had never ended; false if it has changed since. */
export const restoreLeft = async (tx: Db, { universityId, from, madeAt }: StoredTransfer) =>
  (await tx.run(sql`
    update enrollments set active = true, ended_by = null, end_reason = null, last_day = null
    where university_id = ${universityId} and id = ${from} and not active and end_reason = 'transferred'
      and ended_at = greatest(${madeAt}::timestamptz, activated_at)`)) === 1;

/** Ends an enrollment that the transfer had resumed, in the way in which it had ended before. */
export const restoreResumed = (tx: Db, { universityId, to, before }: StoredTransfer) =>
  tx.run(sql`
    update enrollments e set ended_at = b."endedAt", ended_by = b."endedBy", end_reason = b."endReason", last_day = b."lastDay",
      resumed_at = b."resumedAt"
    from jsonb_to_record(${JSON.stringify(before)}::jsonb) as b("endedAt" timestamptz, "endedBy" int, "endReason" text,
      "lastDay" date, "resumedAt" timestamptz)
    where e.university_id = ${universityId} and e.id = ${to}`);

/** Restores requests that the transfer had cancelled. */
export const restoreWaiting = (tx: Db, { universityId, cancelled, madeAt }: StoredTransfer) =>
  tx.run(sql`
    update remote_requests set cancelled_at = null
    where university_id = ${universityId} and id = any(${[...cancelled]}::int[]) and cancelled_at = ${madeAt}`);

export const setTransferUndone = (tx: Db, { universityId, id }: StoredTransfer, by: number, now: Instant) =>
  tx.run(sql`
    update transfers set undone_at = ${now}, undone_by = ${by} where university_id = ${universityId} and id = ${id}`);
