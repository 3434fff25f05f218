import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconUsers } from '@tabler/icons-react';
import { EnrollSelectedDialog } from '#features/rosters/enroll-selected-dialog.tsx';
import { SelectionBar, selectColumn, useSelection } from '#features/rosters/selection.tsx';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PagedTable } from '#kit/paged-table.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { useFoundDraft } from '#lib/draft.ts';
import { orderKeys, pageKey, ROWS_ON_A_PAGE } from '#lib/list-search.ts';
import { callQuery } from '#lib/queries.ts';
import { ExportButton } from '#features/grants/export-button.tsx';
import { AddPersonDialog } from './add-person-dialog.tsx';
import { PEOPLE_COLUMNS } from './people-columns.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { peopleSearch } from './people-search.ts';

const route = getRouteApi('/_app/admin/people/');

/** Finds people by name, e-mail, role, place and state. ADM-015, ADM-016 */
export function PeopleScreen() {
  const search = route.useSearch();
  const wanted = peopleSearch(search);
  const { sort, descending, page, ...filters } = wanted;
  const navigate = route.useNavigate();
  const selection = useSelection();
  const [enrolling, setEnrolling] = useState(false);
  const { rows, total, choices } = useSuspenseQuery(callQuery('adminPeople', wanted)).data;
  const [adding, setAdding] = useState(false);
  useFoundDraft('people/new', () => setAdding(true));
  const go = (changed: Readonly<Record<string, string | number | undefined>>) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true, resetScroll: false });
  const near = {
    university: idText(wanted.universityId ?? onlyOf(choices.universities)),
    cohort: idText(wanted.cohortId),
    course: idText(wanted.courseId),
  };
  return (
    <>
      <PageHeader title="People" lead="Everyone you administer.">
        <ExportButton noun="people" filters={filters} />
        <Button tone="primary" onClick={() => setAdding(true)}>
          Add a person
        </Button>
      </PageHeader>
      {adding && <AddPersonDialog near={near} onClose={() => setAdding(false)} />}
      <PeopleFilters wanted={wanted} choices={choices} onChange={go} />
      <SelectionBar selection={selection} rows={rows}>
        <Button size="sm" onClick={() => setEnrolling(true)}>
          Enroll in a class
        </Button>
      </SelectionBar>
      {enrolling && (
        <EnrollSelectedDialog
          emails={selection.emails}
          onClose={() => setEnrolling(false)}
          onDone={() => {
            selection.clear();
            setEnrolling(false);
          }}
        />
      )}
      <PagedTable
        caption="People"
        noun={['person', 'people']}
        columns={[selectColumn(selection), ...PEOPLE_COLUMNS]}
        rows={rows}
        rowKey={({ id }) => id}
        page={page}
        size={ROWS_ON_A_PAGE}
        total={total}
        sort={{ column: sort, descending }}
        onSort={(chosen) => go(orderKeys(chosen))}
        onPage={(chosen) => go(pageKey(chosen))}
        empty={
          <EmptyState icon={<IconUsers size={30} stroke={1.7} />} title="No one matches.">
            To find someone who was never in a class, enter the full e-mail.
          </EmptyState>
        }
      />
    </>
  );
}

const idText = (id: number | null | undefined) => (id ? String(id) : '');
const onlyOf = (choices: readonly { id: number }[]) => (choices.length === 1 ? choices[0]?.id : null);
