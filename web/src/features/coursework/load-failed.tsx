import { IconMoodConfused } from '@tabler/icons-react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Navigate, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Alert } from '#kit/alert.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { CallFailed } from '#lib/call-failed.ts';
import { RequestNumber } from '#lib/request-number.tsx';
import { UnknownCoursework } from './unknown-coursework.tsx';

/**
 * The page in place of a coursework page that did not load. What the cohort hides, or another role judges, is no page
 * for the reader. WORK-031, WORK-010, D-017, D-102
 */
export function CourseworkLoadFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const status = error instanceof CallFailed ? error.status : null;
  // The session has ended: the dialog above asks to sign in, then the page loads
  if (status === 401) return <PendingPage />;
  if (status === 403) return <Navigate to="/unauthorized" replace />;
  if (status === 404) return <UnknownCoursework />;
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <h1 className="mb-6 flex items-center gap-3 text-3xl font-bold tracking-[-0.025em]">
        <IconMoodConfused size={32} stroke={1.7} aria-hidden className="text-brand" />
        Coursework
      </h1>
      <Alert tone="bad">
        We're sorry, an error occurred while loading. Please{' '}
        <button type="button" onClick={again} className="rounded-sm font-semibold text-brand underline">
          click here
        </button>{' '}
        to try again!
        <RequestNumber of={error} />
      </Alert>
    </>
  );
}
