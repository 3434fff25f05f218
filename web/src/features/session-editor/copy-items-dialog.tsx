import { useState } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { CopiedItem } from '#features/scheduling/copied-item.tsx';
import { withDateChoice, type ChosenDate } from '#features/scheduling/copy-form.ts';
import { resourcesText } from '#features/scheduling/copied-resources.ts';
import { Alert } from '#kit/alert.tsx';
import type { Input } from '#lib/api.ts';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';

type Asked = Pick<Input<'previewCopyItems'>, 'courseId' | 'targetId' | 'items'>;
type Props = { asked: Asked; zone: string; onClose: () => void; onCopied: () => void };

/** Every item with its old date, its new one in the other class and why; each can be edited. ADM-101 */
export function CopyItemsDialog({ asked, zone, onClose, onCopied }: Props) {
  const [chosen, setChosen] = useState<ChosenDate[]>([]);
  const input = { ...asked, chosen };
  const copy = useSend('copyItems', {
    said: ({ copied }) => plural(copied, 'item copied.', 'items copied.'),
    onDone: () => onCopied(),
  });
  const planned = usePlanned('previewCopyItems', input, copy);
  const { shown } = planned;
  return (
    <PlannedDialog
      planned={planned}
      size="lg"
      title={shown ? `Copy to ${shown.code}` : 'Copy to another class'}
      action="Copy"
      disabled={(shown?.unsettled ?? 0) > 0}
      onClose={onClose}
      onSave={(digest) => void copy.send({ ...input, digest })}
    >
      {({ items, unsettled, resources, timeZone }) => (
        <>
          {unsettled > 0 && (
            <Alert tone="warn">
              {plural(unsettled, 'item falls', 'items fall')} after the end of the class. Give each one another date, or
              leave it behind.
            </Alert>
          )}
          {resources > 0 && <p className="text-sm text-muted">{resourcesText(resources)}</p>}
          <ul aria-label="Dates in the other class" className="divide-y divide-line">
            {items.map((item) => (
              <CopiedItem
                key={`${item.kind} ${item.id}`}
                item={item}
                zones={{ old: zone, new: timeZone }}
                sessions={items}
                onChoose={(startTime) => setChosen((before) => withDateChoice(before, item, startTime))}
              />
            ))}
          </ul>
        </>
      )}
    </PlannedDialog>
  );
}
