-- The video library is kept by staff, and may show lists that lie elsewhere.

-- a playlist is saved as a whole: whoever saves an old version is told
alter table playlists add column version int not null default 1;
create index library_videos_of_a_video on library_videos (video_id);

-- What the video service told: for all processes, and for the time when it does not answer.
create table catalogue_answers (
  key text primary key,
  answer jsonb not null,
  asked_at timestamptz not null
);
