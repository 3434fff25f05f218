-- The rooms of the built-in classroom: who is on the stage or was sent out, who was there and for how long, and what was
-- written. The process of the media keeps nothing; after its restart everybody comes back as they were.

create table meeting_people (
  university_id int not null,
  meeting_id int not null,
  enrollment_id int not null,
  on_stage boolean not null default false,
  removed_at timestamptz,
  primary key (university_id, meeting_id, enrollment_id),
  constraint somebody_known_takes_part_in_a_meeting foreign key (university_id, meeting_id) references meetings on delete cascade,
  constraint whoever_takes_part_is_enrolled foreign key (university_id, enrollment_id) references enrollments on delete cascade
);

create table meeting_visits (
  university_id int not null,
  id int generated always as identity,
  meeting_id int not null,
  -- by which session they came: classes that meet together keep their own attendance
  session_id int not null,
  enrollment_id int not null,
  came_at timestamptz not null,
  -- renewed while they are there; what is not renewed is over
  seen_at timestamptz not null,
  left_at timestamptz,
  primary key (university_id, id),
  constraint a_visit_is_to_a_meeting foreign key (university_id, meeting_id) references meetings on delete cascade,
  constraint a_visitor_is_enrolled foreign key (university_id, enrollment_id) references enrollments on delete cascade,
  constraint a_visit_ends_after_it_begins check (seen_at >= came_at)
);
create index visits_of_a_session on meeting_visits (university_id, session_id, enrollment_id);
create index visits_of_a_meeting on meeting_visits (university_id, meeting_id);

create table meeting_messages (
  university_id int not null,
  id int generated always as identity,
  meeting_id int not null,
  author_enrollment_id int not null,
  client_id text not null,
  body text not null,
  sent_at timestamptz not null,
  primary key (university_id, id),
  constraint a_room_message_belongs_to_a_meeting foreign key (university_id, meeting_id) references meetings on delete cascade,
  constraint an_author_in_a_room_is_enrolled foreign key (university_id, author_enrollment_id) references enrollments on delete cascade,
  constraint a_room_message_is_there_once unique (university_id, meeting_id, author_enrollment_id, client_id)
);
create index messages_of_a_meeting on meeting_messages (university_id, meeting_id, id);
create index meetings_of_a_session on meeting_sessions (university_id, session_id, meeting_id);
