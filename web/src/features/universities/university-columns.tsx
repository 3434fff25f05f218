import { SchoolName } from '#features/enrollments/school-name.tsx';
import { Badge } from '#kit/badge.tsx';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import { zoneName } from '#lib/dates.ts';
import type { Output } from '#lib/api.ts';

type Row = Output<'adminUniversities'>['rows'][number];

export const UNIVERSITY_COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'University',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: (university) => (
      <TextLink to="/admin/universities/$universityId" params={{ universityId: String(university.id) }}>
        <SchoolName university={university} />
      </TextLink>
    ),
  },
  {
    key: 'timeZone',
    header: 'Time zone',
    cell: ({ timeZone, archived }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {zoneName(timeZone)}
        {archived && <Badge>Archived</Badge>}
      </span>
    ),
  },
  { key: 'cohorts', header: 'Cohorts', align: 'end', cell: ({ cohorts }) => cohorts },
  { key: 'classes', header: 'Classes', align: 'end', cell: ({ classes }) => classes },
];
