import { buildUndoneCopies, type UndoneCopy } from '@bcs/contract/features/notifications/copies';
import { defaultDelivery } from '@bcs/contract/features/notifications/delivery';
import { MAIL_KIND_OF } from '@bcs/contract/features/notifications/mail-kinds';
import type { NotificationType, UndoneNotificationFacts } from '@bcs/contract/features/notifications/types';
import { sql, type Sql, type Db } from '#database/db';
import { refreshNotifications, type EventPlace } from './notify.ts';
import { queueNotices, WAKE_WORKERS } from './queries-mail.ts';

/**
 * Withdraws a notification from everybody who has not read it. Readers of it, here or in a mail, or of one that it
 * replaced, receive the text that the record of the type defines. D-201, D-238
 */
export async function notifyUndone<Type extends NotificationType>(
  db: Db,
  type: Type,
  facts: UndoneNotificationFacts<Type> | readonly UndoneNotificationFacts<Type>[],
  { course: { universityId, timeZone }, now }: EventPlace,
): Promise<void> {
  const each = [facts].flat() as UndoneNotificationFacts<Type>[];
  const copies = each
    .flatMap((one) => buildUndoneCopies(type, one, timeZone))
    .map((copy) => ({
      ...copy,
      mail: defaultDelivery({ type, content: copy.content ?? {}, createdAt: now }, copy.role),
    }));
  if (copies.length === 0) return;
  const rows = await db.many<{ enrollmentId: number }>(sql`
    with sent as (${sentAbout(universityId, type, copies)}),
    withdrawn as (
      delete from notifications n using sent
      where n.university_id = ${universityId} and n.id = sent.id and not sent.handled),
    closed as (
      update notifications n set cause = null, content = n.content - 'remoteAttendanceRequestId'
      from sent where n.university_id = ${universityId} and n.id = sent.id and sent.handled),
    answered as (
      insert into notifications (university_id, enrollment_id, type, facts, content, created_at, about, mail_kind, mail_default)
      select distinct ${universityId}::int, sent."enrollmentId", ${type}, sent.facts, sent.answer, ${now}::timestamptz, sent.about,
        ${MAIL_KIND_OF[type]}, sent.mail
      from sent where (sent.handled or sent.replaced or sent.mailed) and sent.answer is not null
      returning university_id, id, enrollment_id, mail_kind, mail_default),
    queued as (${queueNotices(now, 'answered')})
    select distinct "enrollmentId", ${WAKE_WORKERS} from sent`);
  await refreshNotifications(db, rows);
}

/**
 * Withdraws a notification whose subject is gone from everybody who has not read it, without telling anybody.
 * Notifications about several subjects are kept. D-201
 */
export async function notifyGone<Type extends NotificationType>(
  db: Db,
  type: Type,
  facts: readonly UndoneNotificationFacts<Type>[],
  { universityId, timeZone }: EventPlace['course'],
): Promise<void> {
  const copies = facts.flatMap((one) => buildUndoneCopies(type, one, timeZone));
  if (copies.length === 0) return;
  const rows = await db.many<{ enrollmentId: number }>(sql`
    with sent as (${sentAbout(universityId, type, copies)})
    delete from notifications n using sent
    where n.university_id = ${universityId} and n.id = sent.id and not sent.handled
      and coalesce(n.facts ->> 'others', '0') = '0'
    returning n.enrollment_id as "enrollmentId"`);
  await refreshNotifications(db, rows);
}

/**
 * Marks a request as handled for everybody who was asked, because it is done, so that its notification no longer offers
 * a decision. The event itself remains true, so no copy is withdrawn. D-121
 */
export async function notifyDone<Type extends NotificationType>(
  db: Db,
  type: Type,
  facts: UndoneNotificationFacts<Type>,
  { course: { universityId, timeZone }, now }: EventPlace,
): Promise<void> {
  const rows = await db.many<{ enrollmentId: number }>(sql`
    with sent as (${sentAbout(universityId, type, buildUndoneCopies(type, facts, timeZone))})
    update notifications n set cause = null, content = n.content - 'remoteAttendanceRequestId',
      handled_at = coalesce(n.handled_at, ${now}::timestamptz)
    from sent where n.university_id = ${universityId} and n.id = sent.id
    returning n.enrollment_id as "enrollmentId"`);
  await refreshNotifications(db, rows);
}

/** Selects and locks the notifications about some causes, waiting for simultaneous clicks and mails. */
const sentAbout = (universityId: number, type: NotificationType, copies: readonly UndoneCopy[]): Sql => sql`
  select n.id, n.enrollment_id as "enrollmentId", n.handled_at is not null as handled, n.replaced_unread as replaced,
    n.mailed_by is not null as mailed, n.about, u.facts, u.content as answer, u.mail
  from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
    as u(role text, "enrollmentId" int, cause text, facts jsonb, content jsonb, mail text)
  join notifications n on n.university_id = ${universityId} and n.cause = u.cause and n.type = ${type}
    and (u."enrollmentId" is null or n.enrollment_id = u."enrollmentId")
  join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id and e.role = u.role
  order by n.id
  for update of n`;
