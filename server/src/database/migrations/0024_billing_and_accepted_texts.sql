-- What a student is charged and has paid, where no portal of others keeps it. Nothing is changed afterwards: a mistake
-- is corrected by an entry of its own.
create table billing_entries (
  university_id int not null,
  id int generated always as identity,
  enrollment_id int not null,
  kind text not null,
  description text not null,
  -- in cents of the currency; a correction is negative
  amount_cents int not null,
  currency text not null default 'USD',
  dated date not null,
  recorded_at timestamptz not null,
  primary key (university_id, id),
  constraint a_billing_entry_is_of_an_enrollment foreign key (university_id, enrollment_id) references enrollments,
  constraint a_billing_entry_is_a_charge_or_a_payment check (kind in ('charge', 'payment')),
  constraint a_billing_entry_names_its_currency check (currency ~ '^[A-Z]{3}$')
);
create index billing_of_an_enrollment on billing_entries (university_id, enrollment_id, dated, id);
create statistics billing_of_somebody (dependencies) on university_id, enrollment_id from billing_entries;

-- Which versions of the legal texts somebody agreed to, by their days: {"terms": "2022-10-17", "privacy": "2022-10-27"}.
alter table form_submissions add column accepted_texts jsonb;
