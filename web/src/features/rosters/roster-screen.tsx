import { useState } from 'react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconUsers } from '@tabler/icons-react';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PagedTable } from '#kit/paged-table.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { Tabs } from '#kit/tabs.tsx';
import { pathId } from '#lib/path-id.ts';
import { orderKeys, pageKey, ROWS_ON_A_PAGE } from '#lib/list-search.ts';
import { callQuery } from '#lib/queries.ts';
import { ExportButton } from '#features/grants/export-button.tsx';
import { ROLE_OPTIONS } from './role-options.ts';
import { EndSelectedDialog } from './end-selected-dialog.tsx';
import { EnrollDialog } from './enroll-dialog.tsx';
import { EnrollSelectedDialog } from './enroll-selected-dialog.tsx';
import { rosterColumns } from './roster-columns.tsx';
import { rosterSearch } from './roster-search.ts';
import { SelectionBar, selectColumn, useSelection } from './selection.tsx';

const route = getRouteApi('/_app/admin/classes/$courseId/roster');
const ANY_ROLE = { value: '', label: 'Every role' };

/** Who is in a class, and in the tab Past who was. ADM-028 to ADM-034 */
export function RosterScreen() {
  const courseId = pathId(route.useParams().courseId);
  const search = route.useSearch();
  const wanted = rosterSearch(search, courseId);
  const { sort, descending, page, refusesMail = false, ...filters } = wanted;
  const navigate = route.useNavigate();
  const [enrolling, setEnrolling] = useFormOpen(`enroll/${courseId}`);
  const selection = useSelection();
  const [open, setOpen] = useState<'end' | 'enroll' | null>(null);
  const { rows, total, course, mayChange, readsPast } = useSuspenseQuery(callQuery('roster', wanted)).data;
  const columns = rosterColumns({ active: wanted.active, mayChange, readsPast, courseId, ...course });
  const selects = mayChange && wanted.active;
  const done = () => {
    selection.clear();
    setOpen(null);
  };
  const dialog = { emails: selection.emails, onClose: () => setOpen(null), onDone: done };
  const go = (changed: Readonly<Record<string, string | number | undefined>>) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title={`Roster of ${course.code}`} lead={`${course.name} · ${course.university}`}>
        <ExportButton noun="enrollments" filters={filters} />
        {mayChange && (
          <Button tone="primary" onClick={() => setEnrolling(true)}>
            Enroll people
          </Button>
        )}
      </PageHeader>
      {enrolling && <EnrollDialog course={course} onClose={() => setEnrolling(false)} />}
      {open === 'enroll' && <EnrollSelectedDialog {...dialog} />}
      {open === 'end' && <EndSelectedDialog course={course} {...dialog} />}
      <Tabs
        label="Roster"
        tabs={[
          { value: 'now', label: 'In the class', count: course.activeCount },
          { value: 'past', label: 'Past', count: course.pastCount },
        ]}
        value={wanted.active ? 'now' : 'past'}
        onChange={(tab) => go({ tab: tab === 'past' ? 'past' : undefined, sort: undefined, desc: undefined })}
      >
        <search className="mb-4 grid gap-3 sm:grid-cols-2">
          <SearchField
            label="Name or e-mail"
            defaultValue={wanted.search}
            maxLength={100}
            onChange={({ currentTarget: { value } }) => go({ q: value })}
          />
          <SelectField
            label="Role"
            options={[ANY_ROLE, ...ROLE_OPTIONS]}
            value={wanted.role ?? ''}
            onChange={({ currentTarget: { value } }) => go({ role: value || undefined })}
          />
        </search>
        {refusesMail && (
          <Alert
            className="mb-4"
            title="Only people whose address refuses e-mail"
            action={
              <Button size="sm" onClick={() => go({ mail: undefined })}>
                Show everyone
              </Button>
            }
          >
            They get no more e-mail. Ask them for another address, or to try again once their mailbox works.
          </Alert>
        )}
        {selects && (
          <SelectionBar selection={selection} rows={rows}>
            <Button size="sm" onClick={() => setOpen('enroll')}>
              Enroll in a class
            </Button>
            <Button size="sm" onClick={() => setOpen('end')}>
              End enrollments
            </Button>
          </SelectionBar>
        )}
        <PagedTable
          caption={wanted.active ? 'People in the class' : 'People who were in the class'}
          noun={['person', 'people']}
          columns={selects ? [selectColumn(selection), ...columns] : columns}
          rows={rows}
          rowKey={({ enrollmentId }) => enrollmentId}
          page={page}
          size={ROWS_ON_A_PAGE}
          total={total}
          sort={{ column: sort, descending }}
          onSort={(chosen) => go(orderKeys(chosen))}
          onPage={(chosen) => go(pageKey(chosen))}
          empty={
            <EmptyState
              icon={<IconUsers size={30} stroke={1.7} />}
              title={wanted.active ? 'No one is here.' : 'No one has left.'}
            />
          }
        />
      </Tabs>
    </>
  );
}
