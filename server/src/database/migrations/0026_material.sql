-- The words of what a class is taught, for the assistant that searches it. A class has some hundred rows, which are found by
-- their course; an index of words for all universities together would only be in the way.
alter table sessions add column words tsvector not null generated always as (
  setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', short_description), 'B') ||
  setweight(to_tsvector('english', left(long_description, 100000)), 'C')) stored;
alter table assignments add column words tsvector not null generated always as (
  setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', header), 'B') ||
  setweight(to_tsvector('english', left(content, 100000)), 'C')) stored;
alter table announcements add column words tsvector not null generated always as (
  setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', left(body, 100000)), 'C')) stored;
