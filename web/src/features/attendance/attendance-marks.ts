import type { Square } from '#kit/plot/squares.ts';

/**
 * Somebody's attendance at a class, or that the class is still to come; 'approved' means remote attendance that is
 * approved in advance. D-242
 */
export type AttendanceMark = 'present' | 'remote' | 'absent' | 'exception' | 'none' | 'future' | 'approved';

/** The look of each mark: its shape distinguishes it, and the legend names it. */
export const ATTENDANCE_MARKS: Readonly<Record<AttendanceMark, Omit<Square, 'title'> & { readonly label: string }>> = {
  present: { shape: 'square', tone: 'good', label: 'Present' },
  remote: { shape: 'disc', tone: 'brand', label: 'Remote' },
  absent: { shape: 'cross', tone: 'bad', label: 'Absent' },
  exception: { shape: 'slash', tone: 'warn', label: 'Excused' },
  none: { shape: 'frame', tone: 'neutral', label: 'Not recorded' },
  future: { shape: 'dot', tone: 'neutral', label: 'To come' },
  approved: { shape: 'ring', tone: 'brand', label: 'To come, remote' },
};

/**
 * Says in words what the squares show: '41 present, 2 remote, 1 absent, 10 to come'. A class with remote attendance
 * approved in advance is still to come.
 */
export function marksText(marks: readonly (AttendanceMark | null)[]): string {
  const counted = (Object.keys(ATTENDANCE_MARKS) as AttendanceMark[]).flatMap((kind) => {
    const count = marks.filter((mark) => (mark === 'approved' ? 'future' : mark) === kind).length;
    return count === 0 ? [] : [`${count} ${ATTENDANCE_MARKS[kind].label.toLowerCase()}`];
  });
  return counted.join(', ') || 'No classes';
}
