import type { ReactNode } from 'react';
import { FailureAlert } from '#lib/failure-alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import type { CallFailed } from '#lib/call-failed.ts';
import { useCheckedForm } from '#lib/checked-form.ts';

type Props<Problems> = {
  title: string;
  size?: 'md' | 'lg';
  action?: string;
  pending: boolean;
  failure: CallFailed | null;
  /** What stands in the way; shown once somebody has tried. */
  problems: Problems;
  /** Another button, at the left. */
  more?: ReactNode;
  onSave: () => void;
  onClose: () => void;
  children: (shown: Partial<Problems>) => ReactNode;
};

/** A dialog in which something of a plan is written. */
export function FormDialog<Problems extends object>(props: Props<Problems>) {
  const { title, size = 'md', action = 'Save', pending, failure, problems, more, onSave, onClose, children } = props;
  const { ref, submit, tried } = useCheckedForm(Object.keys(problems).length === 0, onSave);
  return (
    <Dialog open sticky size={size} title={title} onClose={onClose}>
      <form ref={ref} noValidate onSubmit={submit} className="grid gap-4">
        {children(tried ? problems : {})}
        <FailureAlert failure={failure} of="save" />
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
          {more}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" pending={pending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
