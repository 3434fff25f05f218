-- A class takes over the holidays of its university, and says whether its instructors may edit (ADM-007, ADM-066).
alter table courses
  add column if not exists holidays jsonb not null default '[]',
  add column if not exists instructors_may_edit boolean not null default false;

-- The weekly rule from which sessions were made; each of them stands on its own (ADM-081, ADM-082).
create table session_rules (
  university_id int not null,
  id int generated always as identity,
  course_id int not null,
  rule jsonb not null,
  made_at timestamptz not null,
  primary key (university_id, id),
  constraint a_session_rule_is_known_within_its_course unique (university_id, course_id, id),
  constraint a_session_rule_belongs_to_a_course foreign key (university_id, course_id) references courses
);
alter table sessions
  add column rule_id int,
  add constraint a_session_comes_from_a_rule_of_its_course foreign key (university_id, course_id, rule_id)
    references session_rules (university_id, course_id, id);
-- who else is in a room at that time (ADM-085)
create index sessions_in_a_classroom_by_start on sessions (university_id, classroom_id, start_time)
  where cancelled_at is null and classroom_id is not null;
