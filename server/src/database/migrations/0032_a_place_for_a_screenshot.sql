-- A screenshot comes in two steps: its place is given first, and the file is brought there, once.

alter table uploads add column received_at timestamptz;
update uploads set received_at = created_at;
