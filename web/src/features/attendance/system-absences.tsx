import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { plural } from '@bcs/contract/kernel/plural';
import { Alert } from '#kit/alert.tsx';
import { Button } from '#kit/button.tsx';
import { toast } from '#kit/toasts.ts';
import { useSend } from '#lib/send.ts';

type Props = { sessionId: number; students: readonly StudentAttendance[] };

const isBySystem = ({ statusCode, setBy }: StudentAttendance) => statusCode === 'absent' && setBy === null;

/** Says which absences the system recorded at the end of the class, and lets staff undo them at once. */
export function SystemAbsences({ sessionId, students }: Props) {
  const undo = useSend('undoSystemAbsences', {
    said: ({ undone }) => plural(undone, 'absence was taken back.', 'absences were taken back.'),
    onRefused: (failure) => toast(failure.message, 'bad'),
  });
  const count = students.filter(isBySystem).length;
  if (count === 0) return null;
  return (
    <div className="border-b border-line p-4 sm:px-5">
      <Alert
        action={
          <Button size="sm" pending={undo.pending} onClick={() => void undo.send({ sessionId })}>
            Take back all
          </Button>
        }
      >
        {plural(count, 'student was', 'students were')} set absent by the system at the end of the class.
      </Alert>
    </div>
  );
}
