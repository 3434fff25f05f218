-- What administration changed, one row for each object (ADM-111). Ids without foreign keys: an entry outlives what it tells of.
create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- null: the command line, or the server by itself
  author_account_id int,
  origin text not null,
  action text not null,
  object_kind text not null,
  object_id int,
  object_name text not null,
  -- where the object belongs; null is the installation
  university_id int,
  course_id int,
  -- the person whom it concerns
  account_id int,
  before jsonb,
  after jsonb,
  reason text,
  -- what was written together
  batch_id uuid,
  constraint an_entry_tells_where_it_came_from check (origin in ('screen', 'import', 'standing role', 'command line', 'own grant', 'set-up'))
);
create index audit_entries_of_a_university on audit_entries (university_id, id desc);
create index audit_entries_of_a_course on audit_entries (course_id, id desc) where course_id is not null;
create index audit_entries_of_a_person on audit_entries (account_id, id desc) where account_id is not null;
create index audit_entries_of_an_author on audit_entries (author_account_id, id desc) where author_account_id is not null;
create index audit_entries_of_a_batch on audit_entries (batch_id) where batch_id is not null;

-- No call, import or command changes what has been written down (ADM-113).
create function refuse_to_change_an_entry() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries are never changed' using errcode = '42501';
end $$;
create trigger an_entry_is_never_changed before update or delete on audit_entries
  for each row execute function refuse_to_change_an_entry();
