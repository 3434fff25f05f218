import { useState } from 'react';
import { plural } from '@bcs/contract/kernel/plural';
import { standingText } from '#features/assignment-editor/consequence-words.ts';
import { toast } from '#kit/toasts.ts';
import type { Output } from '#lib/api.ts';
import { PlannedDialog } from '#lib/planned-dialog.tsx';
import { usePlanned } from '#lib/planned.ts';
import { useSend } from '#lib/send.ts';
import { cancelSentences } from './hanging-words.ts';
import { SentenceList } from './sentence-list.tsx';

type Props = { courseId: number; sessionId: number; name: string; isCancelled: boolean; onClose: () => void };

type Affected = Output<'previewCancelSession'>['students'][number];

const textOf = ({ absences: { from, to }, verdict }: Affected) =>
  [
    from === to ? '' : `from ${plural(from, 'absence')} to ${plural(to, 'absence')}`,
    verdict ? `from ${standingText(verdict.from)} to ${standingText(verdict.to)}` : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The students whose absences or graduation status change. ADM-087 */
const AffectedList = ({ students }: { students: readonly Affected[] }) =>
  students.length === 0 ? null : (
    <section className="grid gap-2">
      <h3 className="font-semibold">
        {plural(
          students.length,
          'student whose absences or graduation status changes',
          'students whose absences or graduation status change',
        )}
      </h3>
      <ul className="grid max-h-72 gap-2 overflow-y-auto">
        {students.map((student) => (
          <li key={student.studentEnrollmentId} className="grid">
            <span className="wrap-anywhere">{student.name}</span>
            <span className="text-sm text-muted">{textOf(student)}</span>
          </li>
        ))}
      </ul>
    </section>
  );

/** The consequences of canceling or restoring a session, and the button that does exactly that. ADM-087 */
export function CancelDialog({ courseId, sessionId, name, isCancelled: stands, onClose }: Props) {
  // as it was opened: the page knows of the write before the dialog closes
  const [isCancelled] = useState(stands);
  const input = { courseId, sessionId };
  const done = (text: string) => ({
    onDone: () => {
      toast(text, 'good');
      onClose();
    },
  });
  const cancel = useSend('cancelSession', done('The session was cancelled.'));
  const restore = useSend('restoreSession', done('The session takes place again.'));
  const save = isCancelled ? restore : cancel;
  return (
    <PlannedDialog
      planned={usePlanned('previewCancelSession', input, save)}
      title={isCancelled ? `Restore ${name}?` : `Cancel ${name}?`}
      action={isCancelled ? 'Restore session' : 'Cancel session'}
      back="Back"
      tone={isCancelled ? 'primary' : 'danger'}
      lead={
        <p>
          {isCancelled
            ? 'The session takes place again, with its attendance and its requests.'
            : 'The session is kept and can be restored at any time. Until then it does not count anywhere.'}
        </p>
      }
      onClose={onClose}
      onSave={(digest) => void save.send({ ...input, digest })}
    >
      {(shown) => (
        <>
          <SentenceList sentences={cancelSentences(shown)} />
          <AffectedList students={shown.students} />
        </>
      )}
    </PlannedDialog>
  );
}
