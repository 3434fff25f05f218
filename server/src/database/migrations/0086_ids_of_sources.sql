-- Who bears which id in the system of a school: by it people are recognised even with another e-mail (ADM-060).
create table import_source_ids (
  -- the place and the system: 'oneroster/u1/powerschool'
  source text not null,
  sourced_id text not null,
  account_id int not null references accounts,
  import_id int not null references imports,
  primary key (source, sourced_id)
);
create index import_source_ids_of_an_account on import_source_ids (account_id);
create index import_source_ids_of_an_import on import_source_ids (import_id);
