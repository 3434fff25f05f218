-- Calendar programs ask when an entry was changed. Until now that was guessed from the day of the assignment,
-- which may lie ahead.
alter table assignments add column updated_at timestamptz not null default now();
update assignments a set updated_at = least(now(), greatest(a.assignment_date::timestamp at time zone 'UTC',
  (select max(e.set_at) from assignment_extensions e where e.university_id = a.university_id and e.assignment_id = a.id)));
