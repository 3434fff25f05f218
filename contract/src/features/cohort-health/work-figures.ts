import { HOUR, msOf, type Instant } from '#kernel/clock';
import { wasThere } from '#features/enrollments/stays';
import { gradeOf, isJudged, isWaiting } from '#features/grading/mark';
import { GRADE_LETTERS, letterOf } from '#features/grading/scale';
import type { ClassFrame, ClassItem, StudentFacts, WorkFacts } from './facts.ts';

const DAY = 24 * HOUR;

/** in time; late; missing: due, and not handed in. */
export type SubmissionTiming = 'inTime' | 'late' | 'missing';

/** The state of a student's work on an item that was due while they were in the class; null for others. SUCC-066 */
export function handInOf(
  { id, effectiveDueDate }: ClassItem,
  student: StudentFacts,
  now: Instant,
): SubmissionTiming | null {
  if (effectiveDueDate >= now || !wasThere(student.stays, effectiveDueDate)) return null;
  const work = student.works.get(id);
  if (!work) return 'missing';
  return work.firstSubmittedAt > effectiveDueDate ? 'late' : 'inTime';
}

/** One item that was due. */
export interface ItemFigures {
  readonly item: ClassItem;
  readonly counts: Record<SubmissionTiming, number>;
}

/** Counts by item, of those that were due, how many were handed in in time, late or not at all. SUCC-065 */
export const handInsBy = ({ items }: ClassFrame, students: readonly StudentFacts[], now: Instant): ItemFigures[] =>
  items
    .filter(({ effectiveDueDate }) => effectiveDueDate < now)
    .map((item) => {
      const counts = { inTime: 0, late: 0, missing: 0 };
      for (const student of students) {
        const handIn = handInOf(item, student, now);
        if (handIn && !(student.isBlocked && handIn === 'missing')) counts[handIn] += 1;
      }
      return { item, counts };
    });

const worksOf = ({ items }: ClassFrame, students: readonly StudentFacts[]): { item: ClassItem; work: WorkFacts }[] =>
  students.flatMap(({ works }) =>
    items.flatMap((item) => {
      const work = works.get(item.id);
      return work ? [{ item, work }] : [];
    }),
  );

/** The number of grades of each letter, in the order of the letters. SUCC-065 */
export function lettersOf(frame: ClassFrame, students: readonly StudentFacts[]): number[] {
  const given = worksOf(frame, students).flatMap(({ work }) => gradeOf(work.mark) ?? []);
  return GRADE_LETTERS.map((letter) => given.filter((grade) => letterOf(grade) === letter).length);
}

/** The days between handing in and grade or feedback; each bin reaches to the next. SUCC-065 */
export const WAIT_BINS = [
  { from: 0, label: '0' },
  { from: 1, label: '1–2' },
  { from: 3, label: '3–4' },
  { from: 5, label: '5–7' },
  { from: 8, label: '8–14' },
  { from: 15, label: '15+' },
] as const;

/** Whole days between two moments, never below 0. */
export const daysFrom = (from: Instant, to: Instant): number => Math.max(0, Math.floor((msOf(to) - msOf(from)) / DAY));

export interface WaitingWork {
  /** The amount of work that waits for grade or feedback, of students who are in the class. */
  readonly waiting: number;
  /** Since how many days the longest; null where nothing waits. */
  readonly oldest: number | null;
}

/** The amount of judged work by the days it had waited for its grade or feedback, one number for each bin. */
export function waitedOf(frame: ClassFrame, students: readonly StudentFacts[]): number[] {
  const judged = WAIT_BINS.map(() => 0);
  for (const { item, work } of worksOf(frame, students)) {
    if (!isJudged(work.mark, item) || work.judgedAt === null) continue;
    const days = daysFrom(work.submittedAt, work.judgedAt);
    const bin = WAIT_BINS.findLastIndex(({ from }) => from <= days);
    judged[bin] = (judged[bin] ?? 0) + 1;
  }
  return judged;
}

/** The work that waits for its grade or feedback now. */
export function waitingOf(frame: ClassFrame, students: readonly StudentFacts[], now: Instant): WaitingWork {
  const waiting = worksOf(
    frame,
    students.filter(({ active, isBlocked }) => active && !isBlocked),
  ).flatMap(({ item, work }) => (isWaiting(work.mark, item) ? [daysFrom(work.submittedAt, now)] : []));
  return { waiting: waiting.length, oldest: waiting.length === 0 ? null : Math.max(...waiting) };
}
