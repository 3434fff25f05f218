-- When a person was here last. Their tokens know it as long as they exist; it is kept when they are swept away.
alter table accounts add column last_seen_at timestamptz;

-- Tokens that were ended tell it as well.
drop index auth_tokens_of_an_account;
create index auth_tokens_of_an_account on auth_tokens (account_id);
