-- The history of an installation is filtered by what was done, and by class.
create index audit_entries_of_an_action on audit_entries (action, id desc);
