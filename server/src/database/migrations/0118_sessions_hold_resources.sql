-- What a session gives its people to read: links and files, in an order (ADM-090).
create table session_resources (
  university_id int not null,
  session_id int not null,
  position smallint not null,
  title text not null,
  -- of a link
  url text,
  -- of a file; after a copy several sessions hold the same one
  file_key text references uploads,
  mime_type text,
  size int,
  name text,
  constraint resources_of_a_session_have_an_order primary key (university_id, session_id, position),
  constraint a_resource_is_of_a_session foreign key (university_id, session_id) references sessions on delete cascade,
  constraint a_session_holds_twenty_resources check (position between 1 and 20),
  constraint a_resource_is_a_link_or_a_file check (num_nonnulls(url, file_key) = 1),
  constraint a_file_has_kind_size_and_name check (num_nonnulls(file_key, mime_type, size, name) in (0, 4))
);
-- whether anybody still holds a file is asked of all classes: a copy may stand at another university
create index session_resources_of_a_file on session_resources (file_key) where file_key is not null;

alter table uploads
  -- as its owner calls it; pictures and screenshots have none
  add column name text,
  drop constraint an_upload_is_a_picture_or_a_screenshot,
  add constraint an_upload_is_of_a_known_kind check (kind in ('picture', 'screenshot', 'resource')),
  add constraint a_resource_has_a_name check (kind <> 'resource' or name is not null);

-- counted apart from the session itself, whose form stands on the same page (ADM-115)
alter table sessions add column resources_version int not null default 1;
