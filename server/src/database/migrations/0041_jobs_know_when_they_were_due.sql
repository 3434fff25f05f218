-- a job that is put off keeps saying since when it waits; with a default, so that a process of the version before still queues
alter table outbox add due_at timestamptz not null default now();
update outbox set due_at = run_at;
