-- The work of students and the judgement of staff. What is overwritten keeps its earlier versions.

create table assignments (
  university_id int not null,
  id int generated always as identity,
  course_id int not null,
  -- 1 academic, 2 career
  context_id smallint not null,
  title text not null,
  header text not null default '',
  content text not null default '',
  assignment_date date not null,
  due_date timestamptz not null,
  buffer_days smallint not null default 0,
  required boolean not null default true,
  required_for_graduation boolean not null default false,
  prework boolean not null default false,
  min_hours numeric(4, 1),
  max_hours numeric(4, 1),
  primary key (university_id, id),
  constraint an_assignment_is_known_within_its_course unique (university_id, course_id, id),
  constraint an_assignment_belongs_to_a_course foreign key (university_id, course_id) references courses,
  constraint an_assignment_is_academic_or_career check (context_id in (1, 2)),
  constraint an_extension_lasts_at_most_seven_days check (buffer_days between 0 and 7),
  constraint what_graduation_needs_is_required check (required or not required_for_graduation),
  constraint hours_are_in_order check (min_hours >= 0 and max_hours >= min_hours)
);
create index assignments_of_a_course_by_due_date on assignments (university_id, course_id, due_date);

create table assignment_extensions (
  university_id int not null,
  id int generated always as identity,
  assignment_id int not null,
  buffer_days smallint not null,
  set_by int not null references accounts,
  set_at timestamptz not null,
  primary key (university_id, id),
  constraint an_extension_is_of_an_assignment foreign key (university_id, assignment_id) references assignments
);

create table submissions (
  university_id int not null,
  id int generated always as identity,
  course_id int not null,
  assignment_id int not null,
  enrollment_id int not null,
  notes text not null default '',
  first_submitted_at timestamptz not null,
  submitted_at timestamptz not null,
  resubmission_count smallint not null default 0,
  version int not null default 1,
  primary key (university_id, id),
  constraint a_student_submits_an_assignment_once unique (university_id, assignment_id, enrollment_id),
  constraint a_submission_is_for_an_assignment_of_the_course foreign key (university_id, course_id, assignment_id)
    references assignments (university_id, course_id, id),
  constraint a_submission_is_from_somebody_in_the_course foreign key (university_id, course_id, enrollment_id)
    references enrollments (university_id, course_id, id),
  constraint graded_work_is_resubmitted_at_most_three_times check (resubmission_count between 0 and 3)
);
create index submissions_of_an_enrollment on submissions (university_id, enrollment_id);
create index submissions_of_a_course on submissions (university_id, course_id);

create table submission_urls (
  university_id int not null,
  id int generated always as identity,
  submission_id int not null,
  url text not null,
  title text,
  position smallint not null default 0,
  primary key (university_id, id),
  constraint a_url_belongs_to_a_submission foreign key (university_id, submission_id) references submissions on delete cascade,
  constraint a_submission_lists_a_url_once unique (university_id, submission_id, url)
);

create table submission_versions (
  university_id int not null,
  submission_id int not null,
  version int not null,
  notes text not null,
  urls jsonb not null,
  grade text,
  submitted_at timestamptz not null,
  constraint a_submission_has_one_state_per_version primary key (university_id, submission_id, version),
  constraint a_version_is_of_a_submission foreign key (university_id, submission_id) references submissions on delete cascade
);

create table submission_grades (
  university_id int not null,
  id int generated always as identity,
  submission_id int not null,
  grade text not null,
  graded_by int not null references accounts,
  graded_at timestamptz not null,
  version int not null default 1,
  primary key (university_id, id),
  constraint a_submission_has_one_grade unique (university_id, submission_id),
  constraint a_grade_is_of_a_submission foreign key (university_id, submission_id) references submissions on delete cascade,
  constraint a_grade_is_on_the_scale check (grade in
    ('A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F', 'Incomplete'))
);

create table career_feedback (
  university_id int not null,
  submission_id int not null,
  status_id smallint not null,
  set_by int not null references accounts,
  set_at timestamptz not null,
  version int not null default 1,
  constraint a_submission_has_one_feedback_status primary key (university_id, submission_id),
  constraint feedback_is_of_a_submission foreign key (university_id, submission_id) references submissions on delete cascade,
  constraint a_feedback_status_is_known check (status_id between 1 and 7)
);

-- every grade and feedback status ever given: who, when, before and after
create table grade_history (
  university_id int not null,
  id int generated always as identity,
  submission_id int not null,
  old_value text,
  new_value text,
  changed_by int not null references accounts,
  changed_at timestamptz not null,
  primary key (university_id, id),
  constraint grade_history_is_of_a_submission foreign key (university_id, submission_id) references submissions on delete cascade
);
create index grade_history_of_a_submission on grade_history (university_id, submission_id);

create table submission_comments (
  university_id int not null,
  id int generated always as identity,
  course_id int not null,
  submission_id int not null,
  enrollment_id int not null,
  -- the role at writing time decides who may delete it (D-091)
  author_role text not null,
  comment text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by int references accounts,
  primary key (university_id, id),
  constraint a_comment_is_on_a_submission foreign key (university_id, submission_id) references submissions on delete cascade,
  constraint a_comment_is_by_somebody_in_the_course foreign key (university_id, course_id, enrollment_id)
    references enrollments (university_id, course_id, id),
  constraint a_comment_says_something check (btrim(comment) <> '')
);
create index comments_on_a_submission on submission_comments (university_id, submission_id);

create table comment_versions (
  university_id int not null,
  comment_id int not null,
  replaced_at timestamptz not null,
  comment text not null,
  primary key (university_id, comment_id, replaced_at),
  constraint a_comment_version_is_of_a_comment foreign key (university_id, comment_id) references submission_comments on delete cascade
);

create table submission_plagiarism (
  university_id int not null,
  submission_id int not null,
  status text not null,
  note text not null default '',
  reported_on date not null,
  primary key (university_id, submission_id),
  constraint plagiarism_is_of_a_submission foreign key (university_id, submission_id) references submissions on delete cascade,
  constraint a_plagiarism_status_is_known check (status in ('suspected', 'confirmed', 'cleared'))
);
