import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog, type DialogProps } from '#kit/dialog.tsx';
import { FormFrame, type FrameProps } from './form-frame.tsx';

type Props<Value> = FrameProps<Value> &
  Pick<DialogProps, 'title' | 'size' | 'onClose'> & {
    /** The label of the button. */
    action?: string;
    tone?: 'primary' | 'danger';
    disabled?: boolean;
    /** Other buttons, shown before Cancel. */
    more?: ReactNode;
  };

/** A form in a dialog. Typed text survives Cancel: it is offered when the dialog is opened again. */
export function FormDialog<Value>({ title, size, onClose, action = 'Save', tone = 'primary', ...rest }: Props<Value>) {
  const { disabled = false, more, ...frame } = rest;
  return (
    <Dialog open sticky title={title} size={size} onClose={onClose}>
      <FormFrame
        {...frame}
        buttons={
          <div className="mt-2 flex flex-wrap justify-end gap-2 max-sm:*:grow">
            {more}
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" tone={tone} pending={frame.form.pending} disabled={disabled}>
              {action}
            </Button>
          </div>
        }
      />
    </Dialog>
  );
}
