-- A file of a course folder is known again by its bytes: as it came, and as it is kept (ADM-104). On the command line nobody
-- is signed in.
alter table uploads
  add column given_hash text,
  add column kept_hash text,
  alter column account_id drop not null;
create index uploads_of_resources_by_given_hash on uploads (given_hash) where kind = 'resource' and removed_at is null;
create index uploads_of_resources_by_kept_hash on uploads (kept_hash) where kind = 'resource' and removed_at is null;
