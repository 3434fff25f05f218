import type { ErrorComponentProps } from '@tanstack/react-router';
import { VIDEOS_NOT_LOADED } from '@bcs/contract/features/sessions/sentences';
import { IconCloudOff } from '@tabler/icons-react';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/stand-by.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { TryAgain } from '#lib/try-again.tsx';

type Props = Pick<ErrorComponentProps, 'error' | 'reset'> & {
  /** The name of the page. */
  title: string;
};

/** The lists of the library could not be had. An ended session is asked about by its own dialog. SESS-102 */
export function LibraryFailed({ error, reset, title }: Props) {
  if (error instanceof CallFailed && error.status === 401) return <PendingPage />;
  return (
    <>
      <PageHeader title={title} />
      <Card role="alert">
        <EmptyState
          tone="bad"
          icon={<IconCloudOff size={28} />}
          title={VIDEOS_NOT_LOADED}
          action={<TryAgain reset={reset} />}
        />
      </Card>
    </>
  );
}
