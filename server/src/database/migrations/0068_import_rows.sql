-- What became of each row of a file: the report, which stays (ADM-053, ADM-055).
create table import_rows (
  import_id int not null references imports,
  ordinal int not null,
  -- null: not in the file
  line int,
  cells text[] not null,
  result text not null,
  reason text not null,
  primary key (import_id, ordinal)
);
