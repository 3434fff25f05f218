-- One kind of news about one thing, of which the newest replaces what is unread (D-238).
alter table notifications add column about text, add column replaced_unread boolean not null default false;
update notifications set about = case type
    when 'SUBMISSION_GRADED' then 'grade-' || (content ->> 'assignmentId')
    when 'CAREER_FEEDBACK' then 'feedback-' || (content ->> 'assignmentId')
    else 'session-updated-' || (content ->> 'sessionId') end
where type in ('SUBMISSION_GRADED', 'CAREER_FEEDBACK', 'SESSION_UPDATED') and handled_at is null;
