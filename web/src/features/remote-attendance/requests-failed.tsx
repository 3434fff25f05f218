import type { ErrorComponentProps } from '@tanstack/react-router';
import { IconCalendarOff, IconCloudOff } from '@tabler/icons-react';
import { LOADING_FAILED } from '@bcs/contract/features/remote-attendance/sentences';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/stand-by.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { TryAgain } from '#lib/try-again.tsx';

type Props = Pick<ErrorComponentProps, 'error' | 'reset'> & {
  /** The name of the page. */
  title: string;
};

/** Remote attendance could not be loaded; or there is no such session. An ended session is asked about by its own dialog. REM-018 */
export function RequestsFailed({ error, reset, title }: Props) {
  if (error instanceof CallFailed && error.status === 401) return <PendingPage />;
  const unknown = error instanceof CallFailed && error.status === 404;
  return (
    <>
      <PageHeader title={title} />
      <Card role="alert">
        {unknown ? (
          <EmptyState
            icon={<IconCalendarOff size={28} />}
            title="This session doesn't seem to exist. Please go back to your sessions and choose another one."
            action={<LinkButton to="/sessions">View all Sessions</LinkButton>}
          />
        ) : (
          <EmptyState
            tone="bad"
            icon={<IconCloudOff size={28} />}
            title={LOADING_FAILED}
            action={<TryAgain reset={reset} />}
          />
        )}
      </Card>
    </>
  );
}
