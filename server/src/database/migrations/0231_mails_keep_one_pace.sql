-- The next turn at the mail server: all processes of an installation keep one pace together.
create table mail_pace (
  only_row boolean primary key default true constraint one_pace_for_all check (only_row),
  next_at timestamptz not null
);

-- Attempts of which nobody knows how they ended: the mail server may have the mail, so no other mail tells the same.
alter table mail_deliveries add column unanswered int not null default 0;
