import sql, { type Sql } from 'sql-template-tag';
import type { Notification, NotificationContent } from '@bcs/contract/features/notifications/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Db } from '#database/db';
import { tellRealtime } from '#kernel/realtime';

/** Who is told: named enrollments, or everybody of a course in some roles. */
export type Recipients =
  | { readonly enrollmentIds: readonly number[] }
  | { readonly courseId: number; readonly roles: readonly Role[] };

export interface News {
  readonly type: Notification['type'];
  readonly universityId: number;
  readonly to: Recipients;
  readonly content: NotificationContent;
  readonly now: Instant;
  /** The same key is told to the same person once only. */
  readonly dedupeKey?: string;
}

/**
 * Writes a notification for everybody concerned and rings their bells. It belongs into the transaction of
 * what it tells about. Admin and cm receive none, whoever asks for it (Annex F).
 */
export async function notify(db: Db, { type, universityId, to, content, now, dedupeKey }: News): Promise<void> {
  const rows = await db.many<{ enrollmentId: number }>(sql`
    insert into notifications (university_id, enrollment_id, type, content, created_at, dedupe_key)
    select e.university_id, e.id, ${type}, ${JSON.stringify(content)}::jsonb, ${now}::timestamptz, ${dedupeKey ?? null}
    from enrollments e
    where e.university_id = ${universityId} and e.active and e.role not in ('admin', 'cm') and ${among(to)}
    on conflict on constraint an_event_is_told_once do nothing
    returning enrollment_id as "enrollmentId"`);
  await tellRealtime(db, { kind: 'notifications', enrollmentIds: rows.map(({ enrollmentId }) => enrollmentId) });
}

const among = (to: Recipients): Sql =>
  'roles' in to
    ? sql`e.course_id = ${to.courseId} and e.role = any(${to.roles as Role[]})`
    : sql`e.id = any(${to.enrollmentIds as number[]})`;

/**
 * What a notification asked for is done: for everybody who was asked in the course it counts as handled, and no
 * longer offers to decide. The key is the one it was told with.
 */
export async function settle(
  db: Db,
  { universityId, courseId }: Pick<Viewer, 'universityId' | 'courseId'>,
  dedupeKey: string,
  now: Instant,
): Promise<void> {
  const rows = await db.many<{ enrollmentId: number }>(sql`
    update notifications n set content = n.content - 'remoteAttendanceRequestId', handled_at = coalesce(n.handled_at, ${now}::timestamptz)
    from enrollments e
    where e.university_id = ${universityId} and e.course_id = ${courseId} and e.role <> 'student'
      and n.university_id = e.university_id and n.enrollment_id = e.id and n.dedupe_key = ${dedupeKey}
    returning n.enrollment_id as "enrollmentId"`);
  await tellRealtime(db, { kind: 'notifications', enrollmentIds: rows.map(({ enrollmentId }) => enrollmentId) });
}
