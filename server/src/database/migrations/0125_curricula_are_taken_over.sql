-- What a class took over last from a course folder or from a plan: with it, a change here is told from one there
-- (ADM-103, ADM-108).
create table curriculum_sources (
  university_id int not null,
  course_id int not null,
  source text not null,
  taken_at timestamptz not null,
  -- null: on the command line
  taken_by int references accounts,
  -- the commit of a folder, where it was told
  revision text,
  -- course.yaml as it came
  course_file text,
  -- the version of a plan
  plan_id int,
  plan_version int,
  primary key (university_id, course_id, source),
  constraint a_curriculum_comes_from_a_folder_or_a_plan check (source in ('folder', 'plan')),
  constraint a_plan_that_was_taken_over_has_a_version check ((source = 'plan') = (plan_id is not null and plan_version is not null)),
  constraint a_curriculum_source_is_a_version_of_a_plan foreign key (university_id, plan_id, plan_version)
    references curriculum_plan_versions (university_id, plan_id, number),
  constraint a_curriculum_source_belongs_to_a_course foreign key (university_id, course_id) references courses
);
create index curriculum_sources_of_a_plan on curriculum_sources (university_id, plan_id) where plan_id is not null;
create table curriculum_bases (
  university_id int not null,
  course_id int not null,
  source text not null,
  kind text not null,
  key text not null,
  -- its facts and its text, and of a folder the file as it came
  brought jsonb not null,
  primary key (university_id, course_id, source, kind, key),
  constraint a_base_is_a_session_or_an_assignment check (kind in ('session', 'assignment')),
  constraint a_base_belongs_to_a_course foreign key (university_id, course_id) references courses
);
-- A folder that was uploaded and not applied yet; swept after a week.
create table course_folders (
  university_id int not null,
  id int generated always as identity,
  course_id int not null,
  file_name text not null,
  revision text,
  -- its items, and its files as they came
  content jsonb not null,
  uploaded_at timestamptz not null,
  uploaded_by int references accounts,
  primary key (university_id, id),
  constraint a_folder_is_for_a_course foreign key (university_id, course_id) references courses
);
create index course_folders_of_a_course on course_folders (university_id, course_id, uploaded_at);
create index course_folders_by_age on course_folders (uploaded_at);
