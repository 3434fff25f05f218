import { IconListDetails } from '@tabler/icons-react';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { AdminList } from '#features/grants/admin-list.tsx';
import { useList } from '#features/grants/use-list.ts';
import { Badge } from '#kit/badge.tsx';
import { Button } from '#kit/button.tsx';
import type { Column } from '#kit/column.ts';
import { TextLink } from '#kit/text-link.tsx';
import type { Output } from '#lib/api.ts';
import { NewPlanDialog } from './new-plan-dialog.tsx';
import { NEW_PLAN_DRAFT } from './new-plan-form.ts';
import { PLANS_LIST } from './plans-list.ts';
import { VersionBadge } from './version-badge.tsx';

type Row = Output<'plans'>['rows'][number];

const PLAN_COLUMNS: readonly Column<Row>[] = [
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

/** The curriculum plans that the person administers. ADM-102 */
export function PlansScreen() {
  const [creating, setCreating] = useFormOpen(NEW_PLAN_DRAFT);
  return (
    <>
      <AdminList
        list={useList(PLANS_LIST)}
        title="Plans"
        columns={PLAN_COLUMNS}
        rowKey={({ planId }) => planId}
        icon={IconListDetails}
        hint="A plan holds the sessions and assignments of a program without dates, so that each new class begins with what you learned from the last one."
        actions={
          <Button tone="primary" onClick={() => setCreating(true)}>
            New plan
          </Button>
        }
      />
      {creating && <NewPlanDialog onClose={() => setCreating(false)} />}
    </>
  );
}
