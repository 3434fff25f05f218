import { isBackupOld } from '@bcs/contract/features/administration/backups';
import type { Instant } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import type { Output } from '#lib/api.ts';

/** Something that waits for whoever operates the installation, and where it is settled. */
interface Wait {
  readonly text: string;
  readonly to: keyof typeof PAGES;
}

const PAGES = { '/admin/health': 'Health', '/admin/mail': 'E-mail' } as const;

/** Says in sentences what waits for whoever administers the installation. ADM-014, ADM-123, SUCC-084 */
export function operationWaits(operation: Output<'adminOverview'>['operation'], now: Instant): readonly Wait[] {
  if (operation === null) return [];
  const { failedJobs, refusedAddresses, lastBackupAt } = operation;
  const failed = plural(failedJobs, 'job or e-mail has failed.', 'jobs and e-mails have failed.');
  const refused = plural(refusedAddresses, 'address refuses e-mail.', 'addresses refuse e-mail.');
  const backup = lastBackupAt === null ? 'No backup has been made yet.' : 'The last backup is older than seven days.';
  return [
    ...(failedJobs > 0 ? [{ text: failed, to: '/admin/health' } as const] : []),
    ...(refusedAddresses > 0 ? [{ text: refused, to: '/admin/mail' } as const] : []),
    ...(isBackupOld(lastBackupAt, now) ? [{ text: backup, to: '/admin/health' } as const] : []),
  ];
}

/** Each leads to where it is settled. */
export const OperationAlerts = ({ waits }: { waits: readonly Wait[] }) =>
  waits.map(({ text, to }) => (
    <Alert
      key={text}
      tone="warn"
      title={text}
      action={
        <LinkButton to={to} size="sm">
          {PAGES[to]}
        </LinkButton>
      }
    />
  ));
