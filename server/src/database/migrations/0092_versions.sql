-- How often something that can be edited was changed, so that nobody overwrites what they have not seen (ADM-115). A trigger
-- counts, so that no screen, import or command can leave it out.
create function count_a_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

alter table accounts add column version int not null default 1;
create trigger a_change_of_names_is_counted before update of first_name, last_name, github_user_name on accounts
  for each row when ((old.first_name, old.last_name, old.github_user_name)
    is distinct from (new.first_name, new.last_name, new.github_user_name))
  execute function count_a_version();

-- when an enrollment ends or goes on, and as what
alter table enrollments add column version int not null default 1;
create trigger a_change_of_an_enrollment_is_counted before update of role, active, last_day, end_reason on enrollments
  for each row when ((old.role, old.active, old.last_day, old.end_reason)
    is distinct from (new.role, new.active, new.last_day, new.end_reason))
  execute function count_a_version();

alter table settings add column version int not null default 1;
create trigger a_change_of_a_setting_is_counted before update of value on settings
  for each row when (old.value is distinct from new.value) execute function count_a_version();
