-- What a notification is about, by which it is found again when that was undone (D-201).
alter table notifications add column cause text;
create index notifications_by_cause on notifications (university_id, cause) where cause is not null;
update notifications n set cause = 'grade-' || w.id || '-' || (n.content ->> 'grade')
from submissions w
where n.type = 'SUBMISSION_GRADED' and n.content ? 'grade' and w.university_id = n.university_id
  and w.enrollment_id = n.enrollment_id and w.assignment_id = (n.content ->> 'assignmentId')::int;
update notifications set cause = dedupe_key where type = 'REMOTE_REQUESTED';
update notifications set cause = 'absence-' || (content ->> 'sessionId') where type = 'ABSENCE_RECORDED';
update notifications set cause = 'due-date-' || (content ->> 'assignmentId') where type = 'DUE_DATE_CHANGED';

-- The last day of which reminders went out, by the calendar of the course (D-126).
alter table courses add column reminded_on date;

-- For whom and why a mail was written. The same key is mailed once only, however often its job runs.
alter table mails add column account_id int references accounts, add column kind text not null default 'reset-link', add column key text;
alter table mails alter column kind drop default, add constraint a_mail_is_sent_once_per_key unique (key);
create index mails_to_an_account on mails (account_id, written_at);
