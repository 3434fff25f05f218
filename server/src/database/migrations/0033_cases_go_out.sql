-- Cases are brought to the desk of a provider as well. When that was tried stands here before it is: what may have
-- arrived is not sent again unasked.

alter table support_tickets add column delivery_tried_at timestamptz;

-- what people have asked who were never in a class, for the admins of the university that they chose
create index tickets_without_a_course on support_tickets (university_id, state, changed_at desc) where course_id is null;
