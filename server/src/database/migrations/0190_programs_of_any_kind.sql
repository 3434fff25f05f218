-- A school has programs that none of the five types names; its own name says what such a program is.
alter table programs drop constraint a_program_type_is_known;
alter table programs add constraint a_program_type_is_known check (program_type in
  ('Full Stack Flex Part-Time', 'Full Stack Flex Full-Time', 'Data Viz', 'UX/UI', 'Cyber', 'Other'));
