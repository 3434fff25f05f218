-- Every screen of administration says whether there are demo accounts (ADM-124): found by the domain of their e-mail.
create index demo_accounts on accounts (split_part(email, '@', 2)) where active;
