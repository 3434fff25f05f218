import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconSchool } from '@tabler/icons-react';
import { LONGEST_CLASS_NAME } from '@bcs/contract/features/classes/failures';
import { CLASS_STATE_NAMES, CLASS_STATES } from '@bcs/contract/features/classes/states';
import { ExportButton } from '#features/grants/export-button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PagedTable } from '#kit/paged-table.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { orderKeys, pageKey, ROWS_ON_A_PAGE } from '#lib/list-search.ts';
import { callQuery } from '#lib/queries.ts';
import { CLASS_COLUMNS } from './class-columns.tsx';
import { classesSearch } from './classes-search.ts';

const route = getRouteApi('/_app/admin/classes/');

/** The classes that somebody administers. ADM-065 */
export function ClassesScreen() {
  const search = route.useSearch();
  const wanted = classesSearch(search);
  const navigate = route.useNavigate();
  const list = useQuery({
    ...callQuery('adminClasses', wanted),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  if (!list.data) return <PendingPage />;
  const { rows, total, universities, mayCreate } = list.data;
  const go = (changed: Readonly<Record<string, string | undefined>>) =>
    void navigate({ search: { ...search, page: undefined, ...changed }, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title="Classes" lead="Every class and its state. Students cannot see drafts.">
        {wanted.search === '' && wanted.state === null && (
          <ExportButton noun="courses" filters={{ universityId: wanted.universityId }} />
        )}
        {mayCreate && (
          <LinkButton to="/admin/classes/new" tone="primary">
            New class
          </LinkButton>
        )}
      </PageHeader>
      <search className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <SearchField
          label="Name or code"
          className="sm:col-span-2"
          defaultValue={wanted.search}
          maxLength={LONGEST_CLASS_NAME}
          onChange={({ currentTarget: { value } }) => go({ q: value || undefined })}
        />
        <SelectField
          label="State"
          options={[
            { value: '', label: 'All in use' },
            ...CLASS_STATES.map((value) => ({ value, label: CLASS_STATE_NAMES[value] })),
          ]}
          value={wanted.state ?? ''}
          onChange={({ currentTarget: { value } }) => go({ state: value || undefined })}
        />
        {universities.length > 1 && (
          <SelectField
            label="University"
            options={[
              { value: '', label: 'Every university' },
              ...universities.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            value={String(wanted.universityId ?? '')}
            onChange={({ currentTarget: { value } }) => go({ university: value || undefined })}
          />
        )}
      </search>
      <PagedTable
        caption="Classes"
        noun={['class', 'classes']}
        columns={CLASS_COLUMNS}
        rows={rows}
        rowKey={({ courseId }) => courseId}
        page={wanted.page}
        size={ROWS_ON_A_PAGE}
        total={total}
        sort={{ column: wanted.sort, descending: wanted.descending }}
        onSort={(sort) => go(orderKeys(sort))}
        onPage={(page) => go(pageKey(page))}
        busy={list.isPlaceholderData}
        empty={<EmptyState icon={<IconSchool size={30} stroke={1.7} />} title="No class matches these filters." />}
      />
    </>
  );
}
