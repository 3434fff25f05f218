-- A curriculum plan belongs to a program and holds what a course folder holds: sessions and assignments by key, with days
-- relative to class meetings (ADM-102, D-188).
create table curriculum_plans (
  university_id int not null,
  id int generated always as identity,
  program_id int not null,
  name text not null,
  -- what is edited; null while it stands as the latest version has it
  draft jsonb,
  draft_sessions int generated always as (jsonb_array_length(draft -> 'sessions')) stored,
  draft_assignments int generated always as (jsonb_array_length(draft -> 'assignments')) stored,
  -- how often it was edited, so that nobody overwrites what they have not seen (ADM-115)
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  archived_at timestamptz,
  primary key (university_id, id),
  constraint a_plan_belongs_to_a_program foreign key (university_id, program_id) references programs
);
create index curriculum_plans_of_a_program on curriculum_plans (university_id, program_id);
create trigger a_change_of_a_plan_is_counted before update of program_id, name, draft on curriculum_plans
  for each row when ((old.program_id, old.name, old.draft) is distinct from (new.program_id, new.name, new.draft))
  execute function count_a_version();

create table curriculum_plan_versions (
  university_id int not null,
  plan_id int not null,
  number int not null,
  content jsonb not null,
  sessions int generated always as (jsonb_array_length(content -> 'sessions')) stored,
  assignments int generated always as (jsonb_array_length(content -> 'assignments')) stored,
  note text not null default '',
  published_at timestamptz not null,
  -- without a foreign key: a version outlives the account; null is the command line
  published_by int,
  primary key (university_id, plan_id, number),
  constraint a_version_belongs_to_a_plan foreign key (university_id, plan_id) references curriculum_plans on delete cascade
);

-- Classes name the version from which they came, so no call, import or command changes one. It goes with its plan alone.
create function refuse_to_change_a_plan_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from curriculum_plans where university_id = old.university_id and id = old.plan_id) then
    return old;
  end if;
  raise exception 'versions of plans are never changed' using errcode = '42501';
end $$;
create trigger a_plan_version_is_never_changed before update or delete on curriculum_plan_versions
  for each row execute function refuse_to_change_a_plan_version();
