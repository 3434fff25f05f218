-- By which a session or an assignment is known in files and plans: given once, it stays whatever the item is called later
-- (ADM-102, ADM-104).
alter table sessions add column curriculum_key text;
alter table assignments add column curriculum_key text;
create unique index sessions_by_curriculum_key on sessions (university_id, course_id, curriculum_key)
  where curriculum_key is not null;
create unique index assignments_by_curriculum_key on assignments (university_id, course_id, curriculum_key)
  where curriculum_key is not null;
