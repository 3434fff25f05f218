import { useState } from 'react';
import { DEMO_NAME } from '@bcs/contract/features/setup/demo-name';
import { pluralForm } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useSendWithPassword } from '#features/identity/send-with-password.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { Output } from '#lib/api.ts';

type Props = { demo: Output<'previewRemoveDemo'>; onClose: () => void };

const number = new Intl.NumberFormat('en');

/** Lists what will be removed, or what prevents it, and asks the person to type the name. ADM-125 */
// No useForm: a name typed as a precaution is not kept.
export function RemoveDemoDialog({ demo: { universities, goes, inTheWay }, onClose }: Props) {
  const [name, setName] = useState('');
  const { send, pending, failure, dialog } = useSendWithPassword('removeDemo', {
    said: 'The demo world was removed.',
    onDone: onClose,
  });
  const isFree = inTheWay.length === 0;
  return (
    <>
      <Dialog open sticky title="Remove the demo world" onClose={onClose}>
        <form
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void send({ name });
          }}
        >
          <FailureAlert failure={failure} of="deed" />
          <p>
            {universities.join(', ')} {pluralForm(universities.length, 'goes', 'go')}, with:
          </p>
          <ul className="grid list-disc gap-1 pl-5">
            {Object.entries(goes).map(([what, count]) => (
              <li key={what}>
                {number.format(count)} {what}
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">Forms, the video library, the history and everything else stay.</p>
          {isFree ? (
            <TextField
              label={`Type “${DEMO_NAME}” to remove it for good`}
              required
              autoComplete="off"
              maxLength={100}
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          ) : (
            <Alert tone="warn" title="This has to be resolved first">
              <ul className="grid gap-1">
                {inTheWay.map((sentence) => (
                  <li key={sentence} className="wrap-anywhere">
                    {sentence}
                  </li>
                ))}
              </ul>
            </Alert>
          )}
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <Button onClick={onClose}>{isFree ? 'Cancel' : 'Close'}</Button>
            {isFree && (
              <Button type="submit" tone="danger" pending={pending}>
                Remove for good
              </Button>
            )}
          </div>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
