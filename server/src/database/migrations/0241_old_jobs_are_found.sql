-- Jobs that were done are removed after a week, some thousands at a time.
create index jobs_that_were_done on outbox (done_at) where done_at is not null;
