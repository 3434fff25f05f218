import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { LibraryFailed } from '#features/videos/library-failed.tsx';
import { LibraryScreen } from '#features/videos/library-screen.tsx';
import { callQuery } from '#lib/queries.ts';
import { parseText } from '#lib/search.ts';

function Failed(failed: ErrorComponentProps) {
  return <LibraryFailed {...failed} page="Videos" />;
}

export const Route = createFileRoute('/_app/videos/')({
  validateSearch: (search): { playlist?: string | undefined } => {
    const playlist = parseText(search['playlist'], 100);
    return playlist === undefined ? {} : { playlist };
  },
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('videoPlaylists')),
  component: LibraryScreen,
  errorComponent: Failed,
});
