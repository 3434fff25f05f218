-- How somebody signed in, asked wherever a grant counts (ADM-010). Sessions from before do not know, so that whoever
-- administers signs in once more.
alter table auth_tokens
  add column opened_by text not null default 'password',
  add column second_factor text,
  add constraint a_session_is_opened_in_a_known_way check (opened_by in ('password')),
  add constraint a_second_factor_is_a_known_one check (second_factor in ('code'));
