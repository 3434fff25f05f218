import type { Announcement, AnnouncementReader } from '@bcs/contract/features/announcements/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { NotificationFacts } from '@bcs/contract/features/notifications/types';
import { sql, type Sql, type Db } from '#database/db';

/** The highest number of announcements in a list. */
const LIST_LENGTH = 200;

/** The other members of the class, for whom the viewer's announcement is. */
const others = ({ universityId, courseId, enrollmentId }: Viewer) => sql`
  enrollments o where o.university_id = ${universityId} and o.course_id = ${courseId} and o.active and o.id <> ${enrollmentId}`;

/** Tells whether an author, by the enrollment `e` and the account `c`, has left. D-231 */
export const AUTHOR_HAS_LEFT = sql`not (e.active and c.active)`;

/** Selects announcements `n` as the viewer sees them; only their author sees who has read them. */
const announcementsFor = (viewer: Viewer, chosen: Sql) => sql`
  select n.id, n.context_code as "contextCode", n.title, n.body, n.activation_date as "activationDate",
    n.expiration_date as "expirationDate", ${viewer.enrollmentId}::int as "enrollmentId",
    r.read_at is not null as read, r.read_at is not null as handled, n.staff_enrollment_id as "staffEnrollmentId",
    json_build_object('firstName', c.first_name, 'lastName', c.last_name) as "creatorUserAccount", ${AUTHOR_HAS_LEFT} as "authorLeft",
    n.created_at as "createdAt", n.updated_at as "updatedAt",
    case when n.staff_enrollment_id = ${viewer.enrollmentId} then json_build_object(
      'count', (select count(*) from ${others(viewer)} and exists (
        select 1 from announcement_reads m
        where m.university_id = n.university_id and m.announcement_id = n.id and m.enrollment_id = o.id)),
      'of', (select count(*) from ${others(viewer)})) end as "readBy"
  from announcements n
  join enrollments e on e.university_id = n.university_id and e.id = n.staff_enrollment_id
  join accounts c on c.id = e.account_id
  left join announcement_reads r
    on r.university_id = n.university_id and r.announcement_id = n.id and r.enrollment_id = ${viewer.enrollmentId}
  where n.university_id = ${viewer.universityId} and n.course_id = ${viewer.courseId} and n.deleted_at is null and ${chosen}
  order by n.activation_date desc, n.id desc limit ${LIST_LENGTH}`;

/** Limits announcements `n` to the ones that everybody sees now and the ones that the viewer wrote. D-129 */
const seenBy = ({ enrollmentId }: Viewer, now: Instant) => sql`
  (n.activation_date <= ${now}::timestamptz and n.expiration_date > ${now}::timestamptz or n.staff_enrollment_id = ${enrollmentId})`;

export const findAnnouncements = (db: Db, viewer: Viewer, now: Instant) =>
  db.many<Announcement>(announcementsFor(viewer, seenBy(viewer, now)));

export const getAnnouncement = (db: Db, viewer: Viewer, id: number) =>
  db.one<Announcement>(announcementsFor(viewer, sql`n.id = ${id}`));

/** Finds the account that wrote an announcement the viewer sees; nothing when there is none. */
export const findAuthor = (db: Db, viewer: Viewer, id: number, now: Instant) =>
  db.maybe<{ accountId: number }>(sql`
    select e.account_id as "accountId" from announcements n
    join enrollments e on e.university_id = n.university_id and e.id = n.staff_enrollment_id
    where n.university_id = ${viewer.universityId} and n.course_id = ${viewer.courseId} and n.id = ${id}
      and n.deleted_at is null and ${seenBy(viewer, now)}`);

/** Marks an announcement as read; only the first time counts. */
export const markRead = (db: Db, { universityId, enrollmentId }: Viewer, id: number, now: Instant) =>
  db.run(sql`
    insert into announcement_reads (university_id, announcement_id, enrollment_id, read_at)
    values (${universityId}, ${id}, ${enrollmentId}, ${now}) on conflict do nothing`);

