import { IconListDetails } from '@tabler/icons-react';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { AdminList } from '#features/grants/admin-list.tsx';
import { useList } from '#features/grants/use-list.ts';
import { Button } from '#kit/button.tsx';
import { NewPlanDialog } from './new-plan-dialog.tsx';
import { NEW_PLAN_DRAFT } from './new-plan-form.ts';
import { PLAN_COLUMNS } from './plan-columns.tsx';
import { PLANS } from './plans-list.ts';

/** The curriculum plans that somebody administers. ADM-102 */
export function PlansScreen() {
  const [creating, setCreating] = useFormOpen(NEW_PLAN_DRAFT);
  return (
    <>
      <AdminList
        list={useList(PLANS)}
        title="Plans"
        columns={PLAN_COLUMNS}
        rowKey={({ planId }) => planId}
        icon={IconListDetails}
        hint="A plan holds the sessions and assignments of a program without dates, so that each new class begins with what the last one taught you."
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
