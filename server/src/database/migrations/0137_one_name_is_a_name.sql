-- Whoever has one name is ordered by it, whichever part it is kept as. D-236
drop index accounts_in_order;
drop index accounts_by_their_words;
alter table accounts drop column name_order;
alter table accounts add column name_order text collate "C" not null
  generated always as (case when last_name = '' then name_key(first_name) || E'\t'
    else name_key(last_name) || E'\t' || name_key(first_name) end) stored;
create index accounts_in_order on accounts (name_order, id);
create index accounts_by_their_words on accounts using gin (person_words(name_order, email)) with (fastupdate = off);
