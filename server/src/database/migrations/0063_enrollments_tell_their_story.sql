-- How an enrollment began and how it ended (ADM-028, ADM-029).
alter table enrollments
  add column origin text not null default 'command line'
    constraint an_enrollment_began_somewhere check (origin in ('screen', 'import', 'standing role', 'command line', 'own grant')),
  -- null: the command line, or the server by itself
  add column begun_by int references accounts,
  add column import_id int,
  add column last_day date,
  add column end_reason text
    constraint an_enrollment_ends_for_a_reason check (end_reason in ('withdrawn', 'transferred', 'completed', 'dismissed', 'by mistake')),
  add column ended_by int references accounts,
  -- what was missed while it had ended is no absence
  add column resumed_at timestamptz;
-- the Past tab of a roster, the latest first; whoever is enrolled again finds the old enrollment
create index enrollments_of_a_course_that_ended on enrollments (university_id, course_id, ended_at desc, id desc) where not active;
create index enrollments_of_an_account_that_ended on enrollments (account_id, university_id, course_id) where not active;

-- Every beginning, end, resumption and change of role, of whoever made it (ADM-030). Ids without foreign keys: an entry
-- outlives what it tells of.
create table enrollment_history (
  university_id int not null,
  id bigint generated always as identity,
  enrollment_id int not null,
  course_id int not null,
  account_id int not null,
  at timestamptz not null,
  what text not null,
  role text not null,
  role_before text,
  end_reason text,
  last_day date,
  author_account_id int,
  origin text not null,
  import_id int,
  -- why, in the words of whoever did it
  note text,
  primary key (university_id, id),
  constraint a_change_of_an_enrollment_is_known check (what in ('began', 'ended', 'resumed', 'role changed')),
  constraint only_a_change_of_role_knows_the_role_before check ((what = 'role changed') = (role_before is not null))
);
create index enrollment_history_of_a_person on enrollment_history (university_id, course_id, account_id, id desc);
create index enrollment_history_of_an_enrollment on enrollment_history (university_id, enrollment_id, id);

insert into enrollment_history (university_id, enrollment_id, course_id, account_id, at, what, role, origin)
select university_id, id, course_id, account_id, activated_at, 'began', role, origin from enrollments order by activated_at, id;
insert into enrollment_history (university_id, enrollment_id, course_id, account_id, at, what, role, origin)
select university_id, id, course_id, account_id, coalesce(ended_at, activated_at), 'ended', role, origin
from enrollments where not active order by ended_at, id;

create trigger a_story_is_never_changed before update or delete on enrollment_history
  for each row execute function refuse_to_change_an_entry();

-- The story is written here, so that nothing that writes enrollments can leave it out. Whoever writes says in the setting
-- `bcs.enrolling` of the transaction who it is: {"by", "origin", "importId", "note", "at", "changesRole"}.
create function write_the_story_of_an_enrollment() returns trigger language plpgsql as $$
declare
  said jsonb := coalesce(nullif(current_setting('bcs.enrolling', true), ''), '{}')::jsonb;
  happened text := case
    when not new.active then 'ended'
    when tg_op = 'INSERT' then 'began'
    else 'resumed' end;
  before text;
begin
  -- a backup brings the story along
  if current_setting('bcs.restoring', true) = 'on' then return null; end if;
  if tg_op = 'UPDATE' and new.active = old.active then
    if new.role = old.role then return null; end if;
    happened := 'role changed';
    before := old.role;
  elsif coalesce((said ->> 'changesRole')::boolean, false) then
    -- another role is another enrollment: its beginning is the change, the end of the old one tells nothing more
    if not new.active then return null; end if;
    select e.role into before from enrollments e
      where e.university_id = new.university_id and e.course_id = new.course_id and e.account_id = new.account_id
        and not e.active and e.id <> new.id
      order by e.ended_at desc, e.id desc limit 1;
    if before is not null then happened := 'role changed'; end if;
  elsif tg_op = 'INSERT' and not new.active then
    insert into enrollment_history (university_id, enrollment_id, course_id, account_id, at, what, role, author_account_id, origin, import_id)
    values (new.university_id, new.id, new.course_id, new.account_id, new.activated_at, 'began', new.role, (said ->> 'by')::int,
      coalesce(said ->> 'origin', new.origin), (said ->> 'importId')::int);
  end if;
  insert into enrollment_history (university_id, enrollment_id, course_id, account_id, at, what, role, role_before, end_reason,
    last_day, author_account_id, origin, import_id, note)
  values (new.university_id, new.id, new.course_id, new.account_id,
    coalesce((said ->> 'at')::timestamptz, case when new.active then new.activated_at else new.ended_at end),
    happened, new.role, before, case when new.active then null else new.end_reason end,
    case when new.active then null else new.last_day end, (said ->> 'by')::int, coalesce(said ->> 'origin', new.origin),
    (said ->> 'importId')::int, said ->> 'note');
  return null;
end $$;
create trigger an_enrollment_writes_its_story after insert or update of active, role on enrollments
  for each row execute function write_the_story_of_an_enrollment();
