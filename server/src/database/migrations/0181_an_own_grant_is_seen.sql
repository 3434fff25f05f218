-- Whoever enrolls the own account by a grant is seen, whichever way it is done: enrolling, another role, a standing role, an
-- import, a copy, a merge (matrix-administration.md [45], D-177). It stands here, so that nothing that writes enrollments can
-- leave it out. Who writes is said in `bcs.enrolling`, as for the story of an enrollment.
create function is_by_own_grant(author int, account int, university int) returns boolean language sql stable as $$
  select author is not null and author = account and exists (
    select from administration_grants g
    where g.account_id = author and g.ended_at is null and (g.university_id is null or g.university_id = university))
$$;

create function show_an_own_grant() returns trigger language plpgsql as $$
declare
  said jsonb := coalesce(nullif(current_setting('bcs.enrolling', true), ''), '{}')::jsonb;
  moment timestamptz := coalesce((said ->> 'at')::timestamptz, now());
begin
  -- a backup brings its origins along
  if current_setting('bcs.restoring', true) = 'on' or not new.active then return new; end if;
  if tg_op = 'UPDATE' and old.active and old.role = new.role and old.account_id = new.account_id then return new; end if;
  if not is_by_own_grant((said ->> 'by')::int, new.account_id, new.university_id) then return new; end if;
  new.origin := 'own grant';
  -- the admins of the class are told by this job
  insert into outbox (kind, payload, run_at, due_at)
    values ('own-grant', jsonb_build_object('universityId', new.university_id, 'enrollmentId', new.id), moment, moment);
  perform pg_notify('realtime', '{"topics":[],"to":[]}');
  return new;
end $$;
create trigger an_own_grant_is_seen before insert or update of active, role, account_id on enrollments
  for each row execute function show_an_own_grant();

create function tell_an_own_grant() returns trigger language plpgsql as $$
begin
  if current_setting('bcs.restoring', true) = 'on' then return new; end if;
  if is_by_own_grant(new.author_account_id, new.account_id, new.university_id) then new.origin := 'own grant'; end if;
  return new;
end $$;
create trigger an_entry_tells_of_an_own_grant before insert on audit_entries
  for each row when (new.object_kind = 'enrollment') execute function tell_an_own_grant();
create trigger a_story_tells_of_an_own_grant before insert on enrollment_history
  for each row execute function tell_an_own_grant();
