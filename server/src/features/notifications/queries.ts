import type { Notification, NotificationsResume } from '@bcs/contract/features/notifications/model';
import { contentOf, type StoredNotification } from '@bcs/contract/features/notifications/stored';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';
import { stands } from './queries-standing.ts';

/** A list that grows has a bound. D-127 */
const LIST_LENGTH = 200;
const BELL_LENGTH = 5;

/** The columns of `n` that its content is made of. */
export const STORED = sql`n.type, n.facts, n.cause is not null as "isOpen"`;
const COLUMNS = sql`n.id, ${STORED}, n.handled_at is not null as handled, n.created_at as "createdAt"`;

type NotificationRow = StoredNotification & Omit<Notification, 'content'>;

/** Writes a notification out for its reader. */
const readBy =
  ({ role, timeZone: zone }: Viewer) =>
  ({ id, type, facts, isOpen, handled, createdAt }: NotificationRow): Notification => ({
    id,
    type,
    handled,
    content: contentOf({ type, facts, isOpen }, { role, zone }),
    createdAt,
  });

const newest = ({ universityId, enrollmentId }: Viewer, length: number, now: Instant) => sql`
  select ${COLUMNS} from notifications n
  where n.university_id = ${universityId} and n.enrollment_id = ${enrollmentId} and ${stands(now)}
  order by n.created_at desc, n.id desc limit ${length}`;

export const findNotifications = async (db: Db, viewer: Viewer, now: Instant): Promise<Notification[]> =>
  (await db.many<NotificationRow>(newest(viewer, LIST_LENGTH, now))).map(readBy(viewer));

export async function findNotificationsResume(db: Db, viewer: Viewer, now: Instant): Promise<NotificationsResume> {
  const { unhandledCount, rows } = await db.one<{ unhandledCount: number; rows: NotificationRow[] }>(sql`
    select
      (select count(*) from notifications n
        where n.university_id = ${viewer.universityId} and n.enrollment_id = ${viewer.enrollmentId} and n.handled_at is null
          and ${stands(now)}
      ) as "unhandledCount",
      coalesce((
        select json_agg(json_build_object('id', l.id, 'type', l.type, 'facts', l.facts, 'isOpen', l."isOpen", 'handled', l.handled, 'createdAt', iso(l."createdAt"))
          order by l."createdAt" desc, l.id desc)
        from (${newest(viewer, BELL_LENGTH, now)}) l), '[]') as rows`);
  return { unhandledCount, notifications: rows.map(readBy(viewer)) };
}

/** The first handling counts; a repeated one changes nothing. */
export const setHandled = async (db: Db, viewer: Viewer, id: number, now: Instant): Promise<Notification> =>
  readBy(viewer)(
    await db.one<NotificationRow>(sql`
      update notifications n set handled_at = coalesce(n.handled_at, ${now})
      where n.university_id = ${viewer.universityId} and n.enrollment_id = ${viewer.enrollmentId} and n.id = ${id}
      returning ${COLUMNS}`),
  );

/** @param newestId of those that were shown; null for all */
export const setAllHandled = ({ universityId, enrollmentId }: Viewer, newestId: number | null, now: Instant) => sql`
  update notifications n set handled_at = ${now}
  where n.university_id = ${universityId} and n.enrollment_id = ${enrollmentId} and n.handled_at is null
    and ${stands(now)} and (${newestId}::int is null or n.id <= ${newestId}::int)`;
