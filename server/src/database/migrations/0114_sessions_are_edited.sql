-- how often a session was edited or cancelled, so that nobody overwrites what they have not seen (ADM-115)
alter table sessions add column version int not null default 1;
create trigger a_change_of_a_session_is_counted before update of name, chapter, category_code, short_description,
    long_description, start_time, end_time, classroom_id, cancelled_at on sessions
  for each row when ((old.name, old.chapter, old.category_code, old.short_description, old.long_description, old.start_time,
      old.end_time, old.classroom_id, old.cancelled_at)
    is distinct from (new.name, new.chapter, new.category_code, new.short_description, new.long_description, new.start_time,
      new.end_time, new.classroom_id, new.cancelled_at))
  execute function count_a_version();
-- the sessions that came from one rule are found together (ADM-083)
create index sessions_of_a_rule on sessions (university_id, course_id, rule_id) where rule_id is not null;
