import { IconCalendarOff } from '@tabler/icons-react';
import { LOADING_FAILED } from '@bcs/contract/features/remote-attendance/sentences';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { LoadFailed, type Failed, type Shown } from '#lib/load-failed.tsx';

/** Remote attendance could not be loaded; or there is no such session. REM-018 */
export function RequestsFailed(failed: Failed & Pick<Shown, 'page'>) {
  const unknown = failed.error instanceof CallFailed && failed.error.status === 404;
  if (!unknown) return <LoadFailed {...failed} title={LOADING_FAILED} />;
  return (
    <>
      <PageHeader title={failed.page} />
      <Card role="alert">
        <EmptyState
          icon={<IconCalendarOff size={28} />}
          title="This session doesn't seem to exist. Please go back to your sessions and choose another one."
          action={<LinkButton to="/sessions">View all Sessions</LinkButton>}
        />
      </Card>
    </>
  );
}
