import { SquareStrip, StripLegend } from '#kit/plot/square-strip.tsx';
import { ATTENDANCE_MARKS, marksText, type AttendanceMark } from './attendance-marks.ts';

/** A class with the attendance mark of a student. */
export interface MarkedClass {
  readonly mark: AttendanceMark;
  /** The class that the mark is about: 'Tue, Mar 10: React Hooks'. */
  readonly name: string;
}

type Props = {
  /** A class per column, or a week with its classes; null leaves a place empty. */
  columns: readonly (readonly (MarkedClass | null)[])[];
  /** The enlargement; 1, the default, is the size of a strip that stands beside words. */
  grow?: number;
};

/** A strip with a square for each class. */
export const AttendanceStrip = ({ columns, grow = 1 }: Props) => (
  <SquareStrip
    grow={grow}
    label={`Attendance: ${marksText(columns.flat().map((each) => each?.mark ?? null))}`}
    columns={columns.map((classes) =>
      classes.map((each) => {
        if (!each) return null;
        const { shape, tone, label } = ATTENDANCE_MARKS[each.mark];
        return { shape, tone, title: `${each.name}: ${label}` };
      }),
    )}
  />
);

const KEYS = Object.values(ATTENDANCE_MARKS).map((look) => ({ ...look, title: look.label }));

/** The meaning of the shapes. */
export const AttendanceLegend = () => <StripLegend keys={KEYS} />;
