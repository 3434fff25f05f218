import { useNavigate } from '@tanstack/react-router';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { toast } from '#kit/toasts.ts';
import { useDraft, type Draft } from '#lib/draft.ts';
import { useForm } from '#lib/form.ts';
import { pathId } from '#lib/path-id.ts';
import { useAnswer } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import {
  EMPTY_PLAYLIST,
  toPlaylistFields,
  toPlaylistDraft,
  playlistErrors,
  toProblems,
  type PlaylistDraft,
} from './playlist-draft.ts';
import { PlaylistForm } from './playlist-form.tsx';

/** A new playlist, or one with all its videos. It is saved as a whole. */
export const PlaylistEditScreen = ({ playlistId }: { playlistId: string }) =>
  playlistId === 'new' ? <NewPlaylist /> : <StoredPlaylist id={pathId(playlistId)} />;

const back = (
  <TextLink to="/videos/playlists" className="inline-flex items-center gap-1.5">
    <IconArrowLeft size={16} aria-hidden />
    Playlists
  </TextLink>
);

/** Saves a playlist and returns to the list of playlists. */
function Editor({
  playlistId,
  version,
  draft,
}: {
  playlistId: number | null;
  version: number;
  draft: Draft<PlaylistDraft>;
}) {
  const { enrollmentId } = useViewer();
  const navigate = useNavigate();
  const errors = playlistErrors(draft.value);
  const form = useForm('savePlaylist', {
    draft,
    problems: toProblems(errors),
    input: (typed) => ({ enrollmentId, playlistId, version, ...toPlaylistFields(typed) }),
    leaves: true,
    said: 'The playlist has been saved.',
    onDone: () => navigate({ to: '/videos/playlists' }),
  });
  return <PlaylistForm form={form} errors={errors} />;
}

function NewPlaylist() {
  const draft = useDraft('playlist/new', EMPTY_PLAYLIST);
  return (
    <>
      <PageHeader title="New Playlist" back={back} />
      <Editor playlistId={null} version={0} draft={draft} />
    </>
  );
}

function StoredPlaylist({ id }: { id: number }) {
  const { enrollmentId } = useViewer();
  const { playlist } = useAnswer('playlist', { enrollmentId, playlistId: id });
  useTitle(playlist.name);
  const draft = useDraft(`playlist/${id}`, toPlaylistDraft(playlist));
  return (
    <div className="max-w-3xl">
      <PageHeader title={playlist.name} back={back}>
        <DeleteButton id={id} name={playlist.name} />
      </PageHeader>
      <Editor playlistId={id} version={playlist.version} draft={draft} />
    </div>
  );
}

function DeleteButton({ id, name }: { id: number; name: string }) {
  const { enrollmentId } = useViewer();
  const navigate = useNavigate();
  const remove = useSend('deletePlaylist', {
    asks: {
      title: `Delete ${name}?`,
      body: 'Everyone at your university loses this playlist. Its videos stay in other playlists.',
      action: 'Delete',
      danger: true,
    },
    leaves: true,
    said: `${name} has been deleted.`,
    onDone: () => navigate({ to: '/videos/playlists' }),
    onRefused: ({ message }) => toast(message, 'bad'),
  });
  return (
    <Button pending={remove.pending} onClick={() => void remove.send({ enrollmentId, playlistId: id })}>
      <IconTrash size={18} aria-hidden />
      Delete
    </Button>
  );
}
