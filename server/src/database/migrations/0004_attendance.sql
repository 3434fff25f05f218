-- Who was there, and who asked to be there from afar.

create table excused_absence_reasons (
  id smallint primary key,
  description text not null
);

create table attendance (
  university_id int not null,
  course_id int not null,
  session_id int not null,
  enrollment_id int not null,
  status_code text not null,
  excused_absence_reason_id smallint references excused_absence_reasons,
  -- 1 on time, 2 late; only a check-in knows (D-110)
  punctuality_id smallint,
  set_by int not null references accounts,
  set_at timestamptz not null,
  constraint a_student_has_one_status_per_session primary key (university_id, session_id, enrollment_id),
  constraint attendance_is_of_a_session_of_the_course foreign key (university_id, course_id, session_id)
    references sessions (university_id, course_id, id),
  constraint attendance_is_of_somebody_in_the_course foreign key (university_id, course_id, enrollment_id)
    references enrollments (university_id, course_id, id),
  constraint an_attendance_status_is_known check (status_code in ('present', 'remote', 'absent', 'exception')),
  constraint an_exception_has_a_reason_and_nothing_else_does check ((status_code = 'exception') = (excused_absence_reason_id is not null)),
  constraint punctuality_is_on_time_or_late check (punctuality_id in (1, 2))
);
create index attendance_of_an_enrollment on attendance (university_id, enrollment_id);

create table attendance_history (
  university_id int not null,
  id int generated always as identity,
  session_id int not null,
  enrollment_id int not null,
  old_status text,
  new_status text,
  old_reason_id smallint,
  new_reason_id smallint,
  changed_by int not null references accounts,
  changed_at timestamptz not null,
  primary key (university_id, id),
  constraint attendance_history_is_of_a_session foreign key (university_id, session_id) references sessions,
  constraint attendance_history_is_of_an_enrollment foreign key (university_id, enrollment_id) references enrollments
);
create index attendance_history_of_a_student_in_a_session on attendance_history (university_id, session_id, enrollment_id);

create table remote_requests (
  university_id int not null,
  id int generated always as identity,
  course_id int not null,
  session_id int not null,
  enrollment_id int not null,
  requested_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (university_id, id),
  constraint a_request_is_for_a_session_of_the_course foreign key (university_id, course_id, session_id)
    references sessions (university_id, course_id, id),
  constraint a_request_is_from_somebody_in_the_course foreign key (university_id, course_id, enrollment_id)
    references enrollments (university_id, course_id, id)
);
create unique index a_student_asks_once_per_session on remote_requests (university_id, session_id, enrollment_id) where cancelled_at is null;
create index remote_requests_of_an_enrollment on remote_requests (university_id, enrollment_id) where cancelled_at is null;
create index remote_requests_of_a_course on remote_requests (university_id, course_id, requested_at desc) where cancelled_at is null;

-- approval or denial, never both: one decision per request
create table remote_decisions (
  university_id int not null,
  request_id int not null,
  id int generated always as identity,
  approved boolean not null,
  decided_by int not null references accounts,
  decided_at timestamptz not null,
  constraint a_request_is_decided_once primary key (university_id, request_id),
  constraint a_decision_answers_a_request foreign key (university_id, request_id) references remote_requests
);
