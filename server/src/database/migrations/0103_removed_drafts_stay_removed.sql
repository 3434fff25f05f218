-- A removed draft leaves a row without content for as long as a draft is kept: what was sent before it was removed, and
-- arrives later, does not bring it back (ADM-116).
alter table admin_drafts alter column content drop not null;
