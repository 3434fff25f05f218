-- A session or an assignment that never held anybody's work can be deleted, and brought back for 30 days (ADM-071). It is
-- moved here whole, so that no query has to leave it out, and put back under its own number.
create table deleted_items (
  university_id int not null,
  id int generated always as identity,
  course_id int not null,
  kind text not null,
  -- its row as it stood
  item jsonb not null,
  -- the earlier texts of an assignment (ADM-098)
  texts jsonb not null default '[]',
  -- [{id, tie, version}]: the due dates that were tied to a session (ADM-096), with the version in which they were left
  ties jsonb not null default '[]',
  -- what a session gave to read (ADM-090)
  resources jsonb not null default '[]',
  deleted_at timestamptz not null,
  primary key (university_id, id),
  constraint a_deleted_item_belongs_to_a_course foreign key (university_id, course_id) references courses,
  constraint a_deleted_item_has_a_known_kind check (kind in ('session', 'assignment'))
);
create index deleted_items_of_a_course on deleted_items (university_id, course_id, kind, deleted_at);
create index deleted_items_by_age on deleted_items (deleted_at);
