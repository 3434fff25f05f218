import { createFileRoute } from '@tanstack/react-router';
import { OnboardingScreen } from '#features/videos/onboarding-screen.tsx';
import { callQuery } from '#lib/queries.ts';

export const Route = createFileRoute('/_app/videos/onboarding/')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(callQuery('videoPlaylists')),
  component: OnboardingScreen,
});
