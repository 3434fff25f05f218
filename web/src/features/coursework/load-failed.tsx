import { IconMoodConfuzed } from '@tabler/icons-react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Alert } from '#kit/alert.tsx';
import { PendingPage } from '#kit/stand-by.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { UnknownCoursework } from './unknown-coursework.tsx';

/** What stands in place of a coursework page that did not load. WORK-031, WORK-010 */
export function CourseworkLoadFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  // The session has ended: the dialog above asks to sign in, then the page loads
  if (error instanceof CallFailed && error.status === 401) return <PendingPage />;
  if (error instanceof CallFailed && error.status === 404) return <UnknownCoursework />;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <h1 className="mb-6 flex items-center gap-3 text-3xl font-bold tracking-[-0.025em]">
        <IconMoodConfuzed size={32} stroke={1.7} aria-hidden className="text-brand" />
        Coursework
      </h1>
      <Alert tone="bad">
        We're sorry, an error occurred while loading. Please{' '}
        <button type="button" onClick={again} className="rounded-sm font-semibold text-brand underline">
          click here
        </button>{' '}
        to try again!
      </Alert>
    </>
  );
}
