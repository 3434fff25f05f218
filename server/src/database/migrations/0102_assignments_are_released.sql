-- A draft is nobody's but its authors', a release date of none means at once, and what is archived takes no new work.
-- What stands stays as it is: nothing of it is a draft. ADM-093, ADM-100, D-185
alter table assignments
  add column draft boolean not null default false,
  add column release_at timestamptz,
  add column archived_at timestamptz;
