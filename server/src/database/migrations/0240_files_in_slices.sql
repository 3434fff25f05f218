-- A file is read in slices: what is compressed would be unpacked whole for each of them.
alter table import_files alter column bytes set storage external;
