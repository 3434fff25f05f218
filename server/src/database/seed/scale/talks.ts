import { sql, type Db } from '#database/db';
import {
  FIRST_SCALE_ID,
  courseId,
  coursesOf,
  COURSE_NUMBER,
  MANAGER_PLACE,
  PLACES_PER_COURSE,
  placeId,
  STUDENTS_PER_COURSE,
  universityId,
  type Batch,
} from './batch.ts';

/** The number of messages in each conversation, alternating between student and manager. */
const MESSAGES = 12;
/** One in this many conversations waits for an answer. */
const WAITING = 4;
const CASES = 20;

/** Plants conversations of students with student success managers, and support cases. */
export async function plantTalks(tx: Db, batch: Batch): Promise<void> {
  const university = universityId(COURSE_NUMBER);
  const conversation = sql`(${FIRST_SCALE_ID} + k * ${PLACES_PER_COURSE} + p)`;
  const message = sql`(${FIRST_SCALE_ID} + (k * ${PLACES_PER_COURSE} + p) * ${MESSAGES} + j)`;
  const waits = sql`p % ${WAITING} = 0`;
  const last = sql`(case when ${waits} then ${MESSAGES - 1}::int else ${MESSAGES}::int end)`;
  const answered = sql`(case when ${waits} then ${MESSAGES - 2}::int else ${MESSAGES}::int end)`;
  const sentAt = sql`(${batch.now}::timestamptz - make_interval(mins => (p + 1) * 60 - j))`;
  const each = sql`${coursesOf(batch)}, generate_series(0, ${STUDENTS_PER_COURSE - 1}::int) as p`;
  await tx.run(sql`
    insert into chat_conversations (university_id, id, course_id, student_enrollment_id, started_at, last_message_id, last_message_at,
      handled_message_id, waiting_since) overriding system value
    select ${university}, ${conversation}, ${courseId(COURSE_NUMBER)}, ${placeId(COURSE_NUMBER, sql`p`)}, ${batch.now}, (select ${message} from (select ${last} as j) x),
      (select ${sentAt} from (select ${last} as j) x), (select ${message} from (select ${answered} as j) x),
      case when ${waits} then (select ${sentAt} from (select ${last} as j) x) end
    from ${each}`);
  await tx.run(sql`
    insert into chat_messages (university_id, id, conversation_id, author_enrollment_id, body, sent_at, client_key) overriding system value
    select ${university}, ${message}, ${conversation}, case when j % 2 = 1 then ${placeId(COURSE_NUMBER, sql`p`)} else ${placeId(COURSE_NUMBER, sql`${MANAGER_PLACE}`)} end,
      'Message ' || j || ' of a conversation about the class and what comes next in it.', ${sentAt}, 'scale-' || j
    from ${each}, generate_series(1, ${MESSAGES}::int) as j where j <= ${last}`);
  await tx.run(sql`
    insert into chat_reads (university_id, conversation_id, enrollment_id, last_read_message_id)
    select ${university}, ${conversation}, r.reader, (select ${message} from (select ${MESSAGES - 4}::int as j) x)
    from ${each}, lateral (values (${placeId(COURSE_NUMBER, sql`p`)}), (${placeId(COURSE_NUMBER, sql`${MANAGER_PLACE}`)})) as r(reader)`);
  await tx.run(sql`
    insert into support_tickets (id, account_id, university_id, enrollment_id, course_id, role, category, subcategory, priority,
      description, state, created_at, changed_at) overriding system value
    select ${FIRST_SCALE_ID} + k * ${PLACES_PER_COURSE} + p, ${placeId(COURSE_NUMBER, sql`p`)}, ${university}, ${placeId(COURSE_NUMBER, sql`p`)}, ${courseId(COURSE_NUMBER)}, 'Student', 'Coursework',
      'Cannot Submit', case when p % 3 = 0 then 'High' else 'Low' end, 'When I press Submit, nothing happens. Case ' || p,
      (array['open', 'waiting', 'closed', 'closed'])[1 + p % 4], ${batch.now}, ${batch.now}::timestamptz - make_interval(hours => p)
    from ${coursesOf(batch)}, generate_series(0, ${CASES - 1}::int) as p`);
  await tx.run(sql`
    insert into support_messages (ticket_id, account_id, by_staff, body, created_at, client_key)
    select ${FIRST_SCALE_ID} + k * ${PLACES_PER_COURSE} + p, ${placeId(COURSE_NUMBER, sql`${MANAGER_PLACE}`)}, true, 'Please try again now.', ${batch.now}, 'scale'
    from ${coursesOf(batch)}, generate_series(0, ${CASES - 1}::int) as p where p % 4 <> 0`);
}
