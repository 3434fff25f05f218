import { useState } from 'react';
import { IconUsers } from '@tabler/icons-react';
import { fullName } from '@bcs/contract/kernel/full-name';
import { MOST_ENROLLED } from '@bcs/contract/features/rosters/failures';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { AdminList } from '#features/grants/admin-list.tsx';
import { ExportButton } from '#features/grants/export-button.tsx';
import { useSelection } from '#features/grants/selection.tsx';
import { useList } from '#features/grants/use-list.ts';
import { Button } from '#kit/button.tsx';
import { usePathId } from '#lib/path-id.ts';
import { EndSelectedDialog } from './end-selected-dialog.tsx';
import { EnrollDialog } from './enroll-dialog.tsx';
import { EnrollSelectedDialog } from './enroll-selected-dialog.tsx';
import { rosterColumns, type RosterRow } from './roster-columns.tsx';
import { ROSTER_LIST } from './roster-list.ts';

const BY_EMAIL = { keyOf: ({ email }: RosterRow) => email, nameOf: fullName, most: MOST_ENROLLED };

/** The current and past members of a class. ADM-028 to ADM-034 */
export function RosterScreen() {
  const courseId = usePathId('courseId');
  const list = useList(ROSTER_LIST, { courseId });
  const { sort: _sort, descending: _descending, page: _page, refusesMail: _mail, ...filters } = list.wanted;
  const { course, mayChange, readsPast } = list.data;
  const [enrolling, setEnrolling] = useFormOpen(`enroll/${courseId}`);
  const [open, setOpen] = useState<'end' | 'enroll' | null>(null);
  const selection = useSelection(BY_EMAIL);
  const done = () => {
    selection.clear();
    setOpen(null);
  };
  const dialog = { emails: selection.keys, onClose: () => setOpen(null), onDone: done };
  return (
    <>
      <AdminList
        list={list}
        title="Roster"
        columns={rosterColumns({ active: filters.active, mayChange, readsPast, courseId, ...course })}
        rowKey={({ enrollmentId }) => enrollmentId}
        icon={IconUsers}
        empty="No one is in the class yet."
        noMatch={{ title: filters.active ? 'No one matches.' : 'No one has left.' }}
        selection={mayChange && filters.active ? selection : undefined}
        bulk={
          <>
            <Button size="sm" onClick={() => setOpen('enroll')}>
              Enroll in a class
            </Button>
            <Button size="sm" onClick={() => setOpen('end')}>
              End enrollments
            </Button>
          </>
        }
        actions={
          <>
            <ExportButton noun="enrollments" filters={filters} />
            {mayChange && (
              <Button tone="primary" onClick={() => setEnrolling(true)}>
                Enroll people
              </Button>
            )}
          </>
        }
      />
      {enrolling && <EnrollDialog course={course} onClose={() => setEnrolling(false)} />}
      {open === 'enroll' && <EnrollSelectedDialog {...dialog} />}
      {open === 'end' && <EndSelectedDialog course={course} {...dialog} />}
    </>
  );
}
