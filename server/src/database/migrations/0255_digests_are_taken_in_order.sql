-- In the hour in which the digests of everybody are due, the next 500 are found without reading and sorting all accounts.
drop index accounts_by_digest;
create index accounts_by_digest on accounts (digest_due_at, id) where active;
