-- What an author hides in a comment is found by no search, as it is shown in no excerpt: who searches for a word and finds
-- the item would know that it stands there. D-232
create function without_comments(text text) returns text language sql immutable parallel safe
  return regexp_replace(text, '<!--.*?(-->|$)', ' ', 'g');

alter table sessions drop column words;
alter table sessions add column words tsvector not null generated always as (
  setweight(to_tsvector('english', name), 'A') ||
  setweight(to_tsvector('english', short_description), 'B') ||
  setweight(to_tsvector('english', without_comments(left(long_description, 100000))), 'C')) stored;
alter table assignments drop column words;
alter table assignments add column words tsvector not null generated always as (
  setweight(to_tsvector('english', title), 'A') ||
  setweight(to_tsvector('english', header), 'B') ||
  setweight(to_tsvector('english', without_comments(left(content, 100000))), 'C')) stored;
alter table announcements drop column words;
alter table announcements add column words tsvector not null generated always as (
  setweight(to_tsvector('english', title), 'A') ||
  setweight(to_tsvector('english', without_comments(left(body, 100000))), 'C')) stored;
