import { createFileRoute } from '@tanstack/react-router';
import { PlaylistsScreen } from '#features/videos/playlists-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/videos/playlists/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('videoPlaylists')),
  component: PlaylistsScreen,
});
