-- A class is a draft, published, concluded or archived (ADM-068, D-187). The moments are kept, so that a class that leaves the
-- archive is what it was. Whoever adds a class and says nothing of it, as the command line, publishes it; so do classes that
-- stood before.
alter table courses
  add column published_at timestamptz default date_trunc('milliseconds', now()),
  add column concluded_at timestamptz,
  add column archived_at timestamptz;
alter table courses
  add column state text not null generated always as (case
    when archived_at is not null then 'archived'
    when concluded_at is not null then 'concluded'
    when published_at is not null then 'published'
    else 'draft' end) stored,
  add constraint only_a_published_class_is_concluded check (concluded_at is null or published_at is not null);
