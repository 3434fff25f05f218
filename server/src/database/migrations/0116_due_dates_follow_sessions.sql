-- A due date that is tied to a session follows it (ADM-096): at its start, or so many days after it at a time of the class.
alter table assignments
  add column due_session_id int,
  add column due_tie jsonb,
  add constraint a_due_date_is_tied_to_a_session_of_the_course foreign key (university_id, course_id, due_session_id)
    references sessions (university_id, course_id, id) on delete set null (due_session_id),
  add constraint a_tie_says_how check (due_session_id is null or due_tie is not null);
create index assignments_tied_to_a_session on assignments (university_id, due_session_id) where due_session_id is not null;

drop trigger a_change_of_an_assignment_is_counted on assignments;
create trigger a_change_of_an_assignment_is_counted before update of prework, title, header, content, required,
    required_for_graduation, assignment_date, due_date, due_session_id, due_tie, min_hours, max_hours, draft, release_at, archived_at
    on assignments
  for each row when ((old.prework, old.title, old.header, old.content, old.required, old.required_for_graduation,
      old.assignment_date, old.due_date, old.due_session_id, old.due_tie, old.min_hours, old.max_hours, old.draft,
      old.release_at, old.archived_at)
    is distinct from (new.prework, new.title, new.header, new.content, new.required, new.required_for_graduation,
      new.assignment_date, new.due_date, new.due_session_id, new.due_tie, new.min_hours, new.max_hours, new.draft,
      new.release_at, new.archived_at))
  execute function count_a_version();
