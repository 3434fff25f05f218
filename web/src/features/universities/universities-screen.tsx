import { IconBuildingCommunity } from '@tabler/icons-react';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { AdminList } from '#features/grants/admin-list.tsx';
import { useList } from '#features/grants/use-list.ts';
import { Button } from '#kit/button.tsx';
import { FeaturesCard } from './features-card.tsx';
import { GradingScale } from './grading-scale.tsx';
import { NewUniversityDialog, UNIVERSITY_DRAFT } from './new-university-dialog.tsx';
import { UNIVERSITIES } from './universities-list.ts';
import { UNIVERSITY_COLUMNS } from './university-columns.tsx';

/** The universities that somebody administers, and what holds for all of them. ADM-065 */
export function UniversitiesScreen() {
  const list = useList(UNIVERSITIES);
  const { mayCreate } = list.data;
  const [creating, setCreating] = useFormOpen(UNIVERSITY_DRAFT);
  return (
    <>
      <AdminList
        list={list}
        title="Universities"
        columns={UNIVERSITY_COLUMNS}
        rowKey={({ id }) => id}
        icon={IconBuildingCommunity}
        actions={
          mayCreate && (
            <Button tone="primary" onClick={() => setCreating(true)}>
              New university
            </Button>
          )
        }
      />
      <div className="mt-6 grid gap-6">
        {mayCreate && <FeaturesCard />}
        <GradingScale />
      </div>
      {creating && <NewUniversityDialog onClose={() => setCreating(false)} />}
    </>
  );
}
