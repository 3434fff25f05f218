-- A login e-mail that waits for the link to the new address (D-179). Only the hash of the link stays here.
create table login_email_changes (
  -- from which the link is derived, so that every attempt at its mail carries the same one
  key uuid primary key,
  account_id int not null references accounts on delete cascade,
  email text not null,
  token_hash bytea not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  constraint a_change_of_e_mail_has_one_link unique (token_hash),
  constraint a_link_hash_is_a_sha256 check (length(token_hash) = 32),
  constraint a_new_e_mail_is_stored_in_lower_case check (email = lower(email)),
  constraint a_change_of_e_mail_ends_once check (confirmed_at is null or withdrawn_at is null)
);
create unique index one_new_e_mail_is_waited_for on login_email_changes (account_id) where confirmed_at is null and withdrawn_at is null;
create index login_email_changes_of_an_account on login_email_changes (account_id);
