import { Logo } from '#kit/logo.tsx';
import { PageSkeleton, type PageShape } from '#kit/page-skeleton.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const WIDTHS = ['w-24', 'w-28', 'w-32', 'w-36', 'w-24', 'w-28', 'w-36', 'w-32', 'w-24', 'w-28'];

/** The frame of a private page before anything is known: rendered while the application is built, and shown at once. */
export const AppSkeleton = ({ sideNav, shape = 'list' }: { sideNav: boolean; shape?: PageShape | undefined }) => (
  <div className={sideNav ? 'min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]' : 'min-h-dvh'} aria-busy="true">
    {sideNav && (
      <div className="sticky top-0 hidden h-dvh flex-col border-r border-line px-3 pb-6 lg:flex">
        <div className="flex h-16 shrink-0 items-center px-3">
          <Logo size={30} />
        </div>
        <div className="grid gap-4 px-3 pt-12">
          {WIDTHS.map((width, row) => (
            <Skeleton key={row} className={`h-5 ${width}`} />
          ))}
        </div>
      </div>
    )}
    <div className="flex min-h-dvh min-w-0 flex-col">
      <div className="flex h-16 items-center gap-3 border-b border-line px-4 lg:px-[max(2rem,50%-39rem)]">
        <span className={sideNav ? 'lg:hidden' : undefined}>
          <Logo size={30} />
        </span>
        <Skeleton className="ml-auto size-9 rounded-full" />
      </div>
      <main className="mx-auto grid w-full max-w-[82rem] grow content-start gap-5 px-4 pt-6 lg:px-8 lg:pt-8">
        <PageSkeleton shape={shape} />
      </main>
    </div>
  </div>
);
