import { IconArrowLeft, IconUsersGroup } from '@tabler/icons-react';
import {
  filterCohorts,
  programTypesOf,
  sortCohorts,
  type ActivityFilter,
  ACTIVITY_FILTER,
} from '@bcs/contract/features/enrollments/cohorts';
import type { OwnCohort, OwnUniversity } from '@bcs/contract/features/enrollments/model';
import { dateText } from '@bcs/contract/kernel/clock';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useNow } from '#lib/now.ts';
import { useAnswer } from '#lib/queries.ts';
import type { CohortSearch } from './cohort-search.ts';
import { CHOOSE_SEARCH } from './picks.ts';
import { Segmented } from '#kit/segmented.tsx';
import { SelectField } from '#kit/select-field.tsx';

const LABELS: Record<ActivityFilter, string> = { active: 'Active', past: 'Past', upcoming: 'Upcoming', all: 'All' };
const ACTIVITIES = ACTIVITY_FILTER.map((value) => ({ value, label: LABELS[value] }));

type CohortFiltersProps = {
  programTypes: readonly string[];
  search: CohortSearch;
  onSearch: (search: CohortSearch) => void;
};

/** Specified by PICK-010 and PICK-011. */
const CohortFilters = ({ programTypes, search, onSearch }: CohortFiltersProps) => (
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

const COLUMNS: readonly Column<OwnCohort>[] = [
  { key: 'school', header: 'School', cell: ({ program }) => program.university.name },
  { key: 'programType', header: 'Program Type', cell: ({ program }) => program.programType.name },
  {
    key: 'cohort',
    header: 'Cohort',
    rowHeader: true,
    className: 'max-md:order-first',
    cell: ({ name, program }) => (
      <TextLink
        to="/universities/$universityName/cohorts/$cohortName"
        params={{ universityName: program.university.name, cohortName: name }}
      >
        {name}
      </TextLink>
    ),
  },
  { key: 'startDate', header: 'Start Date', cell: ({ startDate }) => dateText(startDate) },
  { key: 'endDate', header: 'End Date', cell: ({ endDate }) => dateText(endDate) },
];

type Props = { university: OwnUniversity; search: CohortSearch; onSearch: (search: CohortSearch) => void };

/** Specified by PICK-004 and PICK-009 to PICK-012. */
export function CohortScreen({ university, search, onSearch }: Props) {
  const { cohorts } = useAnswer('myUniversityCohorts', { universityId: university.id });
  const now = useNow();
  const activity: ActivityFilter = search.activity ?? 'all';
  const programTypes = programTypesOf(cohorts);
  // an unknown filter counts as all, and the field shows that too
  const programType = programTypes.find((name) => name === search.programType);
  const shown = sortCohorts(filterCohorts(cohorts, activity, programType ?? null, now));
  return (
    <>
      <PageHeader
        title="Choose your cohort"
        lead={university.name}
        back={
          <TextLink to="/universities" state={CHOOSE_SEARCH} className="inline-flex items-center gap-1.5">
            <IconArrowLeft size={16} aria-hidden />
            Schools
          </TextLink>
        }
      />
      <CohortFilters programTypes={programTypes} search={{ ...search, programType }} onSearch={onSearch} />
      <Card>
        <Table
          caption={`Cohorts of ${university.name}`}
          columns={COLUMNS}
          rows={shown}
          rowKey={({ id }) => id}
          cards
          empty={
            <EmptyState
              icon={<IconUsersGroup size={30} />}
              title="No cohorts match these filters"
              action={<Button onClick={() => onSearch({})}>Show all cohorts</Button>}
            />
          }
        />
      </Card>
    </>
  );
}
