-- Several people grade one class: who looks at which work right now, and the words that somebody writes again and again.

-- kept alive by the page; what was not seen for a while is over
create table grading_presence (
  university_id int not null,
  submission_id int not null,
  account_id int not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (university_id, submission_id, account_id),
  constraint somebody_is_present_at_a_submission foreign key (university_id, submission_id) references submissions on delete cascade
);
create index presence_by_last_sign on grading_presence (seen_at);

create table saved_comments (
  university_id int not null references universities,
  id int generated always as identity,
  account_id int not null references accounts on delete cascade,
  comment text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (university_id, id),
  constraint a_saved_comment_says_something check (btrim(comment) <> '')
);
create unique index the_same_words_are_saved_once on saved_comments (university_id, account_id, md5(comment));
create index saved_comments_of_somebody on saved_comments (university_id, account_id, updated_at desc, id desc);
