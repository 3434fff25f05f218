import type { ErrorComponentProps } from '@tanstack/react-router';
import { IconMovieOff } from '@tabler/icons-react';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { RequestNumber } from '#lib/request-number.tsx';
import { TryAgain } from '#lib/try-again.tsx';
import { BackToList, type VideoOrigin } from './watch-screen.tsx';

/** Specified by VID-010. */
const FAILED =
  'There was an error fetching the details for this video. Try refreshing the page. If the problem persists, reach out to support';

/** The page for a video that could not be loaded or does not exist. An ended session shows the login dialog instead. */
export function DetailsFailed({
  error,
  reset,
  from,
}: Pick<ErrorComponentProps, 'error' | 'reset'> & { from: VideoOrigin }) {
  if (error instanceof CallFailed && error.status === 401) return <PendingPage />;
  return (
    <>
      <PageHeader title={from === 'onboarding' ? 'Onboarding Video' : 'Video'} back={<BackToList from={from} />} />
      <Card role="alert">
        <EmptyState tone="bad" icon={<IconMovieOff size={28} />} title={FAILED} action={<TryAgain reset={reset} />}>
          <RequestNumber of={error} />
        </EmptyState>
      </Card>
    </>
  );
}
