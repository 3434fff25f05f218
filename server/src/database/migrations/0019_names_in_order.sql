-- People and places in the order in which one looks for them, as the browser's collator has it: by letters first, whatever
-- their accents and case. By bytes, Äpfel would come after Zhang. It is the same on every database, whatever its locale.
create function name_key(name text) returns text language sql immutable parallel safe
  return lower(translate(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'),
      'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'),
    'øØłŁđĐðÐıħĦŧŦ’', 'oolldDdDihHtT'''));

-- A tab is before every letter and space, so that Li, Zoe comes before Li Ann, Bo.
alter table accounts add column name_order text collate "C" not null
  generated always as (name_key(last_name) || E'\t' || name_key(first_name)) stored;
