import { HOUR, plus } from '@bcs/contract/kernel/clock';
import { effectiveDue, type PlantedAssignment } from './assignments.ts';
import type { Calendar } from './calendar.ts';
import { courseIdOf } from './plans.ts';
import type { SeededEnrollment } from './enrollments.ts';
import type { SeededSubmission } from './hand-in.ts';
import { IDS, submissionId } from './ids.ts';
import type { Random } from './random.ts';
import { workInStory } from './stories.ts';

type Fate = Readonly<{ grade?: string; late?: boolean; again?: number; statusId?: number }>;
type Fates = Readonly<Record<number, Fate | null>>;

/** Maya's work: one overdue assignment, open work, and every state that a student can see. */
const MAYA: Fates = {
  1: { grade: 'A' },
  2: { grade: 'A-' },
  3: { grade: 'A' },
  4: { grade: 'A-' },
  5: { grade: 'B+' },
  6: { grade: 'B', late: true },
  7: { grade: 'A+' },
  8: { grade: 'B-' },
  9: { grade: 'A' },
  10: {},
  11: null,
  12: null,
  27: null,
  30: { grade: 'Incomplete', again: 1 },
  31: { statusId: 6 },
  32: { statusId: 2 },
  33: { statusId: 1 },
  34: null,
};
/** Noah's work: weaker, including an Incomplete that counts as overdue. */
const NOAH: Fates = {
  1: { grade: 'B' },
  2: null,
  3: { grade: 'B' },
  4: { grade: 'C+' },
  5: { grade: 'B-' },
  6: { grade: 'Incomplete' },
  7: { grade: 'C' },
  8: { grade: 'D+', late: true },
  9: { grade: 'B' },
  10: {},
  11: { grade: 'B+' },
  12: null,
  27: {},
  30: null,
  31: { statusId: 5 },
  32: { statusId: 3 },
  33: {},
  34: null,
};
const DECIDED: Readonly<Record<number, Fates>> = { 1: MAYA, 2: {}, 3: NOAH };

const GRADES = [
  'A',
  'A',
  'A',
  'A-',
  'A-',
  'A+',
  'B+',
  'B+',
  'B',
  'B',
  'B-',
  'C+',
  'C',
  'C-',
  'D+',
  'D',
  'D-',
  'F',
  'Incomplete',
  'Incomplete',
] as const;
const STATUSES = [1, 1, 2, 2, 6, 6, 6, 5, 3, 4, 7] as const;
const GRADED_WITHIN_DAYS = 6;

/**
 * Plants a student's submissions.
 * @param number the student's number in the course, from 1
 */
export function handIn(
  task: PlantedAssignment,
  seat: SeededEnrollment,
  number: number,
  calendar: Calendar,
  random: Random,
): SeededSubmission | null {
  const isRunning = courseIdOf(task.plan) === IDS.activeCourse;
  const decided = isRunning ? DECIDED[number]?.[task.number] : undefined;
  const fate = decided === undefined ? chance(task, calendar, random) : decided;
  if (fate === null) return null;
  const due = effectiveDue(task, calendar);
  const firstAt = calendar.past(plus(due, (fate.late ? random.between(3, 40) : -random.between(2, 70)) * HOUR));
  const again = fate.again ?? 0;
  const at = again > 0 ? calendar.past(plus(firstAt, again * 40 * HOUR)) : firstAt;
  const one = {
    id: submissionId(task.id, number),
    task,
    seat,
    firstAt,
    at,
    again,
    grade: fate.grade ?? null,
    gradedAt: calendar.past(plus(at, random.between(5, 60) * HOUR)),
    statusId: fate.statusId ?? null,
  };
  return isRunning ? workInStory(one, number, calendar) : one;
}

function chance(task: PlantedAssignment, calendar: Calendar, random: Random): Fate | null {
  const due = effectiveDue(task, calendar);
  const days = task.dueOffset + task.bufferDays;
  if (due > calendar.anchor) return days < 5 && random.percent(25) ? {} : null;
  if (!random.percent(task.brief.required ? 90 : 60)) return null;
  const late = days < -2 && random.percent(8);
  if (task.career) return random.percent(85) ? { late, statusId: random.pick(STATUSES) } : { late };
  if (days > -GRADED_WITHIN_DAYS && random.percent(50)) return { late };
  const grade = random.pick(GRADES);
  const again = grade === 'Incomplete' ? random.between(0, 3) : random.percent(4) ? 1 : 0;
  return { late, grade, again };
}
