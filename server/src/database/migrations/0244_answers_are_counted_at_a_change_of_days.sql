-- Figures of a survey move by several answers at a time, and when it closes all of them count. The days of a class can be
-- changed, so that a survey closes and opens again as often as somebody wants: what had come by such a change counts from then
-- on, and the answers after it are held back anew. A single one waits for the next. D-325
alter table form_submissions add column counted boolean not null default false;

create function count_the_answers_of_a_class(university int, course int, of_kind text) returns void language sql as $$
  update form_submissions s set counted = true
  from (
    -- a class may have been asked by several forms of one kind, whose answers are figures of one survey
    select id, count(*) over (partition by coalesce(substring(form_name from '(?:mid|end)-course'), form_name), week) as together
    from form_submissions
    where university_id = university and course_id = course and not counted
      and (of_kind is null or strpos(form_name, of_kind) > 0)) came
  where s.university_id = university and s.id = came.id and came.together > 1
$$;

create function count_answers_at_a_change_of_a_window() returns trigger language plpgsql as $$
begin
  perform count_the_answers_of_a_class(coalesce(new.university_id, old.university_id), coalesce(new.course_id, old.course_id),
    coalesce(new.kind, old.kind));
  return null;
end $$;
create trigger answers_are_counted_at_a_change_of_a_window after insert or update or delete on survey_schedules
  for each row execute function count_answers_at_a_change_of_a_window();

create function count_answers_at_a_change_of_days() returns trigger language plpgsql as $$
begin
  perform count_the_answers_of_a_class(new.university_id, new.id, null);
  return null;
end $$;
create trigger answers_are_counted_at_a_change_of_days after update of start_date, end_date, time_zone on courses
  for each row
  when ((old.start_date, old.end_date, old.time_zone) is distinct from (new.start_date, new.end_date, new.time_zone))
  execute function count_answers_at_a_change_of_days();
