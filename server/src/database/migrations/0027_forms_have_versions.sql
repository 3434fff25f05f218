-- A changed form is a new version of it under the same name; what was sent stays with the version it was answered in.
alter table forms
  add column version int not null default 1,
  drop constraint a_form_name_is_unique,
  add constraint a_form_has_one_definition_per_version unique (name, version),
  add constraint a_version_counts_from_one check (version >= 1),
  add constraint a_form_is_known_by_its_name unique (id, name);

-- One submission per enrollment, form and week, whichever version it was (D-139): so the name stands with it.
alter table form_submissions add column form_name text;
update form_submissions set form_name = (select name from forms where forms.id = form_id);
alter table form_submissions
  alter column form_name set not null,
  drop constraint a_form_is_submitted_once_per_week,
  add constraint a_form_is_submitted_once_per_week unique (university_id, enrollment_id, form_name, week),
  add constraint a_submission_names_its_form foreign key (form_id, form_name) references forms (id, name);
create index form_submissions_of_a_course on form_submissions (university_id, course_id, form_name, week);
-- the signature below the agreement is a name
update forms set validation_func = 'signature' where name = 'agreement';
