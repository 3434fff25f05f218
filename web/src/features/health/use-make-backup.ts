import { useState } from 'react';
import type { Instant } from '@bcs/contract/kernel/clock';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';

/**
 * Lets the browser save a backup, with the password given again (`dialog`); the server tells the page once it is whole. ADM-123
 * @param lastBackupAt of the last whole one, null without any
 */
export function useMakeBackup(lastBackupAt: Instant | null) {
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
