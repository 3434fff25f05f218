import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { plural } from '@bcs/contract/kernel/plural';
import { CopiedItem } from '#features/scheduling/copied-item.tsx';
import { withChoice, type ChosenDate } from '#features/scheduling/copy-form.ts';
import { resourcesText } from '#features/scheduling/copied-resources.ts';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { toast } from '#kit/toasts.ts';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Input } from '#lib/api.ts';
import { callQuery } from '#lib/queries.ts';
import { useSend } from '#lib/send.ts';

type Asked = Pick<Input<'previewCopyItems'>, 'courseId' | 'targetId' | 'items'>;
type Props = { asked: Asked; zone: string; onClose: () => void; onCopied: () => void };

/** Every item with its old date, its new one in the other class and why; each can be edited. ADM-101 */
export function CopyItemsDialog({ asked, zone, onClose, onCopied }: Props) {
  const [chosen, setChosen] = useState<ChosenDate[]>([]);
  const input = { ...asked, chosen };
  const { data, error, isPlaceholderData } = useQuery({
    ...callQuery('previewCopyItems', input),
    placeholderData: keepPreviousData,
  });
  const copy = useSend('copyItems', {
    onDone: ({ copied }) => {
      toast(plural(copied, 'item copied.', 'items copied.'), 'good');
      onCopied();
    },
  });
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={data ? `Copy to ${data.code}` : 'Copy to another class'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            tone="primary"
            disabled={!data || data.unsettled > 0 || isPlaceholderData}
            pending={copy.pending}
            onClick={() => data && void copy.send({ ...input, digest: data.digest })}
          >
            Copy
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={copy.failure} of="save" />
        {data && data.unsettled > 0 && (
          <Alert tone="warn">
            {plural(data.unsettled, 'item falls', 'items fall')} after the end of the class. Give each one another date,
            or leave it behind.
          </Alert>
        )}
        {data && data.resources > 0 && <p className="text-sm text-muted">{resourcesText(data.resources)}</p>}
        {data ? (
          <ul aria-label="Dates in the other class" className="divide-y divide-line">
            {data.items.map((item) => (
              <CopiedItem
                key={`${item.kind} ${item.id}`}
                item={item}
                zones={{ old: zone, new: data.timeZone }}
                sessions={data.items}
                onChoose={(startTime) => setChosen((before) => withChoice(before, item, startTime))}
              />
            ))}
          </ul>
        ) : (
          !error && <StandBy />
        )}
      </div>
    </Dialog>
  );
}
