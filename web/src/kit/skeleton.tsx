import { cx } from './cx.ts';

/** A pale shape in place of the coming content. Show 'Please stand by..' once per page with StandBy. */
export const Skeleton = ({ className }: { className?: string | undefined }) => (
  <div aria-hidden className={cx('rounded-control bg-sunken motion-safe:animate-pulse', className)} />
);

/** Rows of a list or table that is loading. */
export const SkeletonRows = ({
  rows = 5,
  className = 'h-12',
}: {
  rows?: number | undefined;
  className?: string | undefined;
}) => (
  <div aria-hidden className="grid gap-2">
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} className={className} />
    ))}
  </div>
);
