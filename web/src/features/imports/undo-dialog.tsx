import { useQuery } from '@tanstack/react-query';
import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Spinner } from '#kit/spinner.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';

/** The dialog that says what is taken back, and what is kept and why; then does exactly that. ADM-052 */
export function UndoDialog({ importId, onClose }: { importId: number; onClose: () => void }) {
  const { data: preview, error } = useQuery({ ...callQuery('previewUndoImport', { importId }), retry: false });
  const undo = useSend('undoImport', {
    onDone: () => {
      toast('The import was undone.');
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
            {preview ? `Undo ${plural(preview.takenBack, 'row')}` : 'Undo it'}
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
            Everything that no one has changed since goes back to what it was. People who have accepted the invitation
            or signed in stay.
          </p>
          <Named
            title={(count) =>
              `${plural(count, 'was', 'were')} new and ${pluralForm(count, 'ends', 'end')} as entered by mistake`
            }
            rows={preview.goes.filter(({ did }) => did === 'created')}
          />
          <Named
            title={(count) => `${plural(count, 'gets', 'get')} back the earlier values`}
            rows={preview.goes.filter(({ did }) => did === 'changed')}
          />
          <Named title={(count) => plural(count, 'stays as it is', 'stay as they are')} rows={preview.kept} />
        </div>
      )}
    </Dialog>
  );
}

type NamedProps = { title: (count: number) => string; rows: readonly { name: string; why?: string }[] };

/** Everybody of whom the same is said, by name. */
const Named = ({ title, rows }: NamedProps) =>
  rows.length > 0 && (
    <section>
      <p className="font-semibold">{title(rows.length)}</p>
      <ul className="mt-1 grid gap-1 text-sm">
        {rows.map(({ name, why }) => (
          <li key={name} className="wrap-anywhere">
            {name} {why !== undefined && <span className="text-muted">{why}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
