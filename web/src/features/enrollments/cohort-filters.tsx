import { ACTIVITY_FILTER, type ActivityFilter } from '@bcs/contract/features/enrollments/cohorts';
import { Segmented } from '#kit/segmented.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { CohortSearch } from './cohort-search.ts';

const LABELS: Record<ActivityFilter, string> = { active: 'Active', past: 'Past', upcoming: 'Upcoming', all: 'All' };
const ACTIVITIES = ACTIVITY_FILTER.map((value) => ({ value, label: LABELS[value] }));

type Props = { programTypes: readonly string[]; search: CohortSearch; onSearch: (search: CohortSearch) => void };

/** PICK-010, PICK-011 */
export function CohortFilters({ programTypes, search, onSearch }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-6 gap-y-4">
      <SelectField
        label="Program type"
        className="w-full sm:w-72"
        value={search.programType ?? ''}
        onChange={({ target }) => onSearch({ ...search, programType: target.value || undefined })}
        options={[{ value: '', label: 'All' }, ...programTypes.map((name) => ({ value: name, label: name }))]}
      />
      <Segmented
        label="Active status"
        value={search.activity ?? 'all'}
        onChange={(activity) => onSearch({ ...search, activity: activity === 'all' ? undefined : activity })}
        options={ACTIVITIES}
      />
    </div>
  );
}
