import type { ChatOffer } from '@bcs/contract/features/chat/offer';
import type { ChatStudent, Talker } from '@bcs/contract/features/chat/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { sql, type Db } from '#database/db';
import { avatarOf } from '#features/identity/queries-account';
import { isBlocked, isSeat } from '#kernel/seats';
import type { Services } from '#kernel/services';

/** The state of a conversation, even if nobody has written in it. */
export interface ChatRoom extends Pick<ChatOffer, 'chatEnabled'> {
  readonly studentEnrollmentId: number;
  readonly student: ChatStudent;
  readonly course: { id: number; name: string };
  readonly studentSuccessManagers: (Talker & { online: boolean })[];
  readonly waitingSince: Instant | null;
  readonly ownReadId: number;
  readonly otherReadId: number;
}

/** Tells whether enrollment `m` has an open page. */
export const IS_PRESENT = sql`exists (
  select from chat_presence p
  where p.university_id = m.university_id and p.enrollment_id = m.id and p.present_until > clock_timestamp())`;

/** A student as lists and conversations name them, from enrollment `e` and account `a`. */
export const STUDENT_JSON = sql`json_build_object(
  'enrollmentId', e.id, 'firstName', a.first_name, 'lastName', a.last_name,
  'userAccountAvatar', ${avatarOf('a')}, 'isBlocked', ${isBlocked('a')})`;

/**
 * Reads the state of a conversation. The scope of the call has checked that the student belongs to the viewer's course.
 */
export const getRoom = (db: Db, { universityId, enrollmentId }: Viewer, studentEnrollmentId: number) =>
  db.one<ChatRoom>(sql`
    select u.chat_enabled as "chatEnabled", e.id as "studentEnrollmentId", ${STUDENT_JSON} as student,
      json_build_object('id', c.id, 'name', c.name) as course,
      coalesce((
        select json_agg(json_build_object(
          'enrollmentId', m.id, 'firstName', b.first_name, 'lastName', b.last_name, 'online', ${IS_PRESENT})
          order by b.name_order, m.id)
        from enrollments m join accounts b on b.id = m.account_id
        where m.university_id = e.university_id and m.course_id = e.course_id and m.role = ${SUCCESS_MANAGER} and ${isSeat('m')}), '[]')
        as "studentSuccessManagers",
      k.waiting_since as "waitingSince",
      coalesce(r.own, 0) as "ownReadId", coalesce(r.other, 0) as "otherReadId"
    from enrollments e
    join accounts a on a.id = e.account_id
    join courses c on c.university_id = e.university_id and c.id = e.course_id
    join universities u on u.id = e.university_id
    left join chat_conversations k on k.university_id = e.university_id and k.student_enrollment_id = e.id
    left join lateral (
      select max(l.last_read_message_id) filter (where l.enrollment_id = ${enrollmentId}) as own,
        max(l.last_read_message_id) filter (
          where l.enrollment_id <> ${enrollmentId} and (e.id = ${enrollmentId} or l.enrollment_id = e.id)) as other
      from chat_reads l where l.university_id = k.university_id and l.conversation_id = k.id) r on true
    where e.university_id = ${universityId} and e.id = ${studentEnrollmentId}`);

/** Reads the chat settings that a write needs. */
const getOffer = (db: Db, { universityId }: Viewer) =>
  db.one<Pick<ChatOffer, 'chatEnabled'>>(
    sql`select chat_enabled as "chatEnabled" from universities where id = ${universityId}`,
  );

/** Tells whether an external service replaces the built-in chat. D-167 */
export const isExternal = ({ settings }: Pick<Services, 'settings'>): boolean => settings.liveChatUrl !== null;

/** Reads the settings of the chat at the viewer's university. */
export const getChatOffer = async (
  db: Db,
  viewer: Viewer,
  services: Pick<Services, 'settings'>,
): Promise<ChatOffer> => ({
  ...(await getOffer(db, viewer)),
  external: isExternal(services),
});
