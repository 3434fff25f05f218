-- When everybody an announcement is for was told of it, and when open pages were told that it is over: each happens
-- once, in however many processes and however long the server was off.
alter table announcements add column appeared_at timestamptz, add column ended_at timestamptz;
update announcements set appeared_at = activation_date where activation_date <= now();
update announcements set ended_at = expiration_date where expiration_date <= now();

create index announcements_to_appear on announcements (university_id, activation_date)
  where appeared_at is null and ended_at is null and deleted_at is null;
create index announcements_to_end on announcements (university_id, expiration_date)
  where ended_at is null and deleted_at is null;
-- n of m have read it
create index readers_of_an_announcement on announcement_reads (university_id, announcement_id, enrollment_id);
-- who wrote something has read it
insert into announcement_reads (university_id, announcement_id, enrollment_id, read_at)
select university_id, id, staff_enrollment_id, created_at from announcements where deleted_at is null
on conflict do nothing;
