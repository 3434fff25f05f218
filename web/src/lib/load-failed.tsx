import type { ReactNode } from 'react';
import { useMatches, type ErrorComponentProps } from '@tanstack/react-router';
import { IconCloudOff } from '@tabler/icons-react';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { CallFailed } from './call-failed.ts';
import { RequestNumber } from './request-number.tsx';
import { TryAgain } from './try-again.tsx';

export type RouteError = Pick<ErrorComponentProps, 'error' | 'reset'>;

export type FailedPage = {
  /** The name of the page, if its route has none that fits. */
  page?: string;
  title?: string;
  action?: ReactNode;
};

/** A page that could not be loaded, with a button to try again. An ended session shows the login dialog instead. */
export function LoadFailed({
  error,
  reset,
  page,
  title = 'We could not load this page. Please try again.',
  action,
}: RouteError & FailedPage) {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  if (error instanceof CallFailed && error.status === 401) return <PendingPage />;
  return (
    <>
      <PageHeader title={page ?? screen?.title ?? 'Page'} />
      <Card role="alert">
        <EmptyState
          tone="bad"
          icon={<IconCloudOff size={28} />}
          title={title}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <TryAgain reset={reset} />
              {action}
            </span>
          }
        >
          <RequestNumber of={error} />
        </EmptyState>
      </Card>
    </>
  );
}
