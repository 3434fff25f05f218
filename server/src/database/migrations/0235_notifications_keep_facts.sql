-- The facts of a notification, of which its text is made whenever it is read. What was written before keeps its text, as
-- the fact 'message'. D-308
alter table notifications add column facts jsonb;
update notifications set facts = content;
alter table notifications alter column facts set not null;

-- A process of the version before reads the text in `content`, and writes no facts. Both go with the next release.
alter table notifications alter column content set default '{"message": "There is news in your class."}';
create function a_text_is_a_fact() returns trigger language plpgsql as $$
begin
  new.facts := new.content;
  return new;
end $$;
create trigger a_notification_without_facts_keeps_its_text before insert on notifications
  for each row when (new.facts is null) execute function a_text_is_a_fact();
