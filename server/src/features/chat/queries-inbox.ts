import { CONVERSATIONS_PER_PAGE, type InboxMark, type InboxRow } from '@bcs/contract/features/chat/model';
import type { Account } from '@bcs/contract/kernel/ability';
import { STUDENT, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import { sql, empty, type Sql, type Db } from '#database/db';
import { STUDENT_JSON } from './queries-room.ts';
import { isSeat, isStudentNow } from '#kernel/seats';

const PREVIEW = 160;
/** The highest count; more need not be counted exactly. */
const MOST_COUNTED = 99;

interface Inbox {
  conversations: InboxRow[];
  waitingCount: number;
  next: InboxMark | null;
}
/** The part of the inbox to return: everything, or the waiting students of one course. */
type Wanted = Readonly<{ after?: InboxMark | undefined; waitingIn?: number | undefined }>;
type Row = Readonly<{ row: InboxRow; order: number; id: number }>;

/** Selects the courses in which somebody answers students, where there is a chat. D-017, D-166 */
export const coursesOf = ({ accountId }: Account): Sql => sql`
  select v.university_id, v.course_id, v.id as enrollment_id
  from enrollments v
  join universities u on u.id = v.university_id and u.chat_enabled
  join courses c on c.university_id = v.university_id and c.id = v.course_id
  join cohorts h on h.university_id = c.university_id and h.id = c.cohort_id and not h.hide_live_chat
  where v.account_id = ${accountId} and ${isSeat('v')} and v.role = ${SUCCESS_MANAGER}`;

/** The number of unanswered messages in conversation `k` that manager `t` has not seen. */
const UNREAD = sql`(
  select count(*) from (
    select from chat_messages m
    where m.university_id = k.university_id and m.conversation_id = k.id
      and m.id > greatest(k.handled_message_id, (
        select l.last_read_message_id from chat_reads l
        where l.university_id = k.university_id and l.conversation_id = k.id and l.enrollment_id = t.enrollment_id))
    limit ${MOST_COUNTED}) unread)`;

const LAST_MESSAGE = sql`(
  select json_build_object('body', left(m.body, ${PREVIEW}), 'sentAt', iso(m.sent_at),
    'fromStudent', m.author_enrollment_id = k.student_enrollment_id, 'authorFirstName', b.first_name)
  from chat_messages m
  join enrollments w on w.university_id = m.university_id and w.id = m.author_enrollment_id
  join accounts b on b.id = w.account_id
  where m.university_id = k.university_id and m.id = k.last_message_id)`;

const ROW = sql`json_build_object(
  'student', ${STUDENT_JSON}, 'course', json_build_object('id', c.id, 'name', c.name),
  'lastMessage', ${LAST_MESSAGE}, 'waitingSince', iso(k.waiting_since),
  'unreadCount', case when k.waiting_since is null then 0 else ${UNREAD} end)`;

const STILL_THERE = sql`(
  select e.active from enrollments e where e.university_id = k.university_id and e.id = k.student_enrollment_id)`;

/**
 * Tells whether a student who is not blocked waits in conversation `k`, for both the inbox and Today. SUCC-010,
 * SUCC-016, D-229
 */
export const CHAT_WAITS = sql`k.waiting_since is not null and (
  select ${isStudentNow('e')} from enrollments e where e.university_id = k.university_id and e.id = k.student_enrollment_id)`;

/**
 * Selects conversations of the courses `t`. A page is read along the index of each course, and stops when it is full.
 */
const latest = ({ after, waitingIn }: Wanted): Sql => sql`
  select p.* from courses_of t
  cross join lateral (
    select k.* from chat_conversations k
    where k.university_id = t.university_id and k.course_id = t.course_id and ${STILL_THERE}
      ${waitingIn === undefined ? empty : sql`and k.course_id = ${waitingIn} and ${CHAT_WAITS}`}
      ${after ? sql`and (k.inbox_order, k.id) > (${after.order}::bigint, ${after.id}::int)` : empty}
    order by k.inbox_order, k.id limit ${CONVERSATIONS_PER_PAGE + 1}) p
  order by p.inbox_order, p.id limit ${CONVERSATIONS_PER_PAGE + 1}`;

const WAITING_COUNT = sql`(
  select count(*) from courses_of t
  join chat_conversations k on k.university_id = t.university_id and k.course_id = t.course_id and ${CHAT_WAITS})`;

const WITH_STUDENT = sql`
  join enrollments e on e.university_id = k.university_id and e.id = k.student_enrollment_id
  join accounts a on a.id = e.account_id
  join courses c on c.university_id = k.university_id and c.id = k.course_id`;

const pageRows = (wanted: Wanted): Sql => sql`
  select ${ROW} as row, k.inbox_order as "order", k.id, row_number() over (order by k.inbox_order, k.id) as place
  from (${latest(wanted)}) k
  join courses_of t on t.university_id = k.university_id and t.course_id = k.course_id ${WITH_STUDENT}`;

/** Selects students of these courses by any part of their names, including those without a conversation. */
const foundRows = (search: string): Sql => sql`
  select ${ROW} as row, 0 as "order", e.id, row_number() over (order by a.name_order, e.id) as place
  from courses_of t
  join enrollments e on e.university_id = t.university_id and e.course_id = t.course_id and e.role = ${STUDENT} and e.active
  join accounts a on a.id = e.account_id
  join courses c on c.university_id = t.university_id and c.id = t.course_id
  left join chat_conversations k on k.university_id = e.university_id and k.student_enrollment_id = e.id
  where position(name_key(${search}::text) in name_key(concat(a.first_name, ' ', a.last_name))) > 0
  order by a.name_order, e.id limit ${CONVERSATIONS_PER_PAGE}`;

export async function findInbox(
  db: Db,
  viewer: Account,
  { search, ...wanted }: Wanted & { readonly search?: string | undefined },
): Promise<Inbox> {
  const name = search?.trim() ?? '';
  const { rows, waitingCount } = await db.one<{ rows: Row[]; waitingCount: number }>(sql`
    with courses_of as (${coursesOf(viewer)}), page as (${name ? foundRows(name) : pageRows(wanted)})
    select ${WAITING_COUNT} as "waitingCount",
      coalesce((select json_agg(json_build_object('row', row, 'order', "order", 'id', id) order by place) from page), '[]') as rows`);
  const page = rows.slice(0, CONVERSATIONS_PER_PAGE);
  const last = page.at(-1);
  return {
    conversations: page.map(({ row }) => row),
    waitingCount,
    next: rows.length > CONVERSATIONS_PER_PAGE && last ? { order: last.order, id: last.id } : null,
  };
}
