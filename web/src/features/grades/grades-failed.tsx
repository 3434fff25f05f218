import type { ErrorComponentProps } from '@tanstack/react-router';
import { Alert } from '#kit/alert.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { CallFailed } from '#lib/call-failed.ts';

/** Specified by GRADE-039. */
export const GradesFailed = () => (
  <Alert tone="bad">
    Grades could not be calculated at this time. Please try again - if the problem persists please contact BCS Support
  </Alert>
);

/** The page that is shown if the grades could not be loaded. */
export function GradesLoadFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  // The session has ended: the dialog above asks to sign in, then the page loads
  if (error instanceof CallFailed && error.status === 401) return <PendingPage />;
  return (
    <>
      <PageHeader title="Grades" />
      <GradesFailed />
    </>
  );
}
