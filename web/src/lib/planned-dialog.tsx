import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog, type DialogProps } from '#kit/dialog.tsx';
import { StandBy } from '#kit/stand-by.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { Planned } from './planned.ts';

type ButtonProps<Shown> = {
  planned: Planned<Shown>;
  tone?: 'primary' | 'danger' | undefined;
  /** True if the plan shown cannot be saved. */
  disabled?: boolean | undefined;
  /** Sends the choices, with the digest of what is shown. */
  onSave: (digest: string) => void;
  children: ReactNode;
};

/** The button that writes exactly what is shown, and waits until the preview matches the latest choice. ADM-044 */
export const PlannedButton = <Shown extends { readonly digest: string }>(props: ButtonProps<Shown>) => {
  const { planned, tone = 'primary', disabled = false, onSave, children } = props;
  const { shown, isLatest, pending } = planned;
  return (
    <Button
      tone={tone}
      pending={pending}
      disabled={disabled || !isLatest}
      onClick={() => shown && onSave(shown.digest)}
    >
      {children}
    </Button>
  );
};

type Props<Shown> = Omit<ButtonProps<Shown>, 'children'> &
  Pick<DialogProps, 'title' | 'size' | 'onClose'> & {
    /** The labels of the buttons. */
    action: string;
    back?: string;
    /** The part before the preview: an explanation or a choice. */
    lead?: ReactNode;
    children: (shown: Shown) => ReactNode;
  };

/** A dialog that previews the effect of a write, with a button that does exactly that. */
export function PlannedDialog<Shown extends { readonly digest: string }>(props: Props<Shown>) {
  const { title, size = 'md', onClose, action, back = 'Cancel', lead, children, ...button } = props;
  const { shown, error, failure } = button.planned;
  return (
    <Dialog
      open
      size={size}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{back}</Button>
          <PlannedButton {...button}>{action}</PlannedButton>
        </>
      }
    >
      <div className="grid gap-4">
        {lead}
        <FailureAlert failure={error} of="preview" />
        <FailureAlert failure={failure} of="save" />
        {shown ? children(shown) : !error && <StandBy />}
      </div>
    </Dialog>
  );
}
