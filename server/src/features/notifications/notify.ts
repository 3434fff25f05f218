import { buildCopies, buildUndoneCopies } from '@bcs/contract/features/notifications/copies';
import { defaultDelivery } from '@bcs/contract/features/notifications/delivery';
import { MAIL_KIND_OF } from '@bcs/contract/features/notifications/mail-kinds';
import type {
  NotificationFacts,
  NotificationType,
  UndoneNotificationFacts,
} from '@bcs/contract/features/notifications/types';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, raw, type Db } from '#database/db';
import { publish, toEnrollments } from '#kernel/changes';
import { isSeat } from '#kernel/seats';
import { queueNotices, WAKE_WORKERS } from './queries-mail.ts';

/** The class in which an event happened, and its time. */
export type EventPlace = Readonly<{ course: Pick<Viewer, 'universityId' | 'courseId' | 'timeZone'>; now: Instant }>;

/**
 * Sends notifications; nothing else may do so. It writes what the record of the type defines for each recipient,
 * updates their open pages once, and queues mails for those who want them at once. Unread older news about the same
 * subject is replaced (D-238). Call it in the transaction of the event, with all facts of one type together.
 */
export async function notify<Type extends NotificationType>(
  db: Db,
  type: Type,
  facts: NotificationFacts<Type> | readonly NotificationFacts<Type>[],
  { course: { universityId, courseId, timeZone }, now }: EventPlace,
): Promise<void> {
  const each = [facts].flat() as NotificationFacts<Type>[];
  const copies = each
    .flatMap((one) => buildCopies(type, one, timeZone))
    // `content` is for processes of the previous version, and will be dropped with its column
    .map((copy) => ({ ...copy, mail: defaultDelivery({ type, content: copy.content, createdAt: now }, copy.role) }));
  if (copies.length === 0) return;
  const rows = await db.many<{ enrollmentId: number }>(sql`
    with written as (
      insert into notifications (university_id, enrollment_id, type, facts, content, created_at, cause, about, replaced_unread, dedupe_key,
        mail_kind, mail_default)
      select e.university_id, e.id, ${type}, n.facts, n.content, ${now}::timestamptz, n.cause, n.about,
        exists (select 1 from notifications o where ${isUnread('o', 'e.university_id', 'e.id', 'n.about')}), n.once, ${MAIL_KIND_OF[type]}, n.mail
      from rows from (jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
          as (role text, "enrollmentId" int, "exceptEnrollmentId" int, facts jsonb, content jsonb, cause text, about text, once text, mail text))
        with ordinality as n(role, "enrollmentId", "exceptEnrollmentId", facts, content, cause, about, once, mail, place)
      join enrollments e on e.university_id = ${universityId} and e.course_id = ${courseId} and ${isSeat('e')} and e.role = n.role
        and (n."enrollmentId" is null or e.id = n."enrollmentId") and e.id is distinct from n."exceptEnrollmentId"
      order by n.place, e.id
      on conflict on constraint an_event_is_told_once do nothing
      returning university_id, id, enrollment_id, about, mail_kind, mail_default),
    replaced as (
      delete from notifications o using written w where ${isUnread('o', 'w.university_id', 'w.enrollment_id', 'w.about')}),
    queued as (${queueNotices(now)})
    select enrollment_id as "enrollmentId", ${WAKE_WORKERS} from written`);
  await refreshNotifications(db, rows);
}

/** Tells whether older news about the same subject is unread. D-238 */
const isUnread = (older: string, universityId: string, enrollmentId: string, about: string) =>
  raw(
    `${older}.university_id = ${universityId} and ${older}.enrollment_id = ${enrollmentId} and ${older}.about = ${about} and ${older}.handled_at is null`,
  );

/** Makes the open pages of some people fetch their notifications. */
export const refreshNotifications = (db: Db, rows: readonly { readonly enrollmentId: number }[]): Promise<void> =>
  publish(db, {
    topics: ['notifications'],
    to: toEnrollments([...new Set(rows.map(({ enrollmentId }) => enrollmentId))]),
  });

/** Marks a person's copy as handled, because they have seen its subject in any way. */
export async function notifyRead<Type extends NotificationType>(
  db: Db,
  type: Type,
  facts: UndoneNotificationFacts<Type>,
  { universityId, enrollmentId, timeZone }: Viewer,
  now: Instant,
): Promise<void> {
  const causes = buildUndoneCopies(type, facts, timeZone).map(({ cause }) => cause);
  const rows = await db.many<{ enrollmentId: number }>(sql`
    update notifications n set handled_at = ${now}
    where n.university_id = ${universityId} and n.enrollment_id = ${enrollmentId} and n.type = ${type}
      and n.cause = any(${causes}::text[]) and n.handled_at is null
    returning n.enrollment_id as "enrollmentId"`);
  await refreshNotifications(db, rows);
}
