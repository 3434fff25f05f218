import { isAcademic } from '#features/enrollments/contexts';
import { hadJoinedBy, wasEnrolledAt } from '#features/enrollments/stays';
import { earlier, type Instant } from '#kernel/clock';
import { attendanceUntil, totalOf } from './attendance-figures.ts';
import { meetingsOf, type ClassFrame, type StudentFacts, type WorkFacts } from './facts.ts';
import { calculateAverages } from './record.ts';
import { guardShare, SMALLEST_GROUP } from './small-groups.ts';
import { handInsBy, type ItemFigures } from './work-figures.ts';

export interface ClassFacts {
  readonly frame: ClassFrame;
  readonly students: readonly StudentFacts[];
}

/** The class reduced to its academic work, for readers who may not see career work. D-241 */
export const academicOnly = ({ frame, students }: ClassFacts): ClassFacts => ({
  frame: { ...frame, items: frame.items.filter(isAcademic) },
  students,
});

/** The figures by which classes are compared; null where a figure would reveal a group smaller than five. */
export interface ClassComparison {
  readonly attendance: number | null;
  readonly submittedInTime: number | null;
  readonly average: number | null;
  readonly left: number | null;
}

/** The number of submissions in time, and of all that were due. Later submissions do not change it. */
export const countInTime = (figures: readonly ItemFigures[]): readonly [inTime: number, due: number] =>
  figures.reduce<readonly [number, number]>(
    ([part, whole], { counts }) => [part + counts.inTime, whole + counts.inTime + counts.late + counts.missing],
    [0, 0],
  );

/** The number of meetings that had begun at a moment. */
export const meetingsHeld = (frame: ClassFrame, now: Instant): number =>
  meetingsOf(frame).filter(({ startTime }) => startTime <= now).length;

/** A student's facts, limited to the work that was judged by a given time, with its present mark. */
const judgedBy = (student: StudentFacts, at: Instant): StudentFacts => ({
  ...student,
  works: new Map(
    [...student.works].filter(([, work]: [number, WorkFacts]) => work.judgedAt !== null && work.judgedAt <= at),
  ),
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of the students' averages at a given time; null for fewer than five students. */
function averageAt({ frame, students }: ClassFacts, at: Instant): number | null {
  const averages = students.flatMap((student) => calculateAverages(frame, judgedBy(student, at)).slice(-1));
  return averages.length < SMALLEST_GROUP ? null : Math.round(mean(averages));
}

/**
 * Describes a class at its n-th meeting. Each rate counts the students who were in the class at that meeting or due
 * date, so that departures do not improve the figures. Small groups are hidden from all readers, because the comparison
 * shows no names. SUCC-066, SUCC-068
 */
export function compareAtMeeting(facts: ClassFacts, meeting: number, now: Instant): ClassComparison | null {
  const { frame, students } = facts;
  const reached = meetingsOf(frame)[meeting - 1] ?? meetingsOf(frame).at(-1);
  if (!reached) return null;
  const at = earlier(reached.startTime, now);
  const { present, remote, absent } = totalOf(attendanceUntil(frame, students, at));
  const begun = students.filter(({ stays }) => hadJoinedBy(stays, at));
  const left = begun.filter(({ stays }) => !wasEnrolledAt(stays, at));
  return {
    attendance: guardShare(present + remote, present + remote + absent),
    // work that was due before the meeting began
    submittedInTime: guardShare(...countInTime(handInsBy(frame, students, at))),
    average: averageAt(facts, at),
    left: guardShare(left.length, begun.length),
  };
}
