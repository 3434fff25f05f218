-- A class is read as a whole: with the course beside each grade its grades lie together, and are not looked up one by one.

alter table submissions add constraint a_submission_is_of_a_course unique (university_id, course_id, id);
drop index submissions_of_a_course;

alter table submission_grades add column course_id int;
update submission_grades g set course_id = w.course_id
  from submissions w where w.university_id = g.university_id and w.id = g.submission_id;
alter table submission_grades alter column course_id set not null,
  drop constraint a_grade_is_of_a_submission,
  add constraint a_grade_is_of_a_submission foreign key (university_id, course_id, submission_id)
    references submissions (university_id, course_id, id) on delete cascade;
create index grades_of_a_course on submission_grades (university_id, course_id, submission_id);

alter table career_feedback add column course_id int;
update career_feedback f set course_id = w.course_id
  from submissions w where w.university_id = f.university_id and w.id = f.submission_id;
alter table career_feedback alter column course_id set not null,
  drop constraint feedback_is_of_a_submission,
  add constraint feedback_is_of_a_submission foreign key (university_id, course_id, submission_id)
    references submissions (university_id, course_id, id) on delete cascade;
create index feedback_of_a_course on career_feedback (university_id, course_id, submission_id);
