import { useState } from 'react';
import { IconCalendarPlus } from '@tabler/icons-react';
import { extendDueDate } from '@bcs/contract/features/coursework/abilities';
import { extensionText, isExtended } from '@bcs/contract/features/coursework/due-date';
import type { Assignment } from '@bcs/contract/features/coursework/model';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
// loaded together with the buttons, so that a refusal is shown even without a network
import '#kit/toast-box.tsx';
import { useMay } from '#lib/may.ts';
import { useSend } from '#lib/send.ts';
import { ExtensionDialog } from './extension-dialog.tsx';

/** Extends the due date for the whole course, changes the extension, or removes it. WORK-022, WORK-023, WORK-025 */
export function DueDateExtension({ assignment }: { assignment: Assignment }) {
  const may = useMay(extendDueDate);
  const [open, setOpen] = useState(false);
  const extend = useSend('extendAssignment', {
    said: ({ assignment: { bufferDays } }) => extensionText(bufferDays),
    onRefused: () => toast('Failed to reset due date extension.', 'bad'),
  });
  if (!may) return null;
  const extended = isExtended(assignment.bufferDays);
  return (
    <span className="mt-2.5 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => setOpen(true)}>
        <IconCalendarPlus size={16} aria-hidden />
        {extended ? 'Change Extension' : 'Extend Due Date'}
      </Button>
      {extended && (
        <Button
          size="sm"
          tone="quiet"
          pending={extend.pending}
          onClick={() => void extend.send({ assignmentId: assignment.id, bufferDays: 0 })}
        >
          Reset Due Date
        </Button>
      )}
      <ExtensionDialog assignment={assignment} open={open} onClose={() => setOpen(false)} />
    </span>
  );
}
