import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FailureAlert } from '#lib/failure-alert.tsx';
import type { CallFailed } from '#lib/call-failed.ts';

type Props = {
  title: string;
  pending: boolean;
  failure: CallFailed | null;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog in which a program, a cohort or a room is written. */
export function PartDialog({ title, pending, failure, onSave, onClose, children }: Props) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Dialog open sticky title={title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {Object.keys(failure?.fields ?? {}).length === 0 && <FailureAlert failure={failure} of="save" />}
        {children}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" pending={pending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
