import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { LONGEST_UNIVERSITY_NAME } from '@bcs/contract/features/universities/failures';
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
import { FeaturesCard } from './features-card.tsx';
import { GradingScale } from './grading-scale.tsx';
import { NewUniversityDialog, UNIVERSITY_DRAFT } from './new-university-dialog.tsx';
import { UNIVERSITY_COLUMNS } from './university-columns.tsx';
import { universitiesSearch } from './universities-search.ts';

const route = getRouteApi('/_app/admin/universities/');

/** The universities that somebody administers, and what holds for all of them. ADM-065 */
export function UniversitiesScreen() {
  const search = route.useSearch();
  const wanted = universitiesSearch(search);
  const navigate = route.useNavigate();
  const [creating, setCreating] = useFormOpen(UNIVERSITY_DRAFT);
  const list = useQuery({
    ...callQuery('adminUniversities', wanted),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  if (!list.data) return <PendingPage />;
  const { rows, total, mayCreate } = list.data;
  const go = (changed: Readonly<Record<string, string | undefined>>) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title="Universities" lead="Their brand, holidays, programs, cohorts and rooms.">
        {mayCreate && (
          <Button tone="primary" onClick={() => setCreating(true)}>
            New university
          </Button>
        )}
      </PageHeader>
      <search className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <SearchField
          label="Name"
          className="lg:col-span-2"
          defaultValue={wanted.search}
          maxLength={LONGEST_UNIVERSITY_NAME}
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
        caption="Universities"
        noun={['university', 'universities']}
        columns={UNIVERSITY_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        page={wanted.page}
        size={ROWS_ON_A_PAGE}
        total={total}
        sort={{ column: wanted.sort, descending: wanted.descending }}
        onSort={(sort) => go(orderKeys(sort))}
        onPage={(page) => go(pageKey(page))}
        busy={list.isPlaceholderData}
        empty={
          <EmptyState
            icon={<IconBuildingCommunity size={30} stroke={1.7} />}
            title="No university matches these filters."
          />
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
