import { addDays, courseWeek, daysBetween, HOUR, plus, weekday, weekOf } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { courseIdOf, type Plan } from './courses.ts';
import { studentsOf, type Seat } from './enrollments.ts';
import { ENROLLMENTS, IDS } from './ids.ts';
import type { Row } from './plant.ts';
import { randomOf, type Random } from './random.ts';

const FRIDAY = 5;
/** Percent of the class that answers in each week; week 7 and the current one stay below half. */
const TURNOUT = [92, 88, 84, 80, 88, 72, 40, 70, 64] as const;
const CURRENT_TURNOUT = 38;
/** They always answer, so that no survey locks them at login; Leo's answer for the current week is missing. */
const ALWAYS: readonly number[] = [
  ENROLLMENTS.student,
  ENROLLMENTS.student2,
  ENROLLMENTS.taAsStudent,
  ENROLLMENTS.lakesideStudent,
];

const ON_INSTRUCTOR = [
  'The live debugging was the best part.',
  'A little slower when new syntax appears, please.',
  'Clear examples, thank you!',
  null,
  null,
] as const;
const NOTES = ['The room was very cold.', 'More time for the pair exercise would help.', null, null, null] as const;

/** The week whose survey is open: it opens on Friday and stays open for seven days (G1). */
function openWeek(plan: Plan, calendar: Calendar): number {
  const today = calendar.day(0);
  const friday = addDays(today, -((weekday(today) - FRIDAY + 7) % 7));
  return Math.max(0, courseWeek(calendar.day(plan.from), friday));
}

/** The answers of a running course, week by week. */
export function weeklyFeedback(plan: Plan, calendar: Calendar): Row[] {
  const random = randomOf(`feedback ${courseIdOf(plan)}`);
  const current = openWeek(plan, calendar);
  const weeks = Array.from({ length: current }, (_, index) => index + 1);
  return weeks.flatMap((week) => {
    const turnout = week === current ? CURRENT_TURNOUT : TURNOUT[(week - 1) % TURNOUT.length];
    const students = studentsOf(plan);
    // not drawn by chance: the share must be above or below half in every run
    const wanted = Math.round((students.length * (turnout ?? 0)) / 100);
    const willing = students.filter(({ id }) => ALWAYS.includes(id));
    const others = rotated(
      students.filter(({ id }) => !ALWAYS.includes(id) && !(week === current && id === ENROLLMENTS.survey)),
      week * 5,
    );
    return [...willing, ...others]
      .slice(0, Math.max(wanted, willing.length))
      .map((seat) => answer(seat, week, calendar, random));
  });
}

const rotated = <T>(items: readonly T[], by: number): T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

function answer({ plan, id }: Seat, week: number, calendar: Calendar, random: Random): Row {
  const rate = (low: number) => random.between(low, 5);
  const sunday = addDays(weekOf(calendar.day(plan.from)).from, (week - 1) * 7);
  const offset = daysBetween(calendar.day(0), addDays(sunday, FRIDAY));
  return {
    university_id: plan.universityId,
    course_id: courseIdOf(plan),
    week,
    enrollment_id: id,
    submitted_at: calendar.past(plus(calendar.at(offset, '18:00'), random.between(0, 100) * HOUR)),
    class_overall: rate(3),
    pace_of_class: random.between(2, 5),
    apply_learning_outside_class: rate(2),
    academic_support: rate(3),
    instructor_engagement: rate(4),
    instructor_clarity: rate(3),
    instructor_knowledge: rate(4),
    homework_feedback_rating: random.percent(15) ? 0 : rate(3),
    outside_time_spent: random.between(1, 5),
    comments_on_instructor: random.pick(ON_INSTRUCTOR),
    additional_notes: random.pick(NOTES),
  };
}

/** Courses whose weekly survey is answered. */
export const hasFeedback = (plan: Plan): boolean =>
  ([IDS.activeCourse, IDS.dataCourse, IDS.lakesideCourse] as number[]).includes(courseIdOf(plan));
