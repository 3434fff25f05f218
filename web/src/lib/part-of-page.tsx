import type { ReactNode } from 'react';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { RequestNumber } from './request-number.tsx';

function PartFailed({ error, reset }: ErrorComponentProps) {
  const { reset: forget } = useQueryErrorResetBoundary();
  const again = () => {
    forget();
    reset();
  };
  return (
    <Alert
      tone="bad"
      action={
        <Button size="sm" onClick={again}>
          Try again
        </Button>
      }
    >
      This could not be loaded.
      <RequestNumber of={error} />
    </Alert>
  );
}

/** A part of a page whose call may fail without the rest: then it says so in its place, and can be tried again. */
export const PartOfPage = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 0} errorComponent={PartFailed}>
    {children}
  </CatchBoundary>
);
