-- What somebody has begun to write in a form of administration and has not saved (ADM-116): theirs alone, on every device,
-- until the server has saved it.
create table admin_drafts (
  account_id int not null references accounts on delete cascade,
  -- the form and its object: 'person/7'
  form text not null,
  title text not null,
  -- the page of the form
  path text not null,
  content text not null,
  saved_at timestamptz not null,
  primary key (account_id, form)
);
create index admin_drafts_by_age on admin_drafts (saved_at);
