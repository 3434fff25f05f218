-- When somebody gave the own password in this session since signing in; some calls ask for it again (ADM-012).
alter table auth_tokens add column password_given_at timestamptz;
-- Administration finds people by ended enrollments too.
create index enrollments_ever_of_an_account on enrollments (account_id, university_id);
create index administration_grants_newest_first on administration_grants (given_at desc, id desc);
