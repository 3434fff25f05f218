import { useState } from 'react';
import type { Instant } from '@bcs/contract/kernel/clock';
import { useSend } from '#lib/send.ts';

/**
 * Lets the browser save a backup; the server tells the page once it is whole. ADM-123
 * @param lastBackupAt of the last whole one, null without any
 */
export function useMakeBackup(lastBackupAt: Instant | null) {
  const [before, setBefore] = useState<{ readonly at: Instant | null } | null>(null);
  const { send, pending, failure } = useSend('makeBackup', {
    onDone: ({ path }) => {
      saveFrom(path);
      setBefore({ at: lastBackupAt });
    },
  });
  return { make: () => send({}), pending, failure, begun: before !== null && before.at === lastBackupAt };
}

/** The browser writes it to the disk while it arrives: it may be larger than its memory. */
function saveFrom(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}
