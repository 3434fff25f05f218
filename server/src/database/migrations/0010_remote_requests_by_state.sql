-- Remote requests are read by state, page by page, for a course or for whole universities. The state follows from
-- the decision, but an index reaches into one table only: so the request bears it too, and the decision itself
-- writes it, whoever inserts one.

alter table remote_requests add column state text not null default 'pending'
  constraint a_request_is_pending_approved_or_denied check (state in ('pending', 'approved', 'denied'));

update remote_requests q set state = case when d.approved then 'approved' else 'denied' end
from remote_decisions d where d.university_id = q.university_id and d.request_id = q.id;

create function state_follows_decision() returns trigger language plpgsql as $$
begin
  update remote_requests q set state = case when d.approved then 'approved' else 'denied' end
  from decided d where q.university_id = d.university_id and q.id = d.request_id;
  return null;
end $$;
create trigger a_decision_moves_its_request after insert on remote_decisions
  referencing new table as decided for each statement execute function state_follows_decision();

drop index remote_requests_of_a_course;
create index remote_requests_of_a_course on remote_requests (university_id, course_id, state, requested_at desc, id desc)
  where cancelled_at is null;
create index remote_requests_of_a_university on remote_requests (university_id, state, requested_at desc, id desc)
  where cancelled_at is null;
