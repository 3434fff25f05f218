import type { ClassFacts } from './compare.ts';
import { judge } from './student-figures.ts';
import { wasThere } from '#features/enrollments/stays';
import { isWaiting } from '#features/grading/mark';
import { GRADUATION_STANDINGS, type GraduationStanding } from '#features/graduation/standing';
import type { Instant } from '#kernel/clock';
import { asOf, lastClasses, lastDays } from './pulse-moments.ts';

/** The amount of work that waited for grade or feedback at a moment, of students then in the class. */
function waitingAt({ frame, students }: ClassFacts, at: Instant): number {
  const items = new Map(frame.items.map((item) => [item.id, item]));
  const waits = students
    .filter(({ stays, isBlocked }) => wasThere(stays, at) && !isBlocked)
    .flatMap(({ works }) =>
      [...works].filter(([id, { submittedAt, judgedAt, mark }]) => {
        const item = items.get(id);
        if (!item || submittedAt > at) return false;
        return isWaiting(mark, item) || (judgedAt !== null && judgedAt > at);
      }),
    );
  return waits.length;
}

/** The amount of work that waited at the end of each of the last days. */
export const waitingByDay = (facts: ClassFacts, now: Instant): number[] =>
  lastDays(facts.frame.timeZone, now).map((at) => waitingAt(facts, at));

/** A remote request: when it was made, and when it was decided. */
export interface AskedAndDecided {
  readonly askedAt: Instant;
  readonly decidedAt: Instant | null;
}

/** The number of requests that waited at the end of each of the last days. */
export const requestsByDay = (
  requests: readonly AskedAndDecided[],
  { frame: { timeZone } }: ClassFacts,
  now: Instant,
): number[] =>
  lastDays(timeZone, now).map(
    (at) => requests.filter(({ askedAt, decidedAt }) => askedAt <= at && (decidedAt === null || decidedAt > at)).length,
  );

/** The number of students then in the class with each standing at a moment, in the order of the standings. */
function standingsAt({ frame, students }: ClassFacts, at: Instant): number[] {
  const found = students
    .filter((student) => wasThere(student.stays, at))
    .map((student): GraduationStanding => judge(frame, asOf(student, frame, at), at).standing);
  return GRADUATION_STANDINGS.map((standing) => found.filter((each) => each === standing).length);
}

/** The number of students with each standing after each of the last classes. */
export const standingsByClass = (facts: ClassFacts, now: Instant): number[][] =>
  lastClasses(facts.frame, now).map((at) => standingsAt(facts, at));
