-- The system may set students absent at the end of a class: such a status and its history name nobody.
alter table attendance alter column set_by drop not null;
alter table attendance_history alter column changed_by drop not null;

-- when the system has done so for a session, or was told to leave it alone; it never does it twice
alter table sessions add column absences_set_at timestamptz;
create index sessions_that_wait_for_their_absences on sessions (university_id, course_id, end_time)
  where cancelled_at is null and absences_set_at is null;
create index courses_that_set_absences on courses (university_id, id) where absent_after_session;
