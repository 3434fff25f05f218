-- What administration has written, by the key that the page gave it: sent twice, it is done once (ADM-118). Kept for a day.
create table writes_done (
  -- without a foreign key: it is forgotten before anybody could miss it
  account_id int not null,
  call text not null,
  key text not null,
  at timestamptz not null,
  -- as it was given; null only while it is being written
  answer jsonb,
  primary key (account_id, call, key)
);
create index writes_done_by_age on writes_done (at);
