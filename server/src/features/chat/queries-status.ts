import type { Viewer } from '@bcs/contract/kernel/ability';
import { isStudent, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { sql, type Sql, type Db } from '#database/db';
import { coursesOf } from './queries-inbox.ts';
import { IS_PRESENT } from './queries-room.ts';
import { isSeat } from '#kernel/seats';

/** A badge says '99+' at most. */
const MOST_COUNTED = 100;

export interface Status {
  readonly chatEnabled: boolean;
  readonly online: boolean;
  readonly unreadCount: number;
  readonly hasConversation: boolean;
}

/** Selects messages of others that the student has not seen. */
const unreadMessages = ({ universityId, enrollmentId }: Viewer): Sql => sql`
  select from chat_conversations k
  join chat_messages m on m.university_id = k.university_id and m.conversation_id = k.id
    and m.author_enrollment_id <> k.student_enrollment_id
    and m.id > coalesce((
      select l.last_read_message_id from chat_reads l
      where l.university_id = k.university_id and l.conversation_id = k.id and l.enrollment_id = k.student_enrollment_id), 0)
  where k.university_id = ${universityId} and k.student_enrollment_id = ${enrollmentId}`;

/** Conversations in which a student waits for an answer and has written what the manager has not seen. */
const unreadConversations = (viewer: Viewer): Sql => sql`
  select from (${coursesOf(viewer)}) t
  join chat_conversations k on k.university_id = t.university_id and k.course_id = t.course_id and k.waiting_since is not null
  where (select e.active from enrollments e where e.university_id = k.university_id and e.id = k.student_enrollment_id)
    and k.last_message_id > coalesce((
      select l.last_read_message_id from chat_reads l
      where l.university_id = k.university_id and l.conversation_id = k.id and l.enrollment_id = t.enrollment_id), 0)`;

const unreadOf = (viewer: Viewer): Sql => {
  if (isStudent(viewer.role)) return unreadMessages(viewer);
  return viewer.role === SUCCESS_MANAGER ? unreadConversations(viewer) : sql`select where false`;
};

export const getStatus = (db: Db, viewer: Viewer): Promise<Status> =>
  db.one<Status>(sql`
    select u.chat_enabled as "chatEnabled",
      exists (
        select from enrollments m
        where m.university_id = u.id and m.course_id = ${viewer.courseId} and m.role = ${SUCCESS_MANAGER} and ${isSeat('m')} and ${IS_PRESENT}) as online,
      (select count(*) from (${unreadOf(viewer)} limit ${MOST_COUNTED}) unread) as "unreadCount",
      exists (
        select from chat_conversations k
        where k.university_id = u.id and k.student_enrollment_id = ${viewer.enrollmentId}) as "hasConversation"
    from universities u where u.id = ${viewer.universityId}`);
