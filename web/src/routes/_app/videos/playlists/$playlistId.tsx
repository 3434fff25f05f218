import { createFileRoute } from '@tanstack/react-router';
import { PlaylistEditScreen } from '#features/videos/playlist-edit-screen.tsx';

function Edit() {
  const { playlistId } = Route.useParams();
  return <PlaylistEditScreen key={playlistId} playlistId={playlistId} />;
}

export const Route = createFileRoute('/_app/videos/playlists/$playlistId')({ component: Edit });
