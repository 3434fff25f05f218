-- Settings of a class are edited by several people (ADM-079), so a version counts them (ADM-115), whatever changes them. The
-- windows of its surveys are settings too, and stand in a table of their own.
alter table courses add column version int not null default 1;
create trigger a_change_of_settings_is_counted before update of name, start_date, end_date, time_zone, max_absence,
    max_remote_attendance, max_missed_general_assignment, max_missed_required_assignment, minimum_score_required,
    classroom_link, classroom_dynamic, you_can_book_me_url, check_in_code_required, absent_after_session, instructors_may_edit
  on courses for each row
  when ((old.name, old.start_date, old.end_date, old.time_zone, old.max_absence, old.max_remote_attendance,
      old.max_missed_general_assignment, old.max_missed_required_assignment, old.minimum_score_required,
      old.classroom_link, old.classroom_dynamic, old.you_can_book_me_url, old.check_in_code_required,
      old.absent_after_session, old.instructors_may_edit)
    is distinct from (new.name, new.start_date, new.end_date, new.time_zone, new.max_absence, new.max_remote_attendance,
      new.max_missed_general_assignment, new.max_missed_required_assignment, new.minimum_score_required,
      new.classroom_link, new.classroom_dynamic, new.you_can_book_me_url, new.check_in_code_required,
      new.absent_after_session, new.instructors_may_edit))
  execute function count_a_version();

create function count_a_survey_window() returns trigger language plpgsql as $$
begin
  update courses set version = version + 1
  where university_id = coalesce(new.university_id, old.university_id) and id = coalesce(new.course_id, old.course_id);
  return null;
end $$;
create trigger a_change_of_a_survey_window_is_counted after insert or update or delete on survey_schedules
  for each row execute function count_a_survey_window();
