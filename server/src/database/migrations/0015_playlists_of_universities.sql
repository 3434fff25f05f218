-- A playlist belongs to a university, whose admins keep it. Those without one belong to the installation: the shipped
-- ones, and all that were there before. D-207

alter table playlists add column university_id int references universities on delete cascade;
alter table playlists drop constraint a_playlist_name_is_unique;
alter table playlists add constraint a_playlist_name_is_unique unique nulls not distinct (university_id, name);
