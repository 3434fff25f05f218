-- A session that is held later has no marks until then: what was cleared stands in the history, and comes back when the
-- session is moved back (D-235).
alter table attendance_history
  add column put_off boolean not null default false,
  add column old_punctuality_id smallint;
