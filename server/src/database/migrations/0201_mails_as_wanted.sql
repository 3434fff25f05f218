-- News comes by mail at once, in a digest, or not at all, as its reader has chosen (D-196). What is empty is as everywhere:
-- the time zone of the class, quiet hours from 21:00 to 07:00, the digest at 07:00.
alter table accounts
  add column time_zone text,
  add column quiet_from text constraint quiet_hours_begin_at_a_time check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column quiet_until text constraint quiet_hours_end_at_a_time check (quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column digest_at text constraint a_digest_is_written_at_a_time check (digest_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- when the next digest is due; the first round plans it for whoever has none yet
  add column digest_due_at timestamptz not null default 'epoch',
  -- the local day of the last digest that was due, and of the last one that was sent
  add column digest_on date,
  add column digest_sent_on date;
create index accounts_by_digest on accounts (digest_due_at) where active;

-- A choice for one class, or for all classes, also later ones. SUCC-076, SUCC-083
create table mail_choices (
  university_id int,
  course_id int,
  account_id int not null references accounts on delete cascade,
  kind text not null,
  delivery text not null,
  constraint a_kind_of_mail_is_chosen_once unique nulls not distinct (account_id, kind, university_id, course_id),
  constraint a_choice_of_mail_is_for_a_class foreign key (university_id, course_id) references courses on delete cascade,
  constraint a_choice_of_mail_is_for_one_class_or_all check ((university_id is null) = (course_id is null)),
  constraint a_delivery_is_known check (delivery in ('at-once', 'daily', 'weekly', 'off')),
  constraint a_kind_of_mail_has_a_short_name check (length(kind) <= 40)
);
create index mail_choices_of_a_class on mail_choices (university_id, course_id) where course_id is not null;

-- The kind of mail that a notification comes in, how it comes unless its reader has chosen, and the mail that has taken it:
-- no other one tells of it again. News of before has no kind, so nobody gets old news by mail. SUCC-080
alter table notifications
  add column mail_kind text,
  add column mail_default text,
  add column mailed_by text;

-- The mailbox shows mails as they look.
alter table mails add column html text;
