import type { StatusCode } from '@bcs/contract/features/attendance/statuses';
import { IconChecks } from '@tabler/icons-react';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
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

/** Above the rows: how far it is, all present, filter, and the keys. */
export function AttendanceHead({ table, editable, locked, choices }: Props) {
  const { statuses, filter, openCount, askedCount, markedCount, markedAs } = table;
  const known = statuses.filter((status) => status !== 'none').length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-b border-line p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 id="attendance" className="text-xl font-bold">
            Attendance
          </h2>
          <p className="mt-0.5 text-sm text-muted">
            {known} of {askedCount} students recorded
          </p>
        </div>
        {editable && (
          <Button disabled={openCount === 0} onClick={table.allPresent}>
            <IconChecks size={18} aria-hidden />
            All present
          </Button>
        )}
      </div>
      {askedCount > 0 && <ProgressBar label="Students recorded" value={known} max={askedCount} tone="brand" />}
      {locked && (
        <Alert title="The attendance of this session is locked.">
          It locked at the end of the day. Student success managers can still correct it.
        </Alert>
      )}
      {markedCount > 0 && (
        <Alert
          tone="good"
          onDismiss={table.forgetUndo}
          action={
            <Button size="sm" onClick={table.undo}>
              Undo
            </Button>
          }
        >
          {plural(markedCount, 'student was', 'students were')} marked {markedAs}.
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
          className="grow basis-48 sm:max-w-64"
          value={filter.name}
          onChange={(event) => table.setFilter({ ...filter, name: event.currentTarget.value })}
        />
      </div>
      {editable && <KeyHint exception={choices?.includes('exception') ?? false} />}
    </div>
  );
}

const KEYS = [
  ['↑ ↓', 'move'],
  ['P', 'present'],
  ['R', 'remote'],
  ['A', 'absent'],
  ['N', 'none'],
  ['E', 'exception'],
  ['Ctrl Z', 'undo'],
] as const;

/** For those with a keyboard. */
function KeyHint({ exception }: { exception: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-xs text-muted max-md:hidden pointer-coarse:hidden print:hidden">
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
}
