import { IconCalendarDue } from '@tabler/icons-react';
import type { Instant } from '@bcs/contract/kernel/clock';
import { cx } from '#kit/cx.ts';
import { Moment } from '#lib/moment.tsx';
import { useNow } from '#lib/now.ts';
import { useViewer } from '#lib/viewer.ts';
import { dueInText } from './due.ts';

type Props = {
  due: Instant;
  /** Past it and not done: it is said in red. */
  overdue?: boolean;
  className?: string;
};

/** Shows a due date: 'Due March 13, 2026 · in 2 days'. SHELL-061, D-010 */
export function DueDate({ due, overdue = false, className }: Props) {
  const { timeZone } = useViewer();
  const now = useNow();
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 text-sm',
        overdue ? 'font-semibold text-bad' : 'text-muted',
        className,
      )}
    >
      <IconCalendarDue size={16} aria-hidden className="shrink-0" />
      <span>
        {overdue ? 'Was due' : 'Due'} <Moment at={due} zone={timeZone} dayOnly />
        <span className="whitespace-nowrap"> · {dueInText(due, now, timeZone)}</span>
      </span>
    </span>
  );
}
