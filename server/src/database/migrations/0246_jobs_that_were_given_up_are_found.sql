-- Jobs that were given up are counted by every look at the metrics, and removed after a month.
create index jobs_that_were_given_up on outbox (failed_at) where failed_at is not null;
