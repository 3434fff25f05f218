import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconListDetails } from '@tabler/icons-react';
import { LONGEST_PLAN_NAME } from '@bcs/contract/features/plans/failures';
import { useFormOpen } from '#features/grants/admin-draft.ts';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PagedTable } from '#kit/paged-table.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { orderKeys, pageKey, ROWS_ON_A_PAGE } from '#lib/list-search.ts';
import { callQuery } from '#lib/queries.ts';
import { NewPlanDialog } from './new-plan-dialog.tsx';
import { NEW_PLAN_DRAFT } from './new-plan-form.ts';
import { PLAN_COLUMNS } from './plan-columns.tsx';
import { plansSearch } from './plans-search.ts';

const route = getRouteApi('/_app/admin/plans/');

/** The curriculum plans that somebody administers. ADM-102 */
export function PlansScreen() {
  const search = route.useSearch();
  const wanted = plansSearch(search);
  const navigate = route.useNavigate();
  const [creating, setCreating] = useFormOpen(NEW_PLAN_DRAFT);
  const list = useQuery({ ...callQuery('plans', wanted), placeholderData: keepPreviousData, throwOnError: true });
  if (!list.data) return <PendingPage />;
  const { rows, total } = list.data;
  const go = (changed: Readonly<Record<string, string | undefined>>) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true, resetScroll: false });
  const isFiltered = wanted.search !== '' || wanted.archived;
  return (
    <>
      <PageHeader title="Plans" lead="What is taught in a program, week by week, in versions that never change.">
        <Button tone="primary" onClick={() => setCreating(true)}>
          New plan
        </Button>
      </PageHeader>
      <search className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <SearchField
          label="Name or program"
          className="lg:col-span-2"
          defaultValue={wanted.search}
          maxLength={LONGEST_PLAN_NAME}
          onChange={({ currentTarget: { value } }) => go({ q: value || undefined })}
        />
        <SelectField
          label="State"
          options={[
            { value: '', label: 'In use' },
            { value: 'archived', label: 'Archived' },
          ]}
          value={wanted.archived ? 'archived' : ''}
          onChange={({ currentTarget: { value } }) => go({ state: value || undefined })}
        />
      </search>
      <PagedTable
        caption="Plans"
        noun={['plan', 'plans']}
        columns={PLAN_COLUMNS}
        rows={rows}
        rowKey={({ planId }) => planId}
        page={wanted.page}
        size={ROWS_ON_A_PAGE}
        total={total}
        sort={{ column: wanted.sort, descending: wanted.descending }}
        onSort={(sort) => go(orderKeys(sort))}
        onPage={(page) => go(pageKey(page))}
        busy={list.isPlaceholderData}
        empty={
          <EmptyState
            icon={<IconListDetails size={30} stroke={1.7} />}
            title={isFiltered ? 'No plan matches these filters.' : 'There are no plans yet.'}
          >
            {!isFiltered &&
              'A plan holds the sessions and assignments of a program without dates, so that each new class begins with what the last one taught you.'}
          </EmptyState>
        }
      />
      {creating && <NewPlanDialog onClose={() => setCreating(false)} />}
    </>
  );
}
