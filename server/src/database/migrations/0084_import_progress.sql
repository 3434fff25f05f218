-- How many rows of a long import are read, or written, at the moment (ADM-054). In a table of its own and without a foreign
-- key: whoever applies an import holds its row, and others look on meanwhile.
create table import_progress (
  import_id int primary key,
  done int not null,
  total int not null,
  -- whoever died tells nothing more
  told_at timestamptz not null,
  -- whoever applies looks here before it is written
  wants_cancel boolean not null default false
);

-- The embedded database has one session, so a long import is written there in parts that let others in. What has begun
-- is finished, after a restart too; until then this tells how far it is and on whose word (ADM-044, ADM-064).
create table import_applications (
  import_id int primary key references imports,
  -- how far whoever applies it reaches: {"installation", "universityIds"}
  reach jsonb not null,
  author_account_id int not null references accounts,
  invitations text not null,
  batch_id uuid not null,
  begun_at timestamptz not null,
  -- rows of the plan that are written
  written int not null default 0
);
