-- The calendar of a person for the programs they use: whoever holds the address reads it, so only its hash is kept.
create table calendar_feeds (
  account_id int primary key references accounts on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null,
  constraint a_calendar_address_belongs_to_one_person unique (token_hash),
  constraint a_calendar_token_hash_is_a_sha256 check (length(token_hash) = 32)
);
