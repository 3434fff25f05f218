-- What a university hands on to its new classes (ADM-066), and what of a class is kept besides (ADM-071, ADM-079).
alter table universities
  add column short_name text,
  add column accent_color text constraint an_accent_color_is_written_in_hex check (accent_color ~ '^#[0-9a-f]{6}$'),
  add column support_email text,
  add column time_zone text not null default 'America/New_York',
  -- [{from, to, name}]: days on which no class meets
  add column holidays jsonb not null default '[]',
  add column archived_at timestamptz;
alter table cohorts add column archived_at timestamptz;
alter table courses
  add column if not exists holidays jsonb not null default '[]',
  add column if not exists instructors_may_edit boolean not null default false,
  -- of a draft that nobody had worked in; it can be brought back for 30 days
  add column deleted_at timestamptz,
  add constraint only_a_draft_is_deleted check (deleted_at is null or published_at is null);
alter table courses drop column state;
alter table courses
  add column state text not null generated always as (case
    when deleted_at is not null then 'deleted'
    when archived_at is not null then 'archived'
    when concluded_at is not null then 'concluded'
    when published_at is not null then 'published'
    else 'draft' end) stored;
-- lists of administration: of one university, and of the whole installation
create index courses_of_a_university_by_start on courses (university_id, start_date desc, id desc);
create index courses_by_start on courses (start_date desc, id desc);
