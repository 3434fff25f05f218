import { IconBuildingCommunity } from '@tabler/icons-react';
import { sortSchools } from '@bcs/contract/features/enrollments/cohorts';
import type { OwnUniversity } from '@bcs/contract/features/enrollments/model';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import type { Column } from '#kit/column.ts';
import { Table } from '#kit/table.tsx';
import { TextLink } from '#kit/text-link.tsx';
import { useAnswer } from '#lib/queries.ts';
import { SchoolName } from './school-name.tsx';

const COLUMNS: readonly Column<OwnUniversity>[] = [
  {
    key: 'school',
    header: 'School',
    rowHeader: true,
    cell: (university) => (
      <TextLink to="/universities/$universityName" params={{ universityName: university.name }}>
        <SchoolName university={university} />
      </TextLink>
    ),
  },
  { key: 'cohorts', header: 'Cohorts', align: 'end', cell: ({ cohortCount }) => cohortCount },
  { key: 'classes', header: 'Classes', align: 'end', cell: ({ courseCount }) => courseCount },
];

/** Specified by PICK-003, PICK-007 and PICK-008. */
export function SchoolScreen() {
  const { universities } = useAnswer('myUniversities');
  return (
    <>
      <PageHeader title="Choose your school" lead={universities.length > 1 && 'You study or work at more than one.'} />
      <Card>
        <Table
          caption="Schools"
          columns={COLUMNS}
          rows={sortSchools(universities)}
          rowKey={({ id }) => id}
          cards
          empty={<EmptyState icon={<IconBuildingCommunity size={30} />} title="No schools found" />}
        />
      </Card>
    </>
  );
}
