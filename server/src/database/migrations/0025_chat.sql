-- The inbox of the student success managers: who waits longest stands first, then the latest conversations. Ordered by one
-- number, which a page of it continues from. The epoch of an instant is the same in every zone.
create function inbox_order(waiting_since timestamptz, last_message_at timestamptz) returns bigint
language sql immutable parallel safe
  return (case
    when waiting_since is not null then extract(epoch from waiting_since) * 1000
    else 1000000000000000 - coalesce(extract(epoch from last_message_at), 0) * 1000 end)::bigint;

alter table chat_conversations
  add column last_message_id int not null default 0,
  add column last_message_at timestamptz,
  -- up to here a manager has answered, or has said that no answer is needed
  add column handled_message_id int not null default 0,
  -- since when the student has waited for an answer
  add column waiting_since timestamptz;

update chat_conversations k set
  last_message_id = m.last_id, last_message_at = m.last_at, handled_message_id = m.handled_id,
  waiting_since = (
    select min(w.sent_at) from chat_messages w
    where w.university_id = k.university_id and w.conversation_id = k.id and w.id > m.handled_id)
from (
  select m.university_id, m.conversation_id, max(m.id) as last_id, max(m.sent_at) as last_at,
    coalesce(max(m.id) filter (where m.author_enrollment_id <> c.student_enrollment_id), 0) as handled_id
  from chat_messages m
  join chat_conversations c on c.university_id = m.university_id and c.id = m.conversation_id
  group by m.university_id, m.conversation_id) m
where m.university_id = k.university_id and m.conversation_id = k.id;

alter table chat_conversations add column inbox_order bigint not null
  generated always as (inbox_order(waiting_since, last_message_at)) stored;
create index inbox_of_a_course on chat_conversations (university_id, course_id, inbox_order, id);
create index waiting_conversations on chat_conversations (university_id, course_id, student_enrollment_id)
  where waiting_since is not null;
create statistics conversations_in_a_course (dependencies) on university_id, course_id, student_enrollment_id from chat_conversations;

-- within a conversation, ids are given in the order of its messages
drop index messages_of_a_conversation;
create index messages_of_a_conversation on chat_messages (university_id, conversation_id, id);

-- Which student success managers have a page open, and on which process of the server. A process keeps its own rows
-- alive; what is not renewed is over, by the clock of the database.
create table chat_presence (
  university_id int not null,
  enrollment_id int not null,
  process_id uuid not null,
  present_until timestamptz not null,
  primary key (university_id, enrollment_id, process_id),
  constraint somebody_present_is_enrolled foreign key (university_id, enrollment_id) references enrollments on delete cascade
);
create index chat_presence_by_end on chat_presence (present_until);
