import { fullName } from '@bcs/contract/kernel/full-name';
import { memo, useRef } from 'react';
import { IconFilterOff, IconPlus, IconX } from '@tabler/icons-react';
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
import type { Role } from '@bcs/contract/kernel/roles';
import { Button } from '#kit/button.tsx';
import { cx } from '#kit/cx.ts';
import { Popover } from '#kit/popover.tsx';
import { SelectField, type Option } from '#kit/select-field.tsx';
import { useViewer } from '#lib/viewer.ts';
import { filterCount, type GradebookLook } from './gradebook-search.ts';
import { NameField } from './name-field.tsx';
import { parseSort } from './gradebook-sort.ts';

type Items = Pick<Gradebook, 'students' | 'assignments'>;
type Props = Items & {
  filter: GradebookFilter;
  onFilter: (filter: GradebookFilter) => void;
  look: GradebookLook;
  /** True shows the grid, which is sorted by its column heads. */
  isGrid: boolean;
  /** Called to reset all filters. */
  onClear: () => void;
  onLook: (change: { name?: string | undefined; sort?: GradebookLook['sort'] | undefined }) => void;
  className?: string | undefined;
};

type Choice = { readonly key: keyof GradebookFilter; readonly label: string; readonly options: readonly Option[] };

const ALL_OPTION = { value: 'all', label: 'All' };
const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The filters that are available to a role. GRADE-007..GRADE-012, GRADE-032, GRADE-033 */
function choicesFor(role: Role, { students, assignments }: Items): readonly Choice[] {
  const people = students.map(({ student }) => ({ value: String(student.id), label: fullName(student) }));
  const items = assignments.map(({ id, title }) => ({ value: String(id), label: title }));
  const grades = GRADE_FILTER.map((grade) => (grade === 'all' ? ALL_OPTION : { value: grade, label: grade }));
  return [
    { key: 'student', label: 'Student', options: [ALL_OPTION, ...people] },
    { key: 'assignment', label: 'Assignment', options: [ALL_OPTION, ...items] },
    { key: 'required', label: 'Required', options: optionsOf(REQUIRED_FILTER) },
    { key: 'gradeStatus', label: 'Status', options: optionsOf(STATUS_FILTER) },
    ...(gradebookContent(role) === 'career'
      ? []
      : [{ key: 'comments', label: 'Comments', options: optionsOf(COMMENTS_FILTER) } as const]),
    ...(hasAssignmentTypeFilter(role)
      ? [{ key: 'assignmentType', label: 'Assignment type', options: optionsOf(TYPE_FILTER) } as const]
      : []),
    ...(hasGradeFilter(role) ? [{ key: 'grade', label: 'Grade', options: grades } as const] : []),
  ];
}

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
/**
 * An address may name a student or an item that the gradebook does not have: the filter then matches nothing, and says
 * so.
 */
const withChosen = (options: readonly Option[], chosen: string): readonly Option[] =>
  options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: 'Not in this gradebook' }];

/** Search, order, and in one line the filters that narrow; all of them behind '+ Filter'. GRADE-007..GRADE-012, D-283 */
export const GradebookFilters = memo(function GradebookFilters(props: Props) {
  const { assignments, filter, onFilter, look, isGrid, onLook, onClear, className } = props;
  const { role } = useViewer();
  const line = useRef<HTMLDivElement>(null);
  const count = filterCount(filter) + (look.name ? 1 : 0);
  const choices = choicesFor(role, props);
  const chosenOf = ({ key }: Choice) => String(filter[key] ?? 'all');
  const choose = ({ key }: Choice, value: string) => onFilter(parseGradebookFilter({ ...filter, [key]: value }));
  /** The pressed button disappears with its filter. */
  const remove = (choice: Choice) => {
    choose(choice, 'all');
    line.current?.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.focus();
  };
  return (
    <div ref={line} role="group" aria-label="Filters" className={cx('flex flex-wrap items-center gap-2', className)}>
      <NameField name={look.name ?? ''} onName={(name) => onLook({ name })} />
      {isGrid && (
        <SelectField
          label="Sort by"
          className="grid-flow-col items-center"
          options={sortOptions(assignments, look.sort)}
          value={look.sort ?? ''}
          onChange={({ target }) => onLook({ sort: parseSort(target.value) ?? undefined })}
        />
      )}
      <Popover
        label="Filters"
        align="start"
        button={(wiring) => (
          <Button {...wiring}>
            <IconPlus size={18} aria-hidden />
            Filter
          </Button>
        )}
      >
        {() => (
          <div className="grid gap-3 p-4">
            {choices.map((choice) => (
              <SelectField
                key={choice.key}
                label={choice.label}
                options={withChosen(choice.options, chosenOf(choice))}
                value={chosenOf(choice)}
                onChange={({ target }) => choose(choice, target.value)}
              />
            ))}
          </div>
        )}
      </Popover>
      {choices
        .filter((choice) => chosenOf(choice) !== 'all')
        .map((choice) => {
          const value = withChosen(choice.options, chosenOf(choice)).find((each) => each.value === chosenOf(choice));
          return (
            <button
              key={choice.key}
              type="button"
              aria-label={`Remove the filter ${choice.label}: ${value?.label}`}
              onClick={() => remove(choice)}
              className="flex min-h-8 max-w-64 items-center gap-1.5 rounded-full bg-brand-soft pr-2 pl-3 text-sm font-semibold text-brand hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span className="truncate">
                {choice.label}: {value?.label}
              </span>
              <IconX size={16} aria-hidden />
            </button>
          );
        })}
      <Button tone="quiet" disabled={count === 0} onClick={onClear}>
        <IconFilterOff size={18} aria-hidden />
        Clear
      </Button>
    </div>
  );
});
