-- What staff tell the class they have done about the feedback of a week. An emptied one stays with its version.
create table follow_ups (
  university_id int not null,
  course_id int not null,
  week smallint not null,
  body text not null,
  -- grows with every change; sent back with one, it shows whether somebody else was faster
  version int not null default 1,
  enrollment_id int not null,
  saved_at timestamptz not null,
  constraint a_week_has_one_follow_up primary key (university_id, course_id, week),
  constraint a_follow_up_is_written_by_somebody_in_the_course foreign key (university_id, course_id, enrollment_id)
    references enrollments (university_id, course_id, id),
  constraint a_follow_up_is_about_a_week check (week >= 1)
);

-- Nobody is reminded of a survey twice.
create table survey_reminders (
  university_id int not null,
  enrollment_id int not null,
  survey text not null,
  -- 0 for surveys that are not weekly
  week smallint not null default 0,
  reminded_by int not null,
  reminded_at timestamptz not null,
  constraint a_person_is_reminded_of_a_survey_once primary key (university_id, enrollment_id, survey, week),
  constraint a_reminder_goes_to_an_enrollment foreign key (university_id, enrollment_id) references enrollments on delete cascade,
  constraint a_reminder_comes_from_an_enrollment foreign key (university_id, reminded_by) references enrollments on delete cascade
);
