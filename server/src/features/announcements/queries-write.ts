import type { OwnableAnnouncement } from '@bcs/contract/features/announcements/abilities';
import type { StoredAnnouncement } from '@bcs/contract/features/announcements/form';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { advisoryLock } from '#database/advisory-lock';
import { sql, type Db } from '#database/db';
import { AUTHOR_HAS_LEFT } from './queries.ts';

/** A stored announcement, locked until the transaction ends. */
export interface HeldAnnouncement extends StoredAnnouncement, OwnableAnnouncement {
  readonly updatedAt: Instant;
  readonly appeared: boolean;
}

/** The time within which the same title and text by the same person count as one announcement, sent twice. */
const SAME_WITHIN = '10 seconds';

/**
 * Finds the same announcement, sent again. The enrollment is locked first, since two simultaneous requests would not
 * see each other.
 */
export async function findSameAnnouncement(db: Db, viewer: Viewer, fields: StoredAnnouncement, now: Instant) {
  await advisoryLock(db, `announce:${viewer.enrollmentId}`);
  return db.maybe<{ id: number }>(sql`
    select id from announcements
    where university_id = ${viewer.universityId} and course_id = ${viewer.courseId} and staff_enrollment_id = ${viewer.enrollmentId}
      and title = ${fields.title.trim()} and body = ${fields.body} and context_code = ${fields.contextCode}
      and activation_date = ${fields.activationDate}::timestamptz and expiration_date = ${fields.expirationDate}::timestamptz
      and deleted_at is null and created_at > ${now}::timestamptz - ${SAME_WITHIN}::interval`);
}

/** Inserts an announcement, which its author counts as having read. */
export const insertAnnouncement = (db: Db, viewer: Viewer, fields: StoredAnnouncement, now: Instant) =>
  db.one<{ id: number }>(sql`
    with written as (
      insert into announcements (university_id, course_id, staff_enrollment_id, context_code, title, body, activation_date,
        expiration_date, created_at, updated_at)
      values (${viewer.universityId}, ${viewer.courseId}, ${viewer.enrollmentId}, ${fields.contextCode}, ${fields.title.trim()},
        ${fields.body}, ${fields.activationDate}, ${fields.expirationDate}, ${now}, ${now})
      returning university_id, id, staff_enrollment_id),
    marked as (
      insert into announcement_reads (university_id, announcement_id, enrollment_id, read_at)
      select university_id, id, staff_enrollment_id, ${now}::timestamptz from written)
    select id from written`);

export const lockAnnouncement = (db: Db, { universityId }: Viewer, id: number) =>
  db.maybe<HeldAnnouncement>(sql`
    select n.staff_enrollment_id as "staffEnrollmentId", n.context_code as "contextCode", n.title, n.body,
      n.activation_date as "activationDate", n.expiration_date as "expirationDate", n.updated_at as "updatedAt",
      n.appeared_at is not null as appeared, ${AUTHOR_HAS_LEFT} as "authorLeft"
    from announcements n
    join enrollments e on e.university_id = n.university_id and e.id = n.staff_enrollment_id
    join accounts c on c.id = e.account_id
    where n.university_id = ${universityId} and n.id = ${id} and n.deleted_at is null
    for no key update of n`);

/** A stored announcement with new contents. */
interface Change {
  readonly id: number;
  readonly fields: StoredAnnouncement;
  /** Tells whether the class is notified as if the announcement were new. */
  readonly notifyAgain: boolean;
}

/**
 * Changes an announcement and returns whether anything is different. A postponed or repeated one counts as not
 * announced, an extended one as not ended.
 */
export async function changeAnnouncement(
  db: Db,
  { universityId }: Viewer,
  { id, fields, notifyAgain }: Change,
  now: Instant,
): Promise<boolean> {
  const changed = await db.run(sql`
    update announcements n set context_code = ${fields.contextCode}, title = ${fields.title.trim()}, body = ${fields.body},
      activation_date = ${fields.activationDate}, expiration_date = ${fields.expirationDate}, updated_at = ${now},
      appeared_at = case when not ${notifyAgain}::boolean and ${fields.activationDate}::timestamptz <= ${now}::timestamptz then n.appeared_at end,
      ended_at = case when ${fields.expirationDate}::timestamptz <= ${now}::timestamptz then n.ended_at end
    where n.university_id = ${universityId} and n.id = ${id}
      and (n.context_code, n.title, n.body, n.activation_date, n.expiration_date) is distinct from
        (${fields.contextCode}, ${fields.title.trim()}, ${fields.body}, ${fields.activationDate}::timestamptz, ${fields.expirationDate}::timestamptz)`);
  return changed > 0;
}

/** Marks an announcement that was postponed or is announced again as unread for everybody but its author. D-238 */
export const clearReads = (db: Db, { universityId }: Viewer, id: number) =>
  db.run(sql`
    delete from announcement_reads r using announcements n
    where n.university_id = ${universityId} and n.id = ${id} and r.university_id = n.university_id
      and r.announcement_id = n.id and r.enrollment_id <> n.staff_enrollment_id`);

/** Hides a deleted announcement from every list, but keeps it. */
export const hideAnnouncement = (db: Db, { universityId }: Viewer, id: number, now: Instant) =>
  db.run(sql`update announcements set deleted_at = ${now} where university_id = ${universityId} and id = ${id}`);
