-- With these an import is taken back for 30 days (ADM-052): each stored row that it wrote, before and after.
create table import_reversals (
  import_id int not null references imports,
  ordinal int not null,
  -- 'account', 'enrollment', or 'base' for what the source had brought before
  thing text not null,
  object text not null,
  did text not null,
  before jsonb,
  after jsonb,
  primary key (import_id, ordinal),
  constraint what_was_done_can_be_taken_back check (did in ('created', 'changed'))
);
