import type { StatusCode } from '@bcs/contract/features/attendance/statuses';
import { IconChecks, IconCircleCheck, IconX } from '@tabler/icons-react';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button, IconButton } from '#kit/button.tsx';
import { ProgressBar } from '#kit/progress-bar.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Segmented } from '#kit/segmented.tsx';
import { filterChoices } from './filter.ts';
import type { useAttendanceTable } from './use-attendance-table.ts';

type Props = {
  table: ReturnType<typeof useAttendanceTable>;
  editable: boolean;
  /** The viewer could edit, but the day is over. */
  locked: boolean;
  choices: readonly StatusCode[] | null;
};

/** Above the rows, in two lines: how far it is and all present, then filter and keys. */
export function AttendanceHead({ table, editable, locked, choices }: Props) {
  const { statuses, filter, openCount, askedCount, markedCount } = table;
  const known = statuses.filter((status) => status !== 'none').length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line px-4 py-3 sm:px-5">
      <div className="flex min-h-10 flex-wrap items-center gap-x-5 gap-y-2">
        <h2 id="attendance" className="text-xl font-bold">
          Attendance
        </h2>
        <p className="text-sm whitespace-nowrap text-muted tabular-nums">
          {known} of {askedCount} students recorded
        </p>
        {askedCount > 0 && (
          <ProgressBar
            label="Students recorded"
            value={known}
            max={askedCount}
            tone="brand"
            className="max-w-48 min-w-16 grow"
          />
        )}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:ml-auto">
          {markedCount > 0 && <Marked table={table} />}
          {editable && (openCount > 0 || markedCount === 0) && (
            <Button disabled={openCount === 0} onClick={table.allPresent}>
              <IconChecks size={18} aria-hidden />
              All the rest present
            </Button>
          )}
        </span>
      </div>
      {locked && (
        <Alert title="The attendance of this session is locked.">
          It locked at the end of the day. Student success managers can still correct it.
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="Filter by status"
          value={filter.status}
          onChange={(status) => table.setFilter({ ...filter, status })}
          options={
            filter.status === 'open'
              ? [...filterChoices(statuses), { value: 'open' as const, label: `To record ${openCount}` }]
              : filterChoices(statuses)
          }
        />
        <SearchField
          label="Filter by student name"
          hideLabel
          placeholder="Student name"
          className="grow basis-40 sm:max-w-52"
          value={filter.name}
          onChange={(event) => table.setFilter({ ...filter, name: event.currentTarget.value })}
        />
        {editable && <KeyHint exception={choices?.includes('exception') ?? false} />}
      </div>
    </div>
  );
}

/**
 * Says that one click has marked several students, with a button to undo it; in place of the first button, so that no
 * row moves.
 */
const Marked = ({ table: { markedCount, markedAs, undo, forgetUndo } }: Pick<Props, 'table'>) => (
  <span className="flex flex-wrap items-center gap-2">
    <span role="status" className="flex items-center gap-1.5 text-sm font-medium text-good">
      <IconCircleCheck size={18} aria-hidden />
      {plural(markedCount, 'student was', 'students were')} marked {markedAs}.
    </span>
    <Button size="sm" onClick={undo}>
      Undo
    </Button>
    <IconButton icon={IconX} label="Dismiss" className="size-8! pointer-coarse:size-11!" onClick={forgetUndo} />
  </span>
);

const KEYS = [
  ['↑ ↓', 'move'],
  ['P', 'present'],
  ['R', 'remote'],
  ['A', 'absent'],
  ['N', 'none'],
  ['E', 'exception'],
  ['Ctrl Z', 'undo'],
] as const;

/** A hint for people who use a keyboard. */
const KeyHint = ({ exception }: { exception: boolean }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted max-md:hidden pointer-coarse:hidden print:hidden">
    {KEYS.filter(([key]) => exception || key !== 'E').map(([key, meaning]) => (
      <span key={key} className="flex items-center gap-1.5">
        <kbd className="rounded-md border border-line bg-sunken px-1.5 py-0.5 font-sans font-semibold text-ink">
          {key}
        </kbd>
        {meaning}
      </span>
    ))}
  </p>
);
