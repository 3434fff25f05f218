import type { Viewer } from '@bcs/contract/kernel/ability';
import { sql, type Db } from '#database/db';

/** A mark moves forward only, and not beyond the last message: two pages of one person may say different things. */
export const markRead = (
  db: Db,
  { universityId, enrollmentId }: Viewer,
  studentEnrollmentId: number,
  messageId: number,
): Promise<number> =>
  db.run(sql`
    insert into chat_reads (university_id, conversation_id, enrollment_id, last_read_message_id)
    select k.university_id, k.id, ${enrollmentId}, least(${messageId}, k.last_message_id)
    from chat_conversations k
    where k.university_id = ${universityId} and k.student_enrollment_id = ${studentEnrollmentId}
    on conflict (university_id, conversation_id, enrollment_id)
      do update set last_read_message_id = greatest(chat_reads.last_read_message_id, excluded.last_read_message_id)`);

/** Settles a conversation up to a message; only later messages of the student still wait. */
export const settle = (
  db: Db,
  { universityId }: Viewer,
  studentEnrollmentId: number,
  messageId: number,
): Promise<number> =>
  db.run(sql`
    update chat_conversations k set handled_message_id = greatest(k.handled_message_id, least(${messageId}, k.last_message_id)),
      waiting_since = (
        select min(m.sent_at) from chat_messages m
        where m.university_id = k.university_id and m.conversation_id = k.id
          and m.id > greatest(k.handled_message_id, ${messageId}))
    where k.university_id = ${universityId} and k.student_enrollment_id = ${studentEnrollmentId}`);
