import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { TodayScreen } from '#features/today/today-screen.tsx';
import { LoadFailed } from '#lib/load-failed.tsx';

const Failed = (failed: ErrorComponentProps) => (
  <LoadFailed {...failed} page="Today" title="Today could not be loaded." />
);

// The screen loads by itself: a loader would stand in the first file of everybody
export const Route = createFileRoute('/_app/today')({ component: TodayScreen, errorComponent: Failed });
