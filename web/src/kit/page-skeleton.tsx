import { createContext, use, type ReactNode } from 'react';
import { Skeleton, SkeletonRows } from './skeleton.tsx';
import { StandByTitle } from './stand-by.tsx';

/** The rough layout of a page. */
export type PageShape = 'dashboard' | 'list' | 'cards' | 'blocks';

const several = (count: number, height: string) =>
  Array.from({ length: count }, (_, place) => <Skeleton key={place} className={height} />);

const SHAPES: Readonly<Record<PageShape, ReactNode>> = {
  dashboard: (
    <>
      <div className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-4">{several(4, 'h-32')}</div>
      {several(2, 'h-60')}
    </>
  ),
  list: <SkeletonRows rows={8} />,
  cards: <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">{several(8, 'h-60')}</div>,
  blocks: several(2, 'h-60'),
};

/**
 * A page that is loading, with the layout of the coming content. Only the dashboard shows the words 'Please stand by..'
 * (DASH-003): elsewhere a grey title stands for them.
 */
export const PageSkeleton = ({ shape }: { shape: PageShape }) => (
  <>
    {shape === 'dashboard' ? (
      <StandByTitle />
    ) : (
      <>
        <p role="status" className="sr-only">
          Please stand by..
        </p>
        <Skeleton className="h-9 w-36" />
      </>
    )}
    {SHAPES[shape]}
  </>
);

/** The layout of the page that is being loaded. */
export const ComingShape = createContext<PageShape>('list');

/** The skeleton of a whole page; it fills the window, so that the footer stays below the visible part. */
export const PendingPage = () => (
  <div aria-busy className="grid min-h-dvh content-start gap-5">
    <PageSkeleton shape={use(ComingShape)} />
  </div>
);
