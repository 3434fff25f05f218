import { useState } from 'react';
import { isBackupOld } from '@bcs/contract/features/administration/backups';
import type { Instant } from '@bcs/contract/kernel/clock';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Card, CardHeader } from '#kit/card.tsx';
import { useZone } from '#features/grants/use-zone.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/now.ts';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';

/**
 * Lets the browser save a backup, with the password given again (`dialog`); the server tells the page once it is whole. ADM-123
 * @param lastBackupAt of the last whole one, null without any
 */
function useMakeBackup(lastBackupAt: Instant | null) {
  const [before, setBefore] = useState<{ readonly at: Instant | null } | null>(null);
  const { send, pending, failure, dialog } = useSendWithPassword('makeBackup', {
    onDone: ({ path }) => {
      saveFrom(path);
      setBefore({ at: lastBackupAt });
    },
  });
  return { make: () => send({}), pending, failure, dialog, begun: before !== null && before.at === lastBackupAt };
}

/** The browser writes it to the disk while it arrives: it may be larger than its memory. */
function saveFrom(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

const number = new Intl.NumberFormat('en');

/** Shows when the last backup was made, with a button for another one. ADM-123 */
export function BackupCard({ lastBackup, keyLocation }: Pick<Output<'health'>, 'lastBackup' | 'keyLocation'>) {
  const zone = useZone();
  const now = useNow();
  const { make, pending, failure, dialog, begun } = useMakeBackup(lastBackup?.at ?? null);
  return (
    <Card pad aria-labelledby="backup" className="grid gap-4">
      <CardHeader title="Backup" id="backup">
        <Button tone="primary" pending={pending} onClick={() => void make()}>
          Make a backup
        </Button>
      </CardHeader>
      {dialog}
      <FailureAlert failure={failure} of="deed" />
      {begun && <Alert tone="brand">Your browser is saving it. It is complete once the download has finished.</Alert>}
      <p className="wrap-anywhere">
        {lastBackup
          ? `The last one was made ${formatDateTime(lastBackup.at, zone)}, with ${number.format(lastBackup.rows)} rows.`
          : 'No backup has been made yet.'}
        {lastBackup && isBackupOld(lastBackup.at, now) && ' That was more than seven days ago.'}
      </p>
      <p className="text-sm text-muted">
        It contains the database and the uploads, and people can keep working while it is made. Keep the secret key in
        another safe place: it is not in the backup, and without it no one can sign in with a second factor. It is in{' '}
        <code className="wrap-anywhere">{keyLocation}</code>.
      </p>
    </Card>
  );
}
