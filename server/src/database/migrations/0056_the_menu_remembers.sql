-- What somebody chose last in the command menu: ten rows for each person, and nothing of it in a browser.
-- The key is a path, the name of an action, or an id; whether it may still be opened is judged when it is read.
create table menu_choices (
  account_id int not null references accounts on delete cascade,
  kind text not null,
  key text not null,
  -- where the server finds it
  object_id int generated always as (case when kind in ('page', 'action') then null else key::int end) stored,
  chosen_at timestamptz not null,
  constraint a_choice_is_remembered_once primary key (account_id, kind, key),
  constraint a_choice_is_of_a_known_kind check (kind in
    ('page', 'action', 'student', 'contact', 'session', 'assignment', 'class')),
  constraint a_choice_has_a_short_key check (length(key) <= 100)
);
create index menu_choices_by_age on menu_choices (chosen_at);
