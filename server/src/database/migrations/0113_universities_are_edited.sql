-- A university and what belongs to it is edited by several people: whoever saves names what they saw (ADM-115).
alter table universities add column version int not null default 1;
alter table programs add column version int not null default 1;
alter table cohorts add column version int not null default 1;
alter table classrooms
  add column version int not null default 1,
  add column archived_at timestamptz;

create trigger a_change_of_a_university_is_counted before update of name, short_name, accent_color, support_email, time_zone, holidays
  on universities for each row when (
    (old.name, old.short_name, old.accent_color, old.support_email, old.time_zone, old.holidays)
    is distinct from (new.name, new.short_name, new.accent_color, new.support_email, new.time_zone, new.holidays))
  execute function count_a_version();
create trigger a_change_of_a_program_is_counted before update of name, program_type on programs
  for each row when ((old.name, old.program_type) is distinct from (new.name, new.program_type))
  execute function count_a_version();
create trigger a_change_of_a_cohort_is_counted before update on cohorts
  for each row when (old is distinct from new) execute function count_a_version();
create trigger a_change_of_a_room_is_counted before update of name, room_number, building_name, video_url on classrooms
  for each row when ((old.name, old.room_number, old.building_name, old.video_url)
    is distinct from (new.name, new.room_number, new.building_name, new.video_url))
  execute function count_a_version();
