import { plural, pluralForm } from '@bcs/contract/kernel/plural';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';

/** The dialog that says what is undone, and what is kept and why; then it does exactly that. ADM-052 */
export function UndoDialog({ importId, onClose }: { importId: number; onClose: () => void }) {
  const undo = useSend('undoImport', { said: 'The import was undone.', onDone: onClose });
  const planned = usePlanned('previewUndoImport', { importId }, undo);
  const { shown } = planned;
  return (
    <PlannedDialog
      planned={planned}
      size="sm"
      title="Undo this import"
      action={shown ? `Undo ${plural(shown.takenBack, 'row')}` : 'Undo it'}
      onClose={onClose}
      onSave={(digest) => void undo.send({ importId, digest })}
    >
      {({ goes, kept }) => (
        <div className="grid gap-3">
          <p>
            Everything that no one has changed since goes back to what it was. People who have accepted the invitation
            or signed in stay.
          </p>
          <Named
            title={(count) =>
              `${plural(count, 'was', 'were')} new and ${pluralForm(count, 'ends', 'end')} as entered by mistake`
            }
            rows={goes.filter(({ did }) => did === 'created')}
          />
          <Named
            title={(count) => `${plural(count, 'gets', 'get')} back the earlier values`}
            rows={goes.filter(({ did }) => did === 'changed')}
          />
          <Named title={(count) => plural(count, 'stays as it is', 'stay as they are')} rows={kept} />
        </div>
      )}
    </PlannedDialog>
  );
}

type NamedProps = { title: (count: number) => string; rows: readonly { name: string; why?: string }[] };

/** A list of the people about whom the same is said. */
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