/** Finds all other members of the class by name, with the time when they read it. */
export const findReaders = (db: Db, viewer: Viewer, id: number) =>
  db.many<AnnouncementReader>(sql`
    select o.id as "enrollmentId", c.first_name as "firstName", c.last_name as "lastName", o.role as "courseRoleCode",
      m.read_at as "readAt"
    from (select o.* from ${others(viewer)}) o
    join accounts c on c.id = o.account_id
    left join announcement_reads m on m.university_id = o.university_id and m.announcement_id = ${id} and m.enrollment_id = o.id
    order by c.name_order, o.id`);

/** Reads the author of an announcement that the scope of the call has found. */
export const getAuthorship = (db: Db, { universityId }: Viewer, id: number) =>
  db.one<{ staffEnrollmentId: number }>(sql`
    select staff_enrollment_id as "staffEnrollmentId" from announcements where university_id = ${universityId} and id = ${id}`);

/** An announcement that should appear, or has ended. */
export interface DueAnnouncement extends Pick<Viewer, 'universityId' | 'courseId' | 'timeZone'> {
  readonly announcementId: number;
}
/** An announcement that has just appeared, with the facts of its notification. */
type Appeared = Omit<NotificationFacts<'ANNOUNCEMENT'>, 'again'>;

const ANNOUNCEMENTS_PER_RUN = 100;
const DUE = sql`
  n.university_id as "universityId", n.course_id as "courseId", k.time_zone as "timeZone", n.id as "announcementId"
  from announcements n join courses k on k.university_id = n.university_id and k.id = n.course_id`;

/** Finds announcements that are active and that nobody was notified of. */
export const findDueAnnouncements = (db: Db, now: Instant) =>
  db.many<DueAnnouncement>(sql`
    select ${DUE}
    where k.state = 'published' and n.appeared_at is null and n.ended_at is null and n.deleted_at is null
      and n.activation_date <= ${now}::timestamptz and n.expiration_date > ${now}::timestamptz
    order by n.activation_date, n.university_id, n.id limit ${ANNOUNCEMENTS_PER_RUN}`);

/** Finds announcements that have ended but are still shown on open pages. */
export const findToEnd = (db: Db, now: Instant) =>
  db.many<DueAnnouncement>(sql`
    select ${DUE}
    where n.ended_at is null and n.deleted_at is null and n.expiration_date <= ${now}::timestamptz
    order by n.expiration_date, n.university_id, n.id limit ${ANNOUNCEMENTS_PER_RUN}`);

/** Claims the notification in this transaction; returns nothing if it is not due, or another process was faster. */
export const claimAppearance = (
  db: Db,
  { universityId, announcementId }: Pick<DueAnnouncement, 'universityId' | 'announcementId'>,
  now: Instant,
) =>
  db.maybe<Appeared>(sql`
    update announcements n set appeared_at = ${now}
    from enrollments e join accounts c on c.id = e.account_id
    where n.university_id = ${universityId} and n.id = ${announcementId}
      and e.university_id = n.university_id and e.id = n.staff_enrollment_id
      and n.appeared_at is null and n.deleted_at is null
      and n.activation_date <= ${now}::timestamptz and n.expiration_date > ${now}::timestamptz
    returning n.id as "announcementId", n.title, n.context_code as "contextCode", n.updated_at as "updatedAt",
      concat(c.first_name, ' ', c.last_name) as author, n.staff_enrollment_id as "authorEnrollmentId"`);

/** Claims the end of an announcement; true for the one caller that set it. */
export const claimEnd = async (db: Db, { universityId, announcementId }: DueAnnouncement, now: Instant) =>
  (await db.run(sql`
    update announcements set ended_at = ${now}
    where university_id = ${universityId} and id = ${announcementId} and ended_at is null and deleted_at is null
      and expiration_date <= ${now}::timestamptz`)) === 1;
