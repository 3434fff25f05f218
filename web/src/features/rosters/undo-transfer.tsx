import type { Transfer } from '@bcs/contract/features/rosters/model';
import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import { confirm } from '#kit/confirms.ts';
import { toastFailure } from '#lib/failure-text.ts';
import { useSend } from '#lib/send.ts';

type Wanted = { enrollmentId: number; name: string; from: string; transfer: Transfer };

/** Undoes a transfer after a confirmation. ADM-035 */
export function useUndoTransfer() {
  const { send, pending } = useSend('undoTransfer', {
    said: ({ kept }) =>
      kept === 0
        ? 'The transfer was undone.'
        : `The transfer was undone. ${plural(kept, 'copy stays', 'copies stay')} in the other class, since someone has worked on ${pluralForm(kept, 'it', 'them')}.`,
    onRefused: toastFailure,
  });
  const undo = async ({ enrollmentId, name, from, transfer }: Wanted) => {
    const sure = await confirm({
      title: 'Undo the transfer?',
      body: `${name} continues in ${from} as before, and the place in ${transfer.code} ends. Copies that no one has changed are removed; the others stay there.`,
      action: 'Undo the transfer',
    });
    if (sure) await send({ enrollmentId, transferId: transfer.id });
  };
  return { undo, pending };
}
