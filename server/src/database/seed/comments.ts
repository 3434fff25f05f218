import { HOUR, plus, type Instant } from '@bcs/contract/kernel/clock';
import type { Role } from '@bcs/contract/kernel/roles';
import type { Calendar } from './calendar.ts';
import type { SeededSubmission } from './hand-in.ts';
import { ENROLLMENTS, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

type Line = readonly [role: Role, enrollmentId: number, text: string];

/** Comments on Maya's ungraded work, one by each role that may comment. */
const THREAD: readonly Line[] = [
  ['student', ENROLLMENTS.student, 'The fight ends in a draw when both fall in the same round. Is that fine?'],
  [
    'instructor',
    ENROLLMENTS.instructor,
    'A draw is fine, but **say so in the README**. Nice use of `super()`, by the way.',
  ],
  ['ta', ENROLLMENTS.ta, 'Have a look at `Monster.attack`: the same five lines stand in `Hero.attack`.'],
  ['ssm', ENROLLMENTS.ssm, 'Well done for handing it in on time, Maya! Let me know if the weekends get too full.'],
  ['admin', ENROLLMENTS.admin, 'May we show this project at the open house?'],
];
const NOAHS: Line = [
  'instructor',
  ENROLLMENTS.instructor,
  'Please deploy the page as well; I can only see the repository.',
];
const PRAISE = [
  'Clean commits, easy to review.',
  'The README needs a screenshot.',
  'Great work on the keyboard support!',
  'Please split the long function in `script.js`.',
] as const;
const PRAISE_FROM = 10;

export function comments(handIns: readonly SeededSubmission[], calendar: Calendar): SeedRow[] {
  const maya = handIns.find(({ id }) => id === IDS.ungradedSubmission);
  const noah = handIns.find(({ id }) => id === IDS.otherStudentsUngradedSubmission);
  if (!maya || !noah) throw new Error('The demo world lacks the submissions that are commented.');
  const thread = THREAD.map((line, index) =>
    comment(index + 1, maya, line, plus(maya.at, (index + 1) * HOUR), calendar),
  );
  const praised = handIns.filter(
    ({ task, grade, seat }) => grade !== null && !task.career && seat.plan === maya.seat.plan && task.number % 4 === 3,
  );
  return [
    ...thread,
    comment(IDS.otherStudentsComment, noah, NOAHS, plus(noah.at, HOUR), calendar),
    ...praised.map((one, index) =>
      comment(
        PRAISE_FROM + index,
        one,
        ['ta', ENROLLMENTS.ta2, PRAISE[index % PRAISE.length] ?? PRAISE[0]],
        one.gradedAt,
        calendar,
      ),
    ),
  ];
}

const comment = (
  id: number,
  { task, id: submission }: SeededSubmission,
  [role, enrollment, text]: Line,
  at: Instant,
  calendar: Calendar,
): SeedRow => ({
  university_id: task.plan.universityId,
  id,
  course_id: IDS.activeCourse,
  submission_id: submission,
  enrollment_id: enrollment,
  author_role: role,
  comment: text,
  created_at: calendar.past(at),
  edited_at: null,
  deleted_at: null,
  deleted_by: null,
});
