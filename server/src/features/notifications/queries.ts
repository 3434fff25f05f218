import type { Notification, NotificationsResume } from '@bcs/contract/features/notifications/model';
import { contentOf, type StoredNotification } from '@bcs/contract/features/notifications/stored';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { CAREER } from '@bcs/contract/features/enrollments/contexts';
import { STUDENT } from '@bcs/contract/kernel/roles';
import { sql, type Db, type Sql } from '#database/db';
import { isStudentNow } from '#kernel/seats';

/** Tells whether news concerns a student who has left or was blocked, so that nothing needs to be done. D-229 */
const STUDENT_IS_AWAY = sql`(n.facts ->> 'studentEnrollmentId' is not null and not exists (
  select from enrollments s
  where s.university_id = n.university_id and s.id = (n.facts ->> 'studentEnrollmentId')::int and ${isStudentNow('s')}))`;

/** Tells whether career news is for a student whose cohort hides careers, so that its page is closed. D-065 */
const HIDDEN_BY_COHORT = sql`((n.type = 'CAREER_FEEDBACK' or n.facts ->> 'contextId' is not distinct from ${String(CAREER)}) and exists (
  select from enrollments r
  join courses c on c.university_id = r.university_id and c.id = r.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id and h.hide_career_services
  where r.university_id = n.university_id and r.id = n.enrollment_id and r.role = ${STUDENT}))`;

/** Tells whether news concerns an announcement or a survey that has ended. ANN-013 */
const isOver = (now: Instant): Sql => sql`(coalesce((n.facts ->> 'closesAt')::timestamptz <= ${now}::timestamptz, false)
  or n.type = 'ANNOUNCEMENT' and exists (
    select from announcements a
    where a.university_id = n.university_id and a.id = (n.facts ->> 'announcementId')::int
      and a.expiration_date <= ${now}::timestamptz))`;

/**
 * Tells whether news `n` still applies, for the bell and every mail. News that was read always does. Unread news is
 * hidden while its reason has gone, and reappears with it. D-201, D-331
 */
export const newsStands = (now: Instant): Sql => sql`(n.handled_at is not null
  or not (${STUDENT_IS_AWAY} or ${HIDDEN_BY_COHORT} or ${isOver(now)}))`;

/** The highest number of notifications in a list. D-127 */
const LIST_LENGTH = 200;
const BELL_LENGTH = 5;

/** The columns of `n` from which its content is made. */
export const STORED_COLUMNS = sql`n.type, n.facts, n.cause is not null as "isOpen"`;
const COLUMNS = sql`n.id, ${STORED_COLUMNS}, n.handled_at is not null as handled, n.created_at as "createdAt"`;

type NotificationRow = StoredNotification & Omit<Notification, 'content'>;

/** Composes a notification for its reader. */
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
  where n.university_id = ${universityId} and n.enrollment_id = ${enrollmentId} and ${newsStands(now)}
  order by n.created_at desc, n.id desc limit ${length}`;

export const findNotifications = async (db: Db, viewer: Viewer, now: Instant): Promise<Notification[]> =>
  (await db.many<NotificationRow>(newest(viewer, LIST_LENGTH, now))).map(readBy(viewer));

export async function findNotificationsResume(db: Db, viewer: Viewer, now: Instant): Promise<NotificationsResume> {
  const { unhandledCount, rows } = await db.one<{ unhandledCount: number; rows: NotificationRow[] }>(sql`
    select
      (select count(*) from notifications n
        where n.university_id = ${viewer.universityId} and n.enrollment_id = ${viewer.enrollmentId} and n.handled_at is null
          and ${newsStands(now)}
      ) as "unhandledCount",
      coalesce((
        select json_agg(json_build_object('id', l.id, 'type', l.type, 'facts', l.facts, 'isOpen', l."isOpen", 'handled', l.handled, 'createdAt', iso(l."createdAt"))
          order by l."createdAt" desc, l.id desc)
        from (${newest(viewer, BELL_LENGTH, now)}) l), '[]') as rows`);
  return { unhandledCount, notifications: rows.map(readBy(viewer)) };
}

/** Marks a notification as handled; only the first time counts. */
export const setHandled = async (db: Db, viewer: Viewer, id: number, now: Instant): Promise<Notification> =>
  readBy(viewer)(
    await db.one<NotificationRow>(sql`
      update notifications n set handled_at = coalesce(n.handled_at, ${now})
      where n.university_id = ${viewer.universityId} and n.enrollment_id = ${viewer.enrollmentId} and n.id = ${id}
      returning ${COLUMNS}`),
  );

/**
 * @param newestId the newest one that was shown; null for all
 */
export const setAllHandled = ({ universityId, enrollmentId }: Viewer, newestId: number | null, now: Instant) => sql`
  update notifications n set handled_at = ${now}
  where n.university_id = ${universityId} and n.enrollment_id = ${enrollmentId} and n.handled_at is null
    and ${newsStands(now)} and (${newestId}::int is null or n.id <= ${newestId}::int)`;
