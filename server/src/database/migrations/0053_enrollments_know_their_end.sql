-- Figures of a class count whoever was in it at the time (SUCC-066), so an enrollment that ends keeps when it did.
alter table enrollments add column ended_at timestamptz;

-- Of those that had ended before, the last trace tells: a class that was attended, or work that was handed in.
update enrollments e set ended_at = greatest(e.activated_at,
  (select max(s.end_time) from attendance a
    join sessions s on s.university_id = a.university_id and s.id = a.session_id
    where a.university_id = e.university_id and a.enrollment_id = e.id and a.status_code in ('present', 'remote')),
  (select max(w.submitted_at) from submissions w where w.university_id = e.university_id and w.enrollment_id = e.id))
where not e.active;

create function keep_the_end_of_an_enrollment() returns trigger language plpgsql as $$
begin
  if new.active then
    new.ended_at := null;
  elsif new.ended_at is null then
    new.ended_at := greatest(date_trunc('milliseconds', now()), new.activated_at);
  end if;
  return new;
end $$;
create trigger an_enrollment_knows_its_end before insert or update of active, ended_at on enrollments
  for each row execute function keep_the_end_of_an_enrollment();
