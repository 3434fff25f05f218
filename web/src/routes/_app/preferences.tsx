import { createFileRoute } from '@tanstack/react-router';
import { PreferencesScreen } from '#features/preferences/preferences-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/preferences')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(callQuery('digestPreview', {}));
    return queryClient.ensureQueryData(callQuery('mailPreferences', {}));
  },
  component: PreferencesScreen,
});
