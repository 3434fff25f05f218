import type { ReactNode } from 'react';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { courseWeek, localDay } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { weeksText } from '#lib/weeks-text.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = {
  /** The items of past weeks by due date. */
  assignments: readonly Assignment[];
  /** The number of submissions that the reader has still to grade there. */
  waiting: number;
  children: ReactNode;
};

/** The past in one line, which opens: 'Weeks 1 to 10 · 28 items · 25 to grade'. */
export function PastWeeks({ assignments, waiting, children }: Props) {
  const { enrollment, timeZone } = useViewer();
  const weeks = assignments.map(({ effectiveDueDate }) =>
    courseWeek(enrollment.course.startDate, localDay(effectiveDueDate, timeZone)),
  );
  if (assignments.length === 0) return null;
  return (
    <details className="group">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 px-4 font-semibold group-open:border-b group-open:border-line hover:bg-sunken/50 sm:px-5">
        <span aria-hidden className="text-muted transition-transform group-open:rotate-90">
          ›
        </span>
        {weeksText(Math.min(...weeks), Math.max(...weeks))}
        <span className="font-normal text-muted">
          · {plural(assignments.length, 'item')}
          {waiting > 0 && ` · ${waiting} to grade`}
        </span>
      </summary>
      {children}
    </details>
  );
}
