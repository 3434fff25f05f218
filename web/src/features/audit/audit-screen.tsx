import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconHistory } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { PagedTable } from '#kit/paged-table.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { useZone } from '#features/grants/use-zone.ts';
import { toastFailure } from '#lib/failure-text.ts';
import { orderKeys, pageKey, ROWS_ON_A_PAGE } from '#lib/list-search.ts';
import { callQuery } from '#lib/queries.ts';
import { saveFile } from '#lib/save-file.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditSearch } from './audit-search.ts';

const route = getRouteApi('/_app/admin/audit');

/** Who changed what, as far as the person may read it. ADM-112, ADM-114 */
export function AuditScreen() {
  const zone = useZone();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const wanted = auditSearch(search);
  const list = useQuery({
    ...callQuery('auditEntries', wanted),
    placeholderData: keepPreviousData,
    throwOnError: true,
  });
  const exporting = useSendWithPassword('exportAuditEntries', {
    onDone: ({ fileName, text }) => saveFile(fileName, 'text/csv', text),
    onRefused: (failure) => toastFailure(failure, 'deed'),
  });
  const go = (changed: Partial<typeof search>) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false });
  if (!list.data) return <PendingPage />;
  const { rows, total, courses } = list.data;
  const { sort, descending, page, ...filters } = wanted;
  return (
    <>
      <PageHeader title="History" lead="Every change made in administration. Nothing here can be edited or deleted.">
        <Button pending={exporting.pending} onClick={() => void exporting.send(filters)}>
          Download CSV
        </Button>
      </PageHeader>
      {exporting.dialog}
      <AuditFilters key={JSON.stringify(filters)} wanted={wanted} courses={courses} onChange={go} />
      <PagedTable
        caption="History"
        noun={['entry', 'entries']}
        columns={auditColumns(zone)}
        rows={rows}
        rowKey={({ id }) => id}
        page={page}
        size={ROWS_ON_A_PAGE}
        total={total}
        sort={{ column: sort, descending }}
        onSort={(chosen) => go(orderKeys(chosen))}
        onPage={(chosen) => go(pageKey(chosen))}
        busy={list.isPlaceholderData}
        empty={<EmptyState icon={<IconHistory size={30} stroke={1.7} />} title="No entry matches these filters." />}
      />
    </>
  );
}
