import { IconBolt } from '@tabler/icons-react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { Logo } from '#kit/logo.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { StatusPage } from '#kit/status-page.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { pageLoad } from '#lib/page-load.ts';
import { RequestNumber } from '#lib/request-number.tsx';
import { useTitle } from '#lib/title.ts';

type Props = Pick<ErrorComponentProps, 'error'>;

/** The page after a crash while rendering, or a failed load. SHELL-029 to SHELL-031, T-32 */
export function CrashPage({ error }: Props) {
  useTitle('Error');
  // the session has ended: the dialog asks to sign in, and then the page loads
  if (error instanceof CallFailed && error.status === 401) return <PendingPage />;
  return (
    <StatusPage
      alarm
      icon={<IconBolt size={36} stroke={1.7} />}
      title="Sorry, an unexpected system error has occurred!"
      actions={
        // whatever crashed is loaded again
        <Button tone="primary" onClick={pageLoad.again}>
          Try again
        </Button>
      }
    >
      If the problem persists, please {/* with a page load: the application itself may have crashed */}
      <TextLink to="/support" reloadDocument>
        contact BCS Support
      </TextLink>
      .
      <RequestNumber of={error} />
    </StatusPage>
  );
}

/** The crash page without the application's frame. */
export const BareCrashPage = ({ error }: Props) => (
  <>
    <header className="flex h-16 items-center border-b border-line px-4 lg:px-8">
      <Logo size={30} />
    </header>
    <main>
      <CrashPage error={error} />
    </main>
  </>
);
