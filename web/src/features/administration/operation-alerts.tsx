import { isBackupOld } from '@bcs/contract/features/administration/backups';
import type { Instant } from '@bcs/contract/kernel/clock';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import type { Output } from '#lib/api.ts';

/** Says in sentences what waits for whoever administers the installation. ADM-014, ADM-123 */
export function operationWaits(operation: Output<'adminOverview'>['operation'], now: Instant): readonly string[] {
  if (operation === null) return [];
  const { failedJobs, lastBackupAt } = operation;
  return [
    failedJobs > 0 && plural(failedJobs, 'job or e-mail has failed.', 'jobs and e-mails have failed.'),
    isBackupOld(lastBackupAt, now) &&
      (lastBackupAt === null ? 'No backup has been made yet.' : 'The last backup is older than seven days.'),
  ].filter((text) => text !== false);
}

/** Each leads to where it is settled. */
export const OperationAlerts = ({ waits }: { waits: readonly string[] }) =>
  waits.map((text) => (
    <Alert
      key={text}
      tone="warn"
      title={text}
      action={
        <LinkButton to="/admin/health" size="sm">
          Health
        </LinkButton>
      }
    />
  ));
