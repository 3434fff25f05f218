import type { Viewer } from '@bcs/contract/kernel/ability';
import type { NotificationFacts } from '@bcs/contract/features/notifications/types';
import type { Instant } from '@bcs/contract/kernel/clock';
import { sql, type Db } from '#database/db';

/** An announcement whose time has come, or is over. */
export interface DueAnnouncement extends Pick<Viewer, 'universityId' | 'courseId' | 'timeZone'> {
  readonly announcementId: number;
}
/** One that has just appeared, with what its notification says. */
type Appeared = Omit<NotificationFacts<'ANNOUNCEMENT'>, 'again'>;

const ANNOUNCEMENTS_PER_RUN = 100;
const DUE = sql`
  n.university_id as "universityId", n.course_id as "courseId", k.time_zone as "timeZone", n.id as "announcementId"
  from announcements n join courses k on k.university_id = n.university_id and k.id = n.course_id`;

/** Finds announcements that are active and that nobody was notified of. */
export const findToAppear = (db: Db, now: Instant): Promise<DueAnnouncement[]> =>
  db.many<DueAnnouncement>(sql`
    select ${DUE}
    where k.state = 'published' and n.appeared_at is null and n.ended_at is null and n.deleted_at is null
      and n.activation_date <= ${now}::timestamptz and n.expiration_date > ${now}::timestamptz
    order by n.activation_date, n.university_id, n.id limit ${ANNOUNCEMENTS_PER_RUN}`);

/** Finds announcements that are over but that open pages still show. */
export const findToEnd = (db: Db, now: Instant): Promise<DueAnnouncement[]> =>
  db.many<DueAnnouncement>(sql`
    select ${DUE}
    where n.ended_at is null and n.deleted_at is null and n.expiration_date <= ${now}::timestamptz
    order by n.expiration_date, n.university_id, n.id limit ${ANNOUNCEMENTS_PER_RUN}`);

/** Takes the telling upon this transaction; nothing where it is not to be told, or another process was faster. */
export const claimAppearance = (
  db: Db,
  { universityId, announcementId }: Pick<DueAnnouncement, 'universityId' | 'announcementId'>,
  now: Instant,
): Promise<Appeared | undefined> =>
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
export const claimEnd = async (
  db: Db,
  { universityId, announcementId }: DueAnnouncement,
  now: Instant,
): Promise<boolean> =>
  (await db.run(sql`
    update announcements set ended_at = ${now}
    where university_id = ${universityId} and id = ${announcementId} and ended_at is null and deleted_at is null
      and expiration_date <= ${now}::timestamptz`)) === 1;
