-- Each kind of job has a lane that asks for its own: ten thousand mails that wait are nothing to look through for others.
create index jobs_of_a_kind on outbox (kind, run_at, id) where done_at is null and failed_at is null;
