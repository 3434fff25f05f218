import { useId, useState, type FormEvent } from 'react';
import { effectiveDueDate, EXTENSION_DAYS, extensionText } from '@bcs/contract/features/coursework/due-date';
import { EXTENSION_DAYS_INVALID } from '@bcs/contract/features/coursework/failures';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

type Props = { assignment: Assignment; open: boolean; onClose: () => void };

const OPTIONS = [
  { value: '', label: 'Number of days' },
  ...EXTENSION_DAYS.map((days) => ({ value: String(days), label: plural(days, 'day') })),
];

/** Lets staff choose 1 to 7 days and shows the resulting date. WORK-021, WORK-024, WORK-032, WORK-034 */
// No useForm: one choice, of which no draft is kept.
export function ExtensionDialog({ assignment, open, onClose }: Props) {
  const { timeZone } = useViewer();
  const form = useId();
  const [days, setDays] = useState('');
  const [missing, setMissing] = useState(false);
  const close = () => {
    setDays('');
    setMissing(false);
    extend.reset();
    onClose();
  };
  const extend = useSend('extendAssignment', {
    said: ({ assignment: { bufferDays } }) => extensionText(bufferDays),
    onDone: () => close(),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setMissing(days === '');
    if (days !== '') void extend.send({ assignmentId: assignment.id, bufferDays: Number(days) });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Extend due date"
      sticky
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={form} tone="primary" pending={extend.pending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="grid gap-4">
        <p className="text-muted">
          For the whole class. Originally due {formatDateTime(assignment.dueDate, timeZone)}.
        </p>
        <SelectField
          label="Extend by"
          options={OPTIONS}
          value={days}
          onChange={(event) => {
            setDays(event.target.value);
            setMissing(false);
          }}
          error={missing ? EXTENSION_DAYS_INVALID.message : null}
          hint={
            days === ''
              ? undefined
              : `New due date: ${formatDateTime(effectiveDueDate(assignment.dueDate, Number(days), timeZone), timeZone)}`
          }
        />
        {extend.failure && <Alert tone="bad">Failed to set due date extension.</Alert>}
      </form>
    </Dialog>
  );
}
