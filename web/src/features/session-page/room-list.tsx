import { fullName } from '@bcs/contract/kernel/full-name';
import type { StudentAttendance } from '@bcs/contract/features/attendance/model';
import { IconCircleCheck } from '@tabler/icons-react';

const isIn = ({ statusCode }: StudentAttendance) => statusCode === 'present' || statusCode === 'remote';
const latestFirst = (a: StudentAttendance, b: StudentAttendance) => Number((a.setAt ?? '') < (b.setAt ?? '')) - 0.5;

/** The students who have checked in, the latest first, as it happens. */
export function RoomList({ students }: { students: readonly StudentAttendance[] }) {
  const here = students.filter(isIn).toSorted(latestFirst);
  return (
    <section aria-labelledby="room-list" className="room-list grid gap-3">
      <h2 id="room-list" className="font-bold tabular-nums" aria-live="polite" aria-atomic>
        {here.length} of {students.length} checked in
      </h2>
      {here.length === 0 ? (
        <p className="text-white/85">Nobody has checked in yet.</p>
      ) : (
        <ul className="room-small flex flex-wrap gap-2" aria-labelledby="room-list">
          {here.map(({ student, statusCode }) => (
            <li key={student.id} className="flex items-center gap-1.5 rounded-full py-1.5">
              <IconCircleCheck size={18} aria-hidden />
              {fullName(student)}
              {statusCode === 'remote' && <span className="text-sm text-white/85">remote</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
