-- What a source last brought of an object: with it, a change on a screen is told from one of the file (ADM-050).
create table import_bases (
  source text not null,
  noun text not null,
  -- 'account', or 'course/account'
  object text not null,
  brought jsonb not null,
  -- whether an import began it: only then can a file propose to end it (ADM-048)
  began boolean not null,
  import_id int not null references imports,
  primary key (source, noun, object)
);
create index import_bases_of_an_import on import_bases (import_id);
