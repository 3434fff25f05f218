import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import { IconButton } from '#kit/icon-button.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { Sort } from '#kit/sort.ts';

type Props = { sort: Sort; withAverage: boolean; onSort: (sort: Sort) => void };

const OPTIONS = [
  { value: 'name', label: 'Name' },
  { value: 'attendance', label: 'Attendance' },
  { value: 'average', label: 'Average' },
  { value: 'overdue', label: 'Overdue work' },
  { value: 'seen', label: 'Last seen' },
] as const;

/** The order of the cards, and of the rows where a phone shows no captions to press. */
export function StudentsOrder({ sort, withAverage, onSort }: Props) {
  const Icon = sort.descending ? IconSortDescending : IconSortAscending;
  return (
    <span className="flex items-end gap-1">
      <SelectField
        label="Sort by"
        hideLabel
        value={sort.column}
        options={OPTIONS.filter(({ value }) => withAverage || value !== 'average').map(({ value, label }) => ({
          value,
          label: `Sort by ${label.toLowerCase()}`,
        }))}
        // what is worst stands first
        onChange={(event) =>
          onSort({ column: event.currentTarget.value, descending: event.currentTarget.value === 'overdue' })
        }
      />
      <IconButton
        label={sort.descending ? 'Descending; sort ascending' : 'Ascending; sort descending'}
        onClick={() => onSort({ ...sort, descending: !sort.descending })}
      >
        <Icon size={18} aria-hidden />
      </IconButton>
    </span>
  );
}
