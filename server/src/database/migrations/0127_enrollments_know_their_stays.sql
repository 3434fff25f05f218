-- When somebody was in a class is one fact, which every count, list, reminder and verdict asks (D-229).

-- While an enrollment had ended and was resumed later, nobody was there.
alter table enrollments add column away tstzmultirange not null default '{}';

update enrollments e set away = gaps.away
from (
  select university_id, enrollment_id, range_agg(tstzrange(ended, resumed)) as away
  from (
    select h.university_id, h.enrollment_id, h.at as resumed,
      (select max(b.at) from enrollment_history b
        where b.university_id = h.university_id and b.id < h.id and b.at <= h.at
          and (b.enrollment_id = h.enrollment_id and b.what = 'ended'
            -- another role is another enrollment, and its beginning tells the end of the one before
            or b.enrollment_id <> h.enrollment_id and b.course_id = h.course_id and b.account_id = h.account_id
              and b.what = 'role changed')) as ended
    from enrollment_history h
    join enrollments r on r.university_id = h.university_id and r.id = h.enrollment_id
    where h.what in ('resumed', 'role changed') and h.at > r.activated_at and r.resumed_at is not null) told
  where ended is not null
  group by university_id, enrollment_id) gaps
where e.university_id = gaps.university_id and e.id = gaps.enrollment_id;

create function keep_the_gaps_of_an_enrollment() returns trigger language plpgsql as $$
declare
  left_at timestamptz := case when old.end_reason = 'by mistake' then coalesce(old.resumed_at, old.activated_at) else old.ended_at end;
begin
  -- whoever is put back as if nothing had ended has no gap, and is resumed at no moment
  if new.resumed_at is distinct from old.resumed_at and left_at < new.resumed_at then
    new.away := new.away + tstzmultirange(tstzrange(left_at, new.resumed_at));
  end if;
  return new;
end $$;
create trigger an_enrollment_knows_its_gaps before update of active on enrollments
  for each row when (new.active and not old.active) execute function keep_the_gaps_of_an_enrollment();

-- Who was enrolled by mistake was not there.
alter table enrollments add column stays tstzmultirange not null generated always as (
  tstzmultirange(tstzrange(activated_at, case
    when active then null
    else greatest(activated_at, case when end_reason = 'by mistake' then resumed_at else ended_at end) end)) - away) stored;
