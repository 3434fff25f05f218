import { useQuery } from '@tanstack/react-query';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Spinner } from '#kit/spinner.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';

/** What is taken back, and what is kept and why; then exactly that. ADM-052 */
export function UndoDialog({ importId, onClose }: { importId: number; onClose: () => void }) {
  const { data: preview, error } = useQuery({ ...callQuery('previewUndoImport', { importId }), retry: false });
  const undo = useSend('undoImport', {
    onDone: () => {
      toast('The import was taken back.');
      onClose();
    },
  });
  return (
    <Dialog
      open
      title="Undo this import"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabled={!preview}
            pending={undo.pending}
            onClick={() => preview && void undo.send({ importId, digest: preview.digest })}
          >
            {preview ? `Take back ${preview.takenBack} ${preview.takenBack === 1 ? 'row' : 'rows'}` : 'Take it back'}
          </Button>
        </>
      }
    >
      <FailureAlert failure={error} of="preview" />
      <FailureAlert failure={undo.failure} of="save" />
      {!preview && !error && <Spinner />}
      {preview && (
        <div className="grid gap-3">
          <p>
            Rows that nobody has touched since go back to what they were. New enrollments end as entered by mistake.
          </p>
          {preview.kept.length > 0 && (
            <>
              <p className="font-semibold">{`${preview.kept.length} stay as they are`}</p>
              <ul className="grid gap-1 text-sm">
                {preview.kept.map(({ name, why }) => (
                  <li key={name} className="wrap-anywhere">
                    {name} <span className="text-muted">{why}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
