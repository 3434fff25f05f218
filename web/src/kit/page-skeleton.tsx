import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Skeleton } from './skeleton.tsx';
import { StandByTitle } from './stand-by.tsx';

/** What a page looks like from afar. */
export type PageShape = 'dashboard' | 'list' | 'cards' | 'detail' | 'hero' | 'form';

const several = (count: number, className: string) =>
  Array.from({ length: count }, (_, place) => <Skeleton key={place} className={cx('rounded-card', className)} />);

const SHAPES: Readonly<Record<PageShape, ReactNode>> = {
  dashboard: (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">{several(4, 'h-32')}</div>
      <Skeleton className="h-44 rounded-card" />
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">{several(3, 'h-52')}</div>
    </>
  ),
  list: (
    <>
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-px overflow-hidden rounded-card">{several(8, 'h-16 rounded-none')}</div>
    </>
  ),
  cards: <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">{several(8, 'h-24 sm:h-60')}</div>,
  detail: (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  ),
  hero: (
    <>
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </>
  ),
  form: <div className="grid max-w-3xl gap-5">{several(2, 'h-56')}</div>,
};

/**
 * A page that is loading, in the geometry of what is coming. Only the dashboard says 'Please stand by..' for eyes too
 * (DASH-003): elsewhere a title of grey says it.
 */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  return (
    <>
      {shape === 'dashboard' ? (
        <StandByTitle />
      ) : (
        <>
          <p role="status" className="sr-only">
            Please stand by..
          </p>
          {shape !== 'hero' && <Skeleton className="mb-1 h-10 w-64 max-w-[70%]" />}
        </>
      )}
      {SHAPES[shape]}
    </>
  );
}

/** The same in place of a whole page; the footer waits out of view. */
export const PendingPage = ({ shape = 'list' }: { shape?: PageShape | undefined }) => (
  <div aria-busy className="grid min-h-dvh content-start gap-5">
    <PageSkeleton shape={shape} />
  </div>
);
