-- Meetings of dynamic classrooms. Nothing has stored one before: the link was a column, but the link with which a host
-- starts a meeting is a key and is fetched anew each time. A meeting is open once its provider has it; until then it is
-- being opened by one process, which others wait for no longer than until a certain time. D-068
alter table meetings
  drop constraint a_meeting_that_ended_was_ended_by_somebody,
  drop column meeting_url,
  add column provider text not null,
  -- how the provider calls it
  add column external_id text,
  -- the account at the provider that holds it; one account holds one meeting at a time
  add column host_id text,
  add column opened_at timestamptz,
  add column opening_until timestamptz not null,
  -- ended without anybody: by the provider, or because its class has long been over
  add constraint a_meeting_that_was_ended_by_somebody_ended check (ended_by is null or ended_at is not null),
  add constraint a_meeting_has_a_known_provider check (provider in ('built-in', 'zoom', 'bbb', 'jitsi'));
drop index a_session_has_one_running_meeting;
create unique index a_host_holds_one_meeting on meetings (provider, host_id) where ended_at is null;
create index meetings_that_run on meetings (opened_at) where ended_at is null;

-- The session itself and those that join it (D-069): each is in one running meeting, however many start one at once.
drop table meeting_guests;
create table meeting_sessions (
  university_id int not null,
  meeting_id int not null,
  session_id int not null,
  course_id int not null,
  ended_at timestamptz,
  primary key (university_id, meeting_id, session_id),
  constraint a_session_joins_a_meeting foreign key (university_id, meeting_id) references meetings on delete cascade,
  constraint a_session_that_joins_is_of_its_course foreign key (university_id, course_id, session_id)
    references sessions (university_id, course_id, id)
);
create unique index a_session_is_in_one_running_meeting on meeting_sessions (university_id, session_id) where ended_at is null;
