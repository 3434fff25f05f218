-- The history is searched by the beginnings of words of what an entry is about (ADM-112, ADM-127), as people are.
-- at once: a list of entries that wait would be read whole, and the embedded database has nobody who clears it
create index audit_entries_by_words on audit_entries using gin (person_words(name_key(object_name), '')) with (fastupdate = off);
