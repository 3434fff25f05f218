import { MESSAGES_PER_PAGE, type ChatMessage } from '@bcs/contract/features/chat/model';
import type { Viewer } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { isStudent, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { sql, empty, type Db, type Sql } from '#database/db';
import { isSeat } from '#kernel/seats';
import { coursesOf } from './queries-inbox.ts';
import { IS_PRESENT } from './queries-room.ts';

interface MessagePage {
  messages: ChatMessage[];
  next: number | null;
}

/** The columns of a message `m`, with its author `w` and the author's account `b`. */
const MESSAGE = sql`
  m.id, m.client_key as "clientId", m.body, m.sent_at as "sentAt",
  json_build_object('enrollmentId', w.id, 'firstName', b.first_name, 'lastName', b.last_name) as author`;
const WITH_AUTHOR = sql`
  join enrollments w on w.university_id = m.university_id and w.id = m.author_enrollment_id
  join accounts b on b.id = w.account_id`;

/** Finds the latest messages, or those before one, along an index, however long the conversation is. */
export async function findMessages(
  db: Db,
  { universityId }: Viewer,
  studentEnrollmentId: number,
  before: number | undefined,
): Promise<MessagePage> {
  const rows = await db.many<ChatMessage>(sql`
    select ${MESSAGE}
    from chat_conversations k
    join chat_messages m on m.university_id = k.university_id and m.conversation_id = k.id ${WITH_AUTHOR}
    where k.university_id = ${universityId} and k.student_enrollment_id = ${studentEnrollmentId}
      ${before ? sql`and m.id < ${before}` : empty}
    order by m.id desc limit ${MESSAGES_PER_PAGE + 1}`);
  const messages = rows.slice(0, MESSAGES_PER_PAGE).toReversed();
  return { messages, next: rows.length > MESSAGES_PER_PAGE ? (messages[0]?.id ?? null) : null };
}

/**
 * Locks a conversation until the transaction ends, creating it if necessary. Messages so get their ids one after the
 * other, and a reader who has seen a message could have seen all earlier ones.
 */
export const lockConversation = (
  db: Db,
  { universityId, courseId }: Viewer,
  studentEnrollmentId: number,
  now: Instant,
) =>
  db.one<{ id: number }>(sql`
    insert into chat_conversations (university_id, course_id, student_enrollment_id, started_at)
    values (${universityId}, ${courseId}, ${studentEnrollmentId}, ${now})
    on conflict (university_id, student_enrollment_id) do update set started_at = chat_conversations.started_at
    returning id`);

/** Finds a message that was already sent under this id. */
export const findSent = (db: Db, { universityId, enrollmentId }: Viewer, conversationId: number, clientId: string) =>
  db.maybe<ChatMessage>(sql`
    select ${MESSAGE} from chat_messages m ${WITH_AUTHOR}
    where m.university_id = ${universityId} and m.conversation_id = ${conversationId}
      and m.author_enrollment_id = ${enrollmentId} and m.client_key = ${clientId}`);

/** Inserts a message into a locked conversation. An answer settles earlier messages; a question waits from now on. */
export const insertMessage = (
  db: Db,
  { universityId, enrollmentId, role }: Viewer,
  conversationId: number,
  { clientId, body }: { clientId: string; body: string },
  now: Instant,
) =>
  db.one<ChatMessage>(sql`
    with m as (
      insert into chat_messages (university_id, conversation_id, author_enrollment_id, body, sent_at, client_key)
      select ${universityId}, ${conversationId}, ${enrollmentId}, ${body},
        -- processes whose clocks differ do not turn time back
        greatest(${now}::timestamptz, k.last_message_at), ${clientId}
      from chat_conversations k where k.university_id = ${universityId} and k.id = ${conversationId}
      returning *),
    told as (
      update chat_conversations k set last_message_id = m.id, last_message_at = m.sent_at,
        waiting_since = ${isStudent(role) ? sql`coalesce(k.waiting_since, m.sent_at)` : sql`null`},
        handled_message_id = ${isStudent(role) ? sql`k.handled_message_id` : sql`m.id`}
      from m where k.university_id = m.university_id and k.id = m.conversation_id)
    select ${MESSAGE} from m ${WITH_AUTHOR}`);

/** Moves a read mark forward, but never back or beyond the last message, since two pages of one person may disagree. */
export const markRead = (
  db: Db,
  { universityId, enrollmentId }: Viewer,
  studentEnrollmentId: number,
  messageId: number,
) =>
  db.run(sql`
    insert into chat_reads (university_id, conversation_id, enrollment_id, last_read_message_id)
    select k.university_id, k.id, ${enrollmentId}, least(${messageId}, k.last_message_id)
    from chat_conversations k
    where k.university_id = ${universityId} and k.student_enrollment_id = ${studentEnrollmentId}
    on conflict (university_id, conversation_id, enrollment_id)
      do update set last_read_message_id = greatest(chat_reads.last_read_message_id, excluded.last_read_message_id)`);

/** Settles a conversation up to a message; only later messages of the student still wait. */
export const settleConversation = (db: Db, { universityId }: Viewer, studentEnrollmentId: number, messageId: number) =>
  db.run(sql`
    update chat_conversations k set handled_message_id = greatest(k.handled_message_id, least(${messageId}, k.last_message_id)),
      waiting_since = (
        select min(m.sent_at) from chat_messages m
        where m.university_id = k.university_id and m.conversation_id = k.id
          and m.id > greatest(k.handled_message_id, ${messageId}))
    where k.university_id = ${universityId} and k.student_enrollment_id = ${studentEnrollmentId}`);

/** The highest count, since a badge shows at most '99+'. */
const MOST_COUNTED = 100;

export type ChatStatus = Readonly<{
  chatEnabled: boolean;
  online: boolean;
  unreadCount: number;
  hasConversation: boolean;
}>;

/** Selects messages of others that the student has not seen. */
const unreadMessages = ({ universityId, enrollmentId }: Viewer): Sql => sql`
  select from chat_conversations k
  join chat_messages m on m.university_id = k.university_id and m.conversation_id = k.id
    and m.author_enrollment_id <> k.student_enrollment_id
    and m.id > coalesce((
      select l.last_read_message_id from chat_reads l
      where l.university_id = k.university_id and l.conversation_id = k.id and l.enrollment_id = k.student_enrollment_id), 0)
  where k.university_id = ${universityId} and k.student_enrollment_id = ${enrollmentId}`;

/** Selects conversations in which a student waits and has written something that the manager has not seen. */
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

export const getStatus = (db: Db, viewer: Viewer) =>
  db.one<ChatStatus>(sql`
    select u.chat_enabled as "chatEnabled",
      exists (
        select from enrollments m
        where m.university_id = u.id and m.course_id = ${viewer.courseId} and m.role = ${SUCCESS_MANAGER} and ${isSeat('m')} and ${IS_PRESENT}) as online,
      (select count(*) from (${unreadOf(viewer)} limit ${MOST_COUNTED}) unread) as "unreadCount",
      exists (
        select from chat_conversations k
        where k.university_id = u.id and k.student_enrollment_id = ${viewer.enrollmentId}) as "hasConversation"
    from universities u where u.id = ${viewer.universityId}`);
