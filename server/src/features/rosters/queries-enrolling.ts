import type { EndReason } from '@bcs/contract/features/rosters/model';
import type { Day, Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { notifyNobodyAsks } from '#features/remote-attendance/notify-asking';
import { findPendingRequests } from '#features/remote-attendance/queries-asking';

/** A person's place in a class. */
export type ClassMember = Readonly<{ universityId: number; courseId: number; accountId: number }>;

/** The author of an enrollment, for its history. */
export interface EnrollmentAuthor {
  readonly by: number | null;
  readonly origin: string;
  readonly importId: number | null;
  readonly at: Instant;
  /** Tells whether a new role replaces one that ends; the history then shows a single change. */
  readonly changesRole: boolean;
  /** The reason, in the author's words. */
  readonly note?: string | undefined;
}

/** Sets the author and reason of enrollments for the rest of the transaction. ADM-030 */
export const setEnrollmentAuthor = (tx: Db, enrolling: EnrollmentAuthor): Promise<unknown> =>
  tx.run(sql`select set_config('bcs.enrolling', ${JSON.stringify(enrolling)}, true)`);

export interface StartedEnrollment extends ClassMember {
  readonly id: number;
  readonly role: Role;
  /** The state of the resumed enrollment; null for a new one. */
  readonly before: Readonly<Record<string, string | number | boolean | null>> | null;
}

/** The end of an enrollment, stored so that it can be restored. */
const END = sql`jsonb_build_object('active', false, 'endedAt', e.ended_at, 'endedBy', e.ended_by, 'endReason', e.end_reason,
  'lastDay', e.last_day, 'resumedAt', e.resumed_at)`;

/** Starts enrollments; people who had one with the same role resume it with all its work. ADM-034 */
export const startEnrollments = async (
  tx: Db,
  seats: readonly (ClassMember & { readonly role: Role })[],
  { by, origin, importId, at }: EnrollmentAuthor,
): Promise<StartedEnrollment[]> =>
  seats.length === 0
    ? []
    : tx.many<StartedEnrollment>(sql`
        with wanted as (
          select * from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
            as w("universityId" int, "courseId" int, "accountId" int, role text)),
        old as (
          select distinct on (e.university_id, e.course_id, e.account_id) e.university_id, e.id, ${END} as before, w.*
          from wanted w join enrollments e on e.university_id = w."universityId" and e.course_id = w."courseId"
            and e.account_id = w."accountId" and e.role = w.role and not e.active
          order by e.university_id, e.course_id, e.account_id, e.ended_at desc, e.id desc),
        resumed as (
          update enrollments e set active = true, resumed_at = ${at}, ended_by = null, end_reason = null, last_day = null,
            standing_role_id = null
          from old where e.university_id = old.university_id and e.id = old.id),
        begun as (
          insert into enrollments (university_id, course_id, account_id, role, activated_at, origin, begun_by, import_id)
          select w."universityId", w."courseId", w."accountId", w.role, ${at}, ${origin}, ${by}::int, ${importId}::int from wanted w
          where not exists (select 1 from old where old."courseId" = w."courseId" and old."accountId" = w."accountId")
          returning id, university_id, course_id, account_id, role)
        select old.id, old."universityId", old."courseId", old."accountId", old.role, old.before from old
        union all
        select id, university_id, course_id, account_id, role, null from begun`);

/** The reason why enrollments end, and the last day of attendance where it is known. ADM-028, ADM-029 */
export type EnrollmentEnd = Readonly<{ reason: EndReason | null; lastDay: Day | null }>;
const NO_REASON: EnrollmentEnd = { reason: null, lastDay: null };

interface Ended extends ClassMember {
  readonly id: number;
  /** The pending requests that were cancelled. */
  readonly cancelled: number[] | null;
}

/**
 * Ends the active enrollments of people in courses: access ends with the next call, pending requests are cancelled, and
 * all work is kept. ADM-032, D-008, D-123, D-229
 */
export const endEnrollments = async (
  tx: Db,
  seats: readonly ClassMember[],
  { by, at }: Pick<EnrollmentAuthor, 'by' | 'at'>,
  { reason, lastDay }: EnrollmentEnd = NO_REASON,
): Promise<(ClassMember & { id: number })[]> => {
  if (seats.length === 0) return [];
  const ended = await tx.many<Ended>(sql`
        with ended as (
          update enrollments e set active = false, ended_at = greatest(${at}::timestamptz, e.activated_at), ended_by = ${by}::int,
            end_reason = ${reason}, last_day = ${lastDay}::date
          from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as s("universityId" int, "courseId" int, "accountId" int)
          where e.university_id = s."universityId" and e.course_id = s."courseId" and e.account_id = s."accountId" and e.active
          returning e.id, e.university_id, e.course_id, e.account_id),
        cancelled as (
          update remote_requests q set cancelled_at = ${at}
          from ended where q.university_id = ended.university_id and q.enrollment_id = ended.id and q.state = 'pending'
            and q.cancelled_at is null
          returning q.id)
        select id, university_id as "universityId", course_id as "courseId", account_id as "accountId",
          (select array_agg(id) from cancelled) as cancelled
        from ended`);
  const cancelled = ended[0]?.cancelled ?? [];
  if (cancelled.length > 0) await notifyNobodyAsks(tx, await findPendingRequests(tx, cancelled), at);
  return ended;
};
