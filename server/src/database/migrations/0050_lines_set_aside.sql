-- What somebody has set aside on Today: a kind of work in one class, or one session of it. SUCC-018
create table lines_set_aside (
  university_id int not null,
  enrollment_id int not null,
  kind text not null,
  -- the session of an attendance line; 0 for kinds that have one line per class
  object_id int not null default 0,
  until_day date not null,
  -- how much waited then: the line comes back when it grows
  waiting int not null,
  constraint lines_set_aside_pkey primary key (university_id, enrollment_id, kind, object_id),
  constraint a_line_is_set_aside_by_an_enrollment foreign key (university_id, enrollment_id)
    references enrollments (university_id, id),
  constraint something_waits check (waiting > 0)
);

-- The last word on each submission of a course, for all its submissions at once. SUCC-016
create index comments_of_a_course on submission_comments (university_id, course_id, submission_id, id desc)
  where deleted_at is null;
