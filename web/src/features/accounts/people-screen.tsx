import { useState } from 'react';
import { IconUsers } from '@tabler/icons-react';
import { fullName } from '@bcs/contract/kernel/full-name';
import { MOST_ENROLLED } from '@bcs/contract/features/rosters/failures';
import { AdminList } from '#features/grants/admin-list.tsx';
import { ExportButton } from '#features/grants/export-button.tsx';
import { useSelection } from '#features/grants/selection.tsx';
import { useList } from '#features/grants/use-list.ts';
import { EnrollSelectedDialog } from '#features/rosters/enroll-selected-dialog.tsx';
import { Button } from '#kit/button.tsx';
import { useFoundDraft } from '#lib/draft.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { PEOPLE_COLUMNS, type Person } from './people-columns.tsx';
import { PEOPLE_LIST } from './people-list.ts';

const BY_EMAIL = { keyOf: ({ email }: Person) => email, nameOf: fullName, most: MOST_ENROLLED };

/** Finds people by name, e-mail, role, place and state. ADM-015, ADM-016 */
export function PeopleScreen() {
  const list = useList(PEOPLE_LIST);
  const { sort: _sort, descending: _descending, page: _page, ...filters } = list.wanted;
  const selection = useSelection(BY_EMAIL);
  const [open, setOpen] = useState<'add' | 'enroll' | null>(null);
  const close = () => setOpen(null);
  useFoundDraft('people/new', () => setOpen('add'));
  const { universities } = list.data.choices;
  const near = {
    university: idText(filters.universityId ?? (universities.length === 1 ? universities[0]?.id : null)),
    cohort: idText(filters.cohortId),
    course: idText(filters.courseId),
  };
  const enrolled = () => {
    selection.clear();
    close();
  };
  return (
    <>
      <AdminList
        list={list}
        title="People"
        columns={PEOPLE_COLUMNS}
        rowKey={({ id }) => id}
        icon={IconUsers}
        selection={selection}
        bulk={
          <Button size="sm" onClick={() => setOpen('enroll')}>
            Enroll in a class
          </Button>
        }
        noMatch={{ title: 'No one matches.', hint: 'To find someone who was never in a class, enter the full e-mail.' }}
        actions={
          <>
            <ExportButton noun="people" filters={filters} />
            <Button tone="primary" onClick={() => setOpen('add')}>
              Add a person
            </Button>
          </>
        }
      />
      {open === 'add' && <AddPersonDialog near={near} onClose={close} />}
      {open === 'enroll' && <EnrollSelectedDialog emails={selection.keys} onClose={close} onDone={enrolled} />}
    </>
  );
}

const idText = (id: number | null | undefined) => (id ? String(id) : '');
