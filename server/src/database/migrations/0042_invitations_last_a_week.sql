-- null is a link to a new password, which lasts an hour; a process of the version before knows no other
alter table reset_tokens add expires_at timestamptz;
