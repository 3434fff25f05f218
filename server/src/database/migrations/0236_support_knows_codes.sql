-- Roles and subjects of support by their codes (D-309). They follow the names, which a process of the version before reads
-- and writes; the names go with the next release.
alter table support_tickets
  add column role_code text not null generated always as (
    case role when 'Student' then 'student' when 'TA' then 'ta' when 'Instructor' then 'instructor'
      when 'Career Director' then 'cd' else 'ssm' end) stored,
  add column category_code text not null generated always as (lower(regexp_replace(category, '[^A-Za-z]+', '-', 'g'))) stored,
  add column subcategory_code text generated always as (lower(regexp_replace(subcategory, '[^A-Za-z]+', '-', 'g'))) stored;
