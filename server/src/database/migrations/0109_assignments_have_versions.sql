-- What students were asked to do stays known after it was rewritten: work belongs to the words that stood when it was handed
-- in (ADM-098). A trigger keeps them, so that no screen, import or command can leave it out.
create table assignment_versions (
  university_id int not null,
  assignment_id int not null,
  version int not null,
  header text not null,
  content text not null,
  -- from then on the next version stood
  replaced_at timestamptz not null,
  constraint an_assignment_has_one_text_per_version primary key (university_id, assignment_id, version),
  constraint a_version_is_of_an_assignment foreign key (university_id, assignment_id) references assignments on delete cascade
);

create function keep_the_replaced_words() returns trigger language plpgsql as $$
begin
  insert into assignment_versions (university_id, assignment_id, version, header, content, replaced_at)
  select old.university_id, old.id, coalesce(max(v.version), 0) + 1, old.header, old.content, new.updated_at
  from assignment_versions v where v.university_id = old.university_id and v.assignment_id = old.id;
  return new;
end $$;
create trigger replaced_words_are_kept before update of header, content on assignments
  for each row when ((old.header, old.content) is distinct from (new.header, new.content))
  execute function keep_the_replaced_words();

-- how often it was edited, so that nobody overwrites what they have not seen (ADM-115)
alter table assignments add column version int not null default 1;
create trigger a_change_of_an_assignment_is_counted before update of prework, title, header, content, required,
    required_for_graduation, assignment_date, due_date, min_hours, max_hours, draft, release_at, archived_at on assignments
  for each row when ((old.prework, old.title, old.header, old.content, old.required, old.required_for_graduation,
      old.assignment_date, old.due_date, old.min_hours, old.max_hours, old.draft, old.release_at, old.archived_at)
    is distinct from (new.prework, new.title, new.header, new.content, new.required, new.required_for_graduation,
      new.assignment_date, new.due_date, new.min_hours, new.max_hours, new.draft, new.release_at, new.archived_at))
  execute function count_a_version();
