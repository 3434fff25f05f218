import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { IconUserCheck } from '@tabler/icons-react';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { PagedTable } from '#kit/paged-table.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import { toast } from '#kit/toasts.ts';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import { orderKeys, pageKey, ROWS_ON_A_PAGE } from '#lib/list-search.ts';
import { callQuery } from '#lib/queries.ts';
import { useFormOpen } from './admin-draft.ts';
import { GiveGrantDialog, GRANT_DRAFT } from './give-grant-dialog.tsx';
import { grantColumns, type GrantRow } from './grant-columns.tsx';
import { GrantFilters } from './grant-filters.tsx';
import { grantsSearch } from './grants-search.ts';
import { useZone } from './use-zone.ts';

const route = getRouteApi('/_app/admin/grants');

/** Who administers what. ADM-001, ADM-009 */
export function GrantsScreen() {
  const zone = useZone();
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const wanted = grantsSearch(search);
  const { userId } = useSuspenseQuery(callQuery('myInfo')).data.userInfo;
  const list = useQuery({ ...callQuery('grants', wanted), placeholderData: keepPreviousData, throwOnError: true });
  const [giving, setGiving] = useFormOpen(GRANT_DRAFT);
  const end = useSendWithPassword('endGrant', {
    onDone: () => toast('The grant was ended.'),
    onRefused: toastFailure,
  });
  const go = (changed: Partial<typeof search>) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false });
  const askToEnd = async (grant: GrantRow) => {
    const over = grant.university?.name ?? 'the whole installation';
    const title = `End the grant of ${grant.account.name}?`;
    const body = `${grant.account.name} will no longer administer ${over}. Classes and accounts stay as they are.`;
    if (await confirm({ title, body, action: 'End the grant' })) void end.send({ grantId: grant.id });
  };
  if (!list.data) return <PendingPage />;
  const { rows, total, universities } = list.data;
  return (
    <>
      <PageHeader title="Grants" lead="Who administers the installation, or one university.">
        <Button tone="primary" onClick={() => setGiving(true)}>
          Give a grant
        </Button>
      </PageHeader>
      <GrantFilters wanted={wanted} universities={universities} onChange={go} />
      <PagedTable
        caption="Grants"
        noun={['grant', 'grants']}
        columns={grantColumns(zone, userId, (grant) => void askToEnd(grant))}
        rows={rows}
        rowKey={({ id }) => id}
        page={wanted.page}
        size={ROWS_ON_A_PAGE}
        total={total}
        sort={{ column: wanted.sort, descending: wanted.descending }}
        onSort={(sort) => go(orderKeys(sort))}
        onPage={(page) => go(pageKey(page))}
        busy={list.isPlaceholderData}
        empty={<EmptyState icon={<IconUserCheck size={30} stroke={1.7} />} title="No grant matches these filters." />}
      />
      {giving && <GiveGrantDialog universities={universities} onClose={() => setGiving(false)} />}
      {end.dialog}
    </>
  );
}
