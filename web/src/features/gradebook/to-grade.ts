import type { InContext } from '@bcs/contract/features/enrollments/contexts';
import { mayGrade } from '@bcs/contract/features/grading/rights';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';

/** An item with the numbers that staff see of it. */
export type CountedWork = InContext & {
  readonly effectiveDueDate: Instant;
  readonly submittedStudentCount: number | null;
  readonly gradedStudentCount: number | null;
};

/** Counts the submissions of an item that somebody has still to grade; none where others grade them. */
export const toGradeIn = (item: CountedWork, role: Role): number =>
  mayGrade(item, role) ? Math.max(0, (item.submittedStudentCount ?? 0) - (item.gradedStudentCount ?? 0)) : 0;
