import type { Delivery } from '@bcs/contract/features/notifications/model';
import { contentOf, type StoredNotification } from '@bcs/contract/features/notifications/stored';
import type { News } from '@bcs/contract/features/preferences/news';
import { QUIET_HOURS } from '@bcs/contract/features/preferences/times';
import type { Instant, Zone } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { STORED_COLUMNS, newsStands } from '#features/notifications/queries';
import { deliveryTo } from '#features/notifications/queries-mail';
import { hasArrived, mayHaveArrived } from '#features/mail-delivery/queries-delivery';
import { isOffered } from '#kernel/seats';

/** The key of a notification. */
export type NoticeKey = Readonly<{ universityId: number; notificationId: number }>;

/** The present state of news that somebody wants at once. */
export interface NoticeRow extends News, Pick<StoredNotification, 'facts'> {
  readonly enrollmentId: number;
  readonly accountId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly zone: Zone;
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly delivery: Delivery;
  readonly course: string;
  readonly university: string;
  readonly accent: string | null;
  /** The latest answer of staff, if it concerns a support request. */
  readonly answer: string | null;
}

export const noticeKey = ({ universityId, notificationId }: NoticeKey): string =>
  `notice.${universityId}.${notificationId}`;

/**
 * Finds and locks news that is to be mailed at once; undefined if it was read, undone or claimed by another mail, if
 * the reader has left the class, or if the account is deactivated. SUCC-080, SUCC-083
 */
export async function lockNotice(tx: Db, key: NoticeKey, now: Instant): Promise<NoticeRow | undefined> {
  const row = await tx.maybe<Omit<NoticeRow, 'content'> & StoredNotification & { readonly classZone: Zone }>(sql`
    select ${STORED_COLUMNS}, e.role, e.id as "enrollmentId", c.time_zone as "classZone", a.id as "accountId", a.email, a.first_name as "firstName", a.last_name as "lastName",
      coalesce(a.time_zone, c.time_zone) as zone,
      coalesce(a.quiet_from, ${QUIET_HOURS.from}) as "quietFrom", coalesce(a.quiet_until, ${QUIET_HOURS.until}) as "quietUntil",
      ${deliveryTo('e', sql`n.mail_kind`, sql`n.mail_default`)} as delivery,
      c.name as course, u.name as university, u.accent_color as accent,
      case when n.type = 'SUPPORT_ANSWERED' then (
        select m.body from support_messages m
        where m.ticket_id = (n.facts ->> 'caseId')::int and m.by_staff order by m.id desc limit 1) end as answer
    from notifications n
    join enrollments e on e.university_id = n.university_id and e.id = n.enrollment_id and ${isOffered('e')}
    join accounts a on a.id = e.account_id and a.active
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join universities u on u.id = e.university_id
    where n.university_id = ${key.universityId} and n.id = ${key.notificationId} and n.handled_at is null
      and (n.mailed_by is null or n.mailed_by = ${noticeKey(key)}) and ${newsStands(now)}
    for update of n`);
  return row && { ...row, content: contentOf(row, { role: row.role, zone: row.classZone }) };
}

/** Claims news for a separate mail, so that no digest contains it. */
export const takeNotice = (tx: Db, key: NoticeKey) =>
  tx.run(sql`
    update notifications set mailed_by = ${noticeKey(key)}
    where university_id = ${key.universityId} and id = ${key.notificationId}`);

/**
 * Releases news whose mail did not reach a mail server, or has failed for good, so that the next digest contains it.
 */
export const releaseNotice = (db: Db, key: NoticeKey, isGivenUp: boolean) =>
  db.run(sql`
    update notifications n set mailed_by = null
    where n.university_id = ${key.universityId} and n.id = ${key.notificationId} and n.handled_at is null
      and n.mailed_by = ${noticeKey(key)}
      and not ${isGivenUp ? hasArrived(sql`n.mailed_by`) : mayHaveArrived(sql`n.mailed_by`)}`);
