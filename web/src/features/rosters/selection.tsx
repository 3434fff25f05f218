import { fullName } from '@bcs/contract/kernel/full-name';
import { useState, type ReactNode } from 'react';
import { MOST_ENROLLED } from '@bcs/contract/features/rosters/failures';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/column.ts';

/** People ticked in a list, by e-mail; turning the page keeps them. */
export function useSelection() {
  const [emails, setEmails] = useState<readonly string[]>([]);
  const toggle = (email: string) =>
    setEmails((before) => (before.includes(email) ? before.filter((other) => other !== email) : [...before, email]));
  const toggleAll = (all: readonly string[]) =>
    setEmails((before) =>
      all.every((email) => before.includes(email))
        ? before.filter((email) => !all.includes(email))
        : [...new Set([...before, ...all])],
    );
  return { emails, toggle, toggleAll, clear: () => setEmails([]) };
}
export type Selection = ReturnType<typeof useSelection>;

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** A column of boxes, each named after its person. */
export const selectColumn = <Row extends Person>({ emails, toggle }: Selection): Column<Row> => ({
  key: 'select',
  header: 'Select',
  hideHeader: true,
  className: 'w-12',
  cell: ({ email, firstName, lastName }) => (
    <label className="inline-grid size-8 place-items-center">
      <input
        type="checkbox"
        className="size-4.5 accent-brand"
        aria-label={`Select ${fullName({ firstName, lastName })}`}
        checked={emails.includes(email)}
        onChange={() => toggle(email)}
      />
    </label>
  ),
});

type BarProps = { selection: Selection; rows: readonly Person[]; children: ReactNode };

/** Ticks all that are shown, tells how many are ticked, and offers what can be done with them. ADM-117 */
export function SelectionBar({ selection, rows, children }: BarProps) {
  const { emails, toggleAll, clear } = selection;
  const shown = rows.map(({ email }) => email);
  const all = shown.length > 0 && shown.every((email) => emails.includes(email));
  if (rows.length === 0 && emails.length === 0) return null;
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <label className="flex items-center gap-2.5 text-sm">
        <input type="checkbox" className="size-4.5 accent-brand" checked={all} onChange={() => toggleAll(shown)} />
        Select all on this page
      </label>
      {emails.length > 0 && (
        <>
          <span role="status" className="text-sm font-semibold">
            {emails.length} selected
          </span>
          {emails.length > MOST_ENROLLED ? (
            <span className="text-sm text-bad">At most {MOST_ENROLLED} at once.</span>
          ) : (
            children
          )}
          <Button size="sm" onClick={clear}>
            Clear
          </Button>
        </>
      )}
    </div>
  );
}
