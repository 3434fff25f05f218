import { IconHistory } from '@tabler/icons-react';
import { AdminList } from '#features/grants/admin-list.tsx';
import { useList } from '#features/grants/use-list.ts';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { Button } from '#kit/button.tsx';
import { toastFailure } from '#lib/failure-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { auditColumns } from './audit-columns.tsx';
import { HISTORY_LIST } from './audit-list.ts';

/**
 * The history of changes, as far as the person may read it; nothing in it can be edited or deleted. ADM-112, ADM-114
 */
export function AuditScreen() {
  const list = useList(HISTORY_LIST);
  const { sort: _sort, descending: _descending, page: _page, ...filters } = list.wanted;
  const exporting = useSendWithPassword('exportAuditEntries', {
    onDone: ({ fileName, text }) => saveFile(fileName, 'text/csv', text),
    onRefused: (failure) => toastFailure(failure, 'deed'),
  });
  return (
    <>
      <AdminList
        list={list}
        title="History"
        columns={auditColumns(list.data.timeZone)}
        rowKey={({ id }) => id}
        icon={IconHistory}
        empty="Nothing has been changed yet."
        actions={
          <Button pending={exporting.pending} onClick={() => void exporting.send(filters)}>
            Download CSV
          </Button>
        }
      />
      {exporting.dialog}
    </>
  );
}
