-- Uploads are looked up by whom they belong to, and leave: a picture that another one has replaced, a screenshot that
-- was taken back, or one that nobody has sent. First the file goes, then its row.

alter table uploads add column removed_at timestamptz;
create index uploads_of_an_account on uploads (account_id, created_at desc);
create index uploads_that_leave on uploads (created_at) where attached_at is null or removed_at is not null;
