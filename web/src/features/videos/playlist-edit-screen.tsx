import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { IconArrowLeft, IconTrash } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { PageHeader } from '#kit/page-header.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { toast } from '#kit/toasts.ts';
import { useDraft } from '#lib/draft.ts';
import { pathId } from '#lib/path-id.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';
import { useTitle } from '#lib/title.ts';
import { useViewer } from '#lib/viewer.ts';
import { EMPTY_PLAYLIST, fieldsOf, formOf } from './playlist-draft.ts';
import { PlaylistForm } from './playlist-form.tsx';

/** A new playlist, or one with all its videos. It is saved as a whole. */
export function PlaylistEditScreen({ playlistId }: { playlistId: string }) {
  return playlistId === 'new' ? <NewPlaylist /> : <StoredPlaylist id={pathId(playlistId)} />;
}

const back = (
  <TextLink to="/videos/playlists" className="inline-flex items-center gap-1.5">
    <IconArrowLeft size={16} aria-hidden />
    Playlists
  </TextLink>
);

/** Saves a playlist, new or stored, and goes back to the list. */
function useSave(saved: () => void) {
  const { enrollmentId } = useViewer();
  const navigate = useNavigate();
  const save = useSend('savePlaylist', {
    leaves: true,
    onDone: () => {
      saved();
      toast('The playlist has been saved.');
      return navigate({ to: '/videos/playlists' });
    },
  });
  return { ...save, enrollmentId };
}

function NewPlaylist() {
  const draft = useDraft('playlist/new', EMPTY_PLAYLIST);
  const save = useSave(() => draft.saved(EMPTY_PLAYLIST));
  return (
    <>
      <PageHeader title="New Playlist" back={back} />
      <PlaylistForm
        draft={draft}
        pending={save.pending}
        failure={save.failure}
        onSubmit={(form) =>
          void save.send({ enrollmentId: save.enrollmentId, playlistId: null, version: 0, ...fieldsOf(form) })
        }
      />
    </>
  );
}

function StoredPlaylist({ id }: { id: number }) {
  const { enrollmentId } = useViewer();
  const { playlist } = useSuspenseQuery(callQuery('playlist', { enrollmentId, playlistId: id })).data;
  useTitle(playlist.name);
  const draft = useDraft(`playlist/${id}`, formOf(playlist));
  const save = useSave(() => draft.saved());
  return (
    <div className="max-w-3xl">
      <PageHeader title={playlist.name} back={back}>
        <DeleteButton id={id} name={playlist.name} />
      </PageHeader>
      <PlaylistForm
        draft={draft}
        pending={save.pending}
        failure={save.failure}
        onSubmit={(form) =>
          void save.send({ enrollmentId, playlistId: id, version: playlist.version, ...fieldsOf(form) })
        }
      />
    </div>
  );
}

function DeleteButton({ id, name }: { id: number; name: string }) {
  const { enrollmentId } = useViewer();
  const navigate = useNavigate();
  const remove = useSend('deletePlaylist', {
    leaves: true,
    onDone: () => {
      toast(`${name} has been deleted.`);
      return navigate({ to: '/videos/playlists' });
    },
    onRefused: ({ message }) => toast(message, 'bad'),
  });
  const ask = async () => {
    const sure = await confirm({
      title: `Delete ${name}?`,
      body: 'Everyone at your university loses this playlist. Its videos stay in other playlists.',
      action: 'Delete',
      danger: true,
    });
    if (sure) await remove.send({ enrollmentId, playlistId: id });
  };
  return (
    <Button pending={remove.pending} onClick={() => void ask()}>
      <IconTrash size={18} aria-hidden />
      Delete
    </Button>
  );
}
