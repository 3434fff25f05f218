import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

/** 'Please stand by..' in view, for a short wait inside a page. */
export function StandBy() {
  return (
    <p role="status" className="flex items-center justify-center gap-2.5 py-10 text-muted">
      <Spinner />
      Please stand by..
    </p>
  );
}

/** A page that is loading: the words for ears, skeletons in the final geometry for eyes; the footer waits out of view. */
export function PendingPage({ children }: { children?: ReactNode }) {
  return (
    <div aria-busy className="min-h-dvh">
      <p role="status" className="sr-only">
        Please stand by..
      </p>
      {children ?? (
        <div className="grid gap-5">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-32" />
          <Skeleton className="h-96" />
        </div>
      )}
    </div>
  );
}
