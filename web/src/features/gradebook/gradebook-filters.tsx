import { fullName } from '@bcs/contract/kernel/full-name';
import { memo, useId, useState } from 'react';
import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import {
  COMMENTS_FILTER,
  GRADE_FILTER,
  parseGradebookFilter,
  REQUIRED_FILTER,
  STATUS_FILTER,
  TYPE_FILTER,
  type GradebookFilter,
} from '@bcs/contract/features/gradebook/filter';
import type { Gradebook } from '@bcs/contract/features/gradebook/rows';
import { gradebookContent, hasAssignmentTypeFilter, hasGradeFilter } from '@bcs/contract/features/grading/rights';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { cx } from '#kit/cx.ts';
import { SelectField } from '#kit/select-field.tsx';
import { useViewer } from '#lib/viewer.ts';
import { filterCount, type GradebookLook } from './gradebook-search.ts';
import { NameField } from './name-field.tsx';
import { readSort } from './gradebook-sort.ts';

type Props = Pick<Gradebook, 'students' | 'assignments'> & {
  filter: GradebookFilter;
  onFilter: (filter: GradebookFilter) => void;
  look: GradebookLook;
  /** The list is sorted by its own heads. */
  isGrid: boolean;
  /** Shows everything. */
  onClear: () => void;
  onLook: (change: { name?: string | undefined; sort?: GradebookLook['sort'] | undefined }) => void;
};

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const ALL = { value: 'all', label: 'All' };
/** The orders that everybody needs, and the item that was chosen in the head of its column. */
const sortOptions = (assignments: Props['assignments'], sort: GradebookLook['sort']) => {
  const item = assignments.find(({ id }) => String(id) === sort?.replace('-', ''));
  return [
    { value: '', label: 'Name' },
    { value: 'average', label: 'Average, lowest first' },
    { value: '-average', label: 'Average, highest first' },
    ...(item
      ? [
          { value: String(item.id), label: `${item.title}, missing first` },
          { value: `-${item.id}`, label: `${item.title}, best first` },
        ]
      : []),
  ];
};
/** An address may name whom or what the gradebook does not hold: then it narrows to nothing, and says so. */
const withChosen = (options: { value: string; label: string }[], chosen: string) =>
  options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: 'Not in this gradebook' }];

/** The filters of the gradebook; on phones behind one button. GRADE-007..GRADE-012, GRADE-032, GRADE-033 */
export const GradebookFilters = memo(function GradebookFilters({
  students,
  assignments,
  filter,
  onFilter,
  look,
  isGrid,
  onLook,
  onClear,
}: Props) {
  const { role } = useViewer();
  const [open, setOpen] = useState(false);
  const id = useId();
  const count = filterCount(filter) + (look.name ? 1 : 0);
  const choice = (key: keyof GradebookFilter, label: string, options: { value: string; label: string }[]) => (
    <SelectField
      label={label}
      options={withChosen(options, String(filter[key] ?? 'all'))}
      value={String(filter[key] ?? 'all')}
      onChange={(event) => onFilter(parseGradebookFilter({ ...filter, [key]: event.target.value }))}
    />
  );
  return (
    <Card pad className="max-md:p-3">
      <Button className="w-full md:hidden" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <IconFilter size={18} aria-hidden />
        Filters{count > 0 && ` (${count})`}
      </Button>
      <div
        id={id}
        className={cx('items-end gap-3 md:grid md:grid-cols-3 lg:grid-cols-5', open ? 'grid max-md:mt-3' : 'hidden')}
      >
        <NameField name={look.name ?? ''} onName={(name) => onLook({ name })} />
        {isGrid && (
          <SelectField
            label="Sort by"
            options={sortOptions(assignments, look.sort)}
            value={look.sort ?? ''}
            onChange={({ target }) => onLook({ sort: readSort(target.value) ?? undefined })}
          />
        )}
        {choice('student', 'Student', [
          ALL,
          ...students.map(({ student }) => ({
            value: String(student.id),
            label: fullName(student),
          })),
        ])}
        {choice('assignment', 'Assignment', [
          ALL,
          ...assignments.map(({ id: value, title }) => ({ value: String(value), label: title })),
        ])}
        {choice('required', 'Required', optionsOf(REQUIRED_FILTER))}
        {choice('gradeStatus', 'Status', optionsOf(STATUS_FILTER))}
        {gradebookContent(role) !== 'career' && choice('comments', 'Comments', optionsOf(COMMENTS_FILTER))}
        {hasAssignmentTypeFilter(role) && choice('assignmentType', 'Assignment type', optionsOf(TYPE_FILTER))}
        {hasGradeFilter(role) &&
          choice(
            'grade',
            'Grade',
            GRADE_FILTER.map((grade) => (grade === 'all' ? ALL : { value: grade, label: grade })),
          )}
        <Button tone="quiet" disabled={count === 0} onClick={onClear}>
          <IconFilterOff size={18} aria-hidden />
          Clear
        </Button>
      </div>
    </Card>
  );
});
