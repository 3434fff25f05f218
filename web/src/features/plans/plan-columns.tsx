import { Badge } from '#kit/badge.tsx';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { VersionBadge } from './version-badge.tsx';

type Row = Output<'plans'>['rows'][number];

export const PLAN_COLUMNS: readonly Column<Row>[] = [
  {
    key: 'name',
    header: 'Plan',
    rowHeader: true,
    sortBy: ({ name }) => name,
    cell: ({ planId, name }) => (
      <TextLink to="/admin/plans/$planId" params={{ planId: String(planId) }}>
        {name}
      </TextLink>
    ),
  },
  {
    key: 'program',
    header: 'Program',
    cell: ({ program, university }) => (
      <span className="wrap-anywhere">
        {program} <span className="text-sm text-muted">{university}</span>
      </span>
    ),
  },
  {
    key: 'version',
    header: 'Version',
    cell: ({ latest, hasChanges, archived }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        <VersionBadge latest={latest} hasChanges={hasChanges} />
        {archived && <Badge>Archived</Badge>}
      </span>
    ),
  },
  { key: 'sessions', header: 'Sessions', align: 'end', cell: ({ sessions }) => sessions },
  { key: 'assignments', header: 'Assignments', align: 'end', cell: ({ assignments }) => assignments },
];
