-- Standing roles go along with a merge (ADM-026, ADM-036): [{universityId, id}] of those that changed hands, and of those that
-- ended since the account that stays holds the same.
alter table account_merges
  add column standing_moved jsonb not null default '[]',
  add column standing_ended jsonb not null default '[]';
