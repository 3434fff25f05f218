-- Choices and times of mails go along with a merge (ADM-026, SUCC-083): what the account that stays has taken over.
-- choices: [{kind, universityId, courseId, delivery, before}], before as it had chosen itself; times: those that it had not.
alter table account_merges
  add column mail jsonb not null default
    '{"choices": [], "times": {"timeZone": null, "quietFrom": null, "quietUntil": null, "digestAt": null}}';
