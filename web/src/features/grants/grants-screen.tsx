import { IconUserCheck } from '@tabler/icons-react';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { Button } from '#kit/button.tsx';
import { confirm } from '#kit/confirms.ts';
import { toastFailure } from '#lib/failure-text.ts';
import { useAnswer } from '#lib/queries.ts';
import { useFormOpen } from './admin-draft.ts';
import { AdminList } from './admin-list.tsx';
import { GiveGrantDialog, GRANT_DRAFT_NAME } from './give-grant-dialog.tsx';
import { grantColumns, type GrantRow } from './grant-columns.tsx';
import { GRANTS_LIST } from './grants-list.ts';
import { useList } from './use-list.ts';
import { useZone } from './use-zone.ts';

/** The grants: people who administer the installation, or one university. ADM-001, ADM-009 */
export function GrantsScreen() {
  const zone = useZone();
  const list = useList(GRANTS_LIST);
  const { userId } = useAnswer('myInfo').userInfo;
  const [giving, setGiving] = useFormOpen(GRANT_DRAFT_NAME);
  const end = useSendWithPassword('endGrant', { said: 'The grant was ended.', onRefused: toastFailure });
  const askToEnd = async (grant: GrantRow) => {
    const over = grant.university?.name ?? 'the whole installation';
    const title = `End the grant of ${grant.account.name}?`;
    const body = `${grant.account.name} will no longer administer ${over}. Classes and accounts stay as they are.`;
    if (await confirm({ title, body, action: 'End the grant' })) void end.send({ grantId: grant.id });
  };
  return (
    <>
      <AdminList
        list={list}
        title="Grants"
        columns={grantColumns(zone, userId, (grant) => void askToEnd(grant))}
        rowKey={({ id }) => id}
        icon={IconUserCheck}
        actions={
          <Button tone="primary" onClick={() => setGiving(true)}>
            Give a grant
          </Button>
        }
      />
      {giving && <GiveGrantDialog universities={list.data.universities} onClose={() => setGiving(false)} />}
      {end.dialog}
    </>
  );
}
