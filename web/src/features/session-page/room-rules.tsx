import { setAttendanceRules } from '@bcs/contract/features/attendance/abilities';
import type { AttendanceRules } from '@bcs/contract/features/attendance/model';
import { roleMay } from '@bcs/contract/kernel/ability';
import { useState } from 'react';
import { Alert } from '#kit/alert.tsx';
import { TitledCard } from '#kit/titled-card.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { toast } from '#kit/toasts.ts';
import { useSend } from '#lib/send.ts';
import { useViewer } from '#lib/viewer.ts';

/** The rules of attendance in this course: two switches for some, a word for the others. */
export function RoomRules({ rules }: { rules: AttendanceRules }) {
  const { role, courseId } = useViewer();
  // shown at once, and until the server has answered
  const [wish, setWish] = useState<AttendanceRules | null>(null);
  const { checkInCodeRequired, absentAfterSession } = wish ?? rules;
  const change = useSend('setAttendanceRules', { onRefused: (failure) => toast(failure.message, 'bad') });
  if (!roleMay(setAttendanceRules, role)) {
    return rules.checkInCodeRequired ? null : (
      <Alert>This course does not require a code. Admins and student success managers can change that.</Alert>
    );
  }
  const set = async (changed: Partial<AttendanceRules>) => {
    setWish({ ...rules, ...changed });
    // the other switch may have been pressed by somebody else
    await change.send({ courseId, ...changed });
    setWish(null);
  };
  return (
    <TitledCard
      pad
      title="Attendance in this course"
      lead="Applies to all sessions from now on."
      className="grid gap-3"
    >
      <Checkbox
        label="Require the code at check-in"
        hint="Students enter the code shown in the classroom."
        checked={checkInCodeRequired}
        disabled={change.pending}
        onChange={({ currentTarget }) => void set({ checkInCodeRequired: currentTarget.checked })}
      />
      <Checkbox
        label="Mark absences automatically"
        hint="At the end of a class, students without a status are marked absent, unless they asked to attend remotely. You can undo this per session."
        checked={absentAfterSession}
        disabled={change.pending}
        onChange={({ currentTarget }) => void set({ absentAfterSession: currentTarget.checked })}
      />
    </TitledCard>
  );
}
