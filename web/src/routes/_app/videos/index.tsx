import { createFileRoute } from '@tanstack/react-router';
import { LibraryScreen } from '#features/videos/library-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { textOf } from '#lib/search.ts';

export const Route = createFileRoute('/_app/videos/')({
  validateSearch: (search): { playlist?: string | undefined } => {
    const playlist = textOf(search['playlist'], 100);
    return playlist === undefined ? {} : { playlist };
  },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('videoPlaylists')),
  component: LibraryScreen,
});
