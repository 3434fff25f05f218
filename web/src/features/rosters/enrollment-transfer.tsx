import { useState } from 'react';
import type { Transfer } from '@bcs/contract/features/rosters/model';
import { Button } from '#kit/button.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { useUndoTransfer } from './undo-transfer.tsx';

type Props = { enrollment: { id: number; code: string; active: boolean; transfer: Transfer | null }; name: string };

/** The buttons on the page of a person that transfer an enrollment to another class, or undo the transfer. ADM-035 */
export function EnrollmentTransfer({ enrollment: { id: enrollmentId, code, active, transfer }, name }: Props) {
  const [open, setOpen] = useState(false);
  const { undo, pending } = useUndoTransfer();
  if (transfer)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        Transferred to {transfer.code}
        <Button size="sm" pending={pending} onClick={() => void undo({ enrollmentId, name, from: code, transfer })}>
          Undo<span className="sr-only"> the transfer to {transfer.code}</span>
        </Button>
      </p>
    );
  if (!active) return null;
  return (
    <div>
      <Button size="sm" onClick={() => setOpen(true)}>
        Transfer<span className="sr-only"> from {code}</span>
      </Button>
      {open && <TransferDialog {...{ enrollmentId, name, code }} onClose={() => setOpen(false)} />}
    </div>
  );
}
