import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { LibraryFailed } from '#features/videos/library-failed.tsx';
import { OnboardingScreen } from '#features/videos/onboarding-screen.tsx';
import { callQuery } from '#lib/queries.ts';

function Failed(failed: ErrorComponentProps) {
  return <LibraryFailed {...failed} page="Onboarding Videos" />;
}

export const Route = createFileRoute('/_app/videos/onboarding/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('videoPlaylists')),
  component: OnboardingScreen,
  errorComponent: Failed,
});
