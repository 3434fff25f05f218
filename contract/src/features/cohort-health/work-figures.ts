import { HOUR, msOf, type Instant } from '#kernel/clock';
import { wasEnrolledAt } from '#features/enrollments/stays';
import { gradeOfMark, isJudged, isWaiting } from '#features/grading/mark';
import { GRADE_LETTERS, letterOf } from '#features/grading/scale';
import type { ClassFrame, ClassItem, StudentFacts, WorkFacts } from './facts.ts';

const DAY = 24 * HOUR;

/** The timing of a submission; 'missing' means that it was due but not submitted. */
export type SubmissionTiming = 'inTime' | 'late' | 'missing';

/**
 * Tells whether a student's work was in time; null for items that were due while the student was not in the class.
 * SUCC-066
 */
export function submissionTimingOf(
  { id, effectiveDueDate }: ClassItem,
  student: StudentFacts,
  now: Instant,
): SubmissionTiming | null {
  if (effectiveDueDate >= now || !wasEnrolledAt(student.stays, effectiveDueDate)) return null;
  const work = student.works.get(id);
  if (!work) return 'missing';
  return work.firstSubmittedAt > effectiveDueDate ? 'late' : 'inTime';
}

/** The counts for one item that was due. */
export interface ItemFigures {
  readonly item: ClassItem;
  readonly counts: Record<SubmissionTiming, number>;
}

/** Counts for each due item how many submissions were in time, late or missing. SUCC-065 */
export const handInsBy = ({ items }: ClassFrame, students: readonly StudentFacts[], now: Instant): ItemFigures[] =>
  items
    .filter(({ effectiveDueDate }) => effectiveDueDate < now)
    .map((item) => {
      const counts = { inTime: 0, late: 0, missing: 0 };
      for (const student of students) {
        const handIn = submissionTimingOf(item, student, now);
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
export function countLetters(frame: ClassFrame, students: readonly StudentFacts[]): number[] {
  const given = worksOf(frame, students).flatMap(({ work }) => gradeOfMark(work.mark) ?? []);
  return GRADE_LETTERS.map((letter) => given.filter((grade) => letterOf(grade) === letter).length);
}

/** The ranges of days between submission and judgement; each range ends where the next one starts. SUCC-065 */
export const WAIT_BINS = [
  { from: 0, label: '0' },
  { from: 1, label: '1–2' },
  { from: 3, label: '3–4' },
  { from: 5, label: '5–7' },
  { from: 8, label: '8–14' },
  { from: 15, label: '15+' },
] as const;

/** The whole days between two moments, at least 0. */
export const wholeDaysBetween = (from: Instant, to: Instant): number =>
  Math.max(0, Math.floor((msOf(to) - msOf(from)) / DAY));

export interface WaitingWork {
  /** The amount of ungraded work of students who are in the class. */
  readonly waiting: number;
  /** The number of days that the oldest has been waiting; null if none is waiting. */
  readonly oldest: number | null;
}

/** Counts judged work by the number of days it had waited, for each bin. */
export function countJudgedByWait(frame: ClassFrame, students: readonly StudentFacts[]): number[] {
  const judged = WAIT_BINS.map(() => 0);
  for (const { item, work } of worksOf(frame, students)) {
    if (!isJudged(work.mark, item) || work.judgedAt === null) continue;
    const days = wholeDaysBetween(work.submittedAt, work.judgedAt);
    const bin = WAIT_BINS.findLastIndex(({ from }) => from <= days);
    judged[bin] = (judged[bin] ?? 0) + 1;
  }
  return judged;
}

/** Finds the amount and age of the work that is still ungraded. */
export function findWaitingWork(frame: ClassFrame, students: readonly StudentFacts[], now: Instant): WaitingWork {
  const waiting = worksOf(
    frame,
    students.filter(({ active, isBlocked }) => active && !isBlocked),
  ).flatMap(({ item, work }) => (isWaiting(work.mark, item) ? [wholeDaysBetween(work.submittedAt, now)] : []));
  return { waiting: waiting.length, oldest: waiting.length === 0 ? null : Math.max(...waiting) };
}
