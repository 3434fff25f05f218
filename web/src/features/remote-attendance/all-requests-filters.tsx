import { Segmented } from '#kit/segmented.tsx';
import { SelectField } from '#kit/select-field.tsx';
import type { Output } from '#lib/api.ts';
import type { AllRequestsSearch } from './manager-search.ts';
import { FILTER_OPTIONS } from './request-filter.ts';

type Props = {
  scope: Output<'manageAttendance'>;
  search: AllRequestsSearch;
  onSearch: (search: AllRequestsSearch) => void;
};
type Choice = { id: number; name: string };

/** Filters by status, university, cohort and course; each choice narrows those below it. D-117 */
export function AllRequestsFilters({ scope, search, onSearch }: Props) {
  const { status, universityId, cohortId, courseId } = search;
  const cohorts = scope.cohorts.filter((cohort) => !universityId || cohort.universityId === universityId);
  const courses = scope.courses.filter(
    (course) => (!cohortId || course.cohortId === cohortId) && cohorts.some(({ id }) => id === course.cohortId),
  );
  const kept = status && { status };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Segmented
        label="Which requests"
        value={status ?? 'pending'}
        options={FILTER_OPTIONS}
        onChange={(chosen) => {
          const { status: _before, ...where } = search;
          onSearch(chosen === 'pending' ? where : { ...where, status: chosen });
        }}
      />
      {scope.universities.length > 1 && (
        <Narrow
          label="University"
          all="All universities"
          choices={scope.universities}
          chosen={universityId}
          onChoose={(id) => onSearch({ ...kept, ...(id && { universityId: id }) })}
        />
      )}
      <Narrow
        label="Cohort"
        all="All cohorts"
        choices={cohorts}
        chosen={cohortId}
        onChoose={(id) => onSearch({ ...kept, ...(universityId && { universityId }), ...(id && { cohortId: id }) })}
      />
      <Narrow
        label="Course"
        all="All courses"
        choices={courses.map(({ id, name, code }) => ({ id, name: `${name} (${code})` }))}
        chosen={courseId}
        onChoose={(id) => {
          const { courseId: _before, ...where } = search;
          onSearch({ ...where, ...(id && { courseId: id }) });
        }}
      />
    </div>
  );
}

type NarrowProps = {
  label: string;
  all: string;
  choices: readonly Choice[];
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
};

const Narrow = ({ label, all, choices, chosen, onChoose }: NarrowProps) => (
  <SelectField
    label={label}
    hideLabel
    className="min-w-0 basis-56 max-sm:grow"
    value={chosen ?? ''}
    options={[{ value: '', label: all }, ...choices.map(({ id, name }) => ({ value: String(id), label: name }))]}
    onChange={(event) => onChoose(Number(event.currentTarget.value) || undefined)}
  />
);
