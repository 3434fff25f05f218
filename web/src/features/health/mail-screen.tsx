import { SECOND } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { PageHeader } from '#kit/page-header.tsx';
import { PendingPage } from '#kit/page-skeleton.tsx';
import type { Output } from '#lib/api.ts';
import { useRead } from '#lib/queries.ts';
import { LoadFailed, type RouteError } from '#lib/load-failed.tsx';
import { MailKinds } from './mail-kinds.tsx';
import { MailTest } from './mail-test.tsx';
import { RefusedAddresses } from './refused-addresses.tsx';

const LOOKS_EVERY = 60 * SECOND;

/** The state of the e-mail could not be had. */
export const MailFailed = (failed: RouteError) => (
  <LoadFailed {...failed} title="The e-mail of the installation could not be loaded." />
);

/** The e-mail of the installation: what waits, what was sent, and who gets no more. ADM-135 */
export function MailScreen() {
  const { data } = useRead('mailOperation', {}, { refetchInterval: LOOKS_EVERY, throwOnError: true });
  if (!data) return <PendingPage />;
  return (
    <>
      <PageHeader title="E-mail" lead={leadOf(data)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {data.mail === 'none' && (
          <Alert tone="warn" title="No e-mail is sent">
            No one can ask for a new password. Set SMTP_URL and MAIL_FROM.
          </Alert>
        )}
        {data.mail === 'smtp' && data.returnPath === null && (
          <Alert title="Reports of undelivered e-mail are not read">
            An address is stopped only if your mail server refuses it at once. Set MAIL_RETURN_PATH and
            MAIL_RETURN_MAILBOX.
          </Alert>
        )}
        <RefusedAddresses {...data.refused} />
        <MailKinds kinds={data.kinds} />
        <MailTest />
      </div>
    </>
  );
}

function leadOf({ mail, perMinute, returnPath }: Output<'mailOperation'>): string {
  if (mail === 'mailbox') return 'E-mail is kept in the server’s mailbox, and nothing is sent out.';
  if (mail === 'none') return 'The e-mail of this installation, checked every minute.';
  const pace = `At most ${plural(perMinute, 'e-mail')} a minute from all processes together.`;
  return returnPath === null ? pace : `${pace} Reports come to ${returnPath}.`;
}
