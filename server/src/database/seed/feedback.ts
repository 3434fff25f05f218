import { addDays, courseWeek, daysBetween, HOUR, plus, weekday, weekOf } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { courseIdOf, type Plan } from './courses.ts';
import { studentsOf, type Seat } from './enrollments.ts';
import { MEANS, MOODS, NOTES, ON_INSTRUCTOR, WRITE_NOTES, WRITE_ON_INSTRUCTOR } from './feedback-words.ts';
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

/** The week whose survey is open: it opens on Friday and stays open for seven days (G1). */
function openWeek(plan: Plan, calendar: Calendar): number {
  const today = calendar.day(0);
  const friday = addDays(today, -((weekday(today) - FRIDAY + 7) % 7));
  return Math.max(0, courseWeek(calendar.day(plan.from), friday));
}

/** The weeks in which the survey of a course opened, while it ran. */
function askedWeeks(plan: Plan, calendar: Calendar): number[] {
  const start = calendar.day(plan.from);
  const end = calendar.day(plan.to);
  const fridayOf = (week: number) => addDays(weekOf(start).from, (week - 1) * 7 + FRIDAY);
  const weeks = Array.from({ length: openWeek(plan, calendar) }, (_, index) => index + 1);
  return weeks.filter((week) => fridayOf(week) <= end);
}

/** The answers of a course, week by week. */
export function weeklyFeedback(plan: Plan, calendar: Calendar): Row[] {
  const random = randomOf(`feedback ${courseIdOf(plan)}`);
  const current = openWeek(plan, calendar);
  return askedWeeks(plan, calendar).flatMap((week) => {
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
  const mood = MOODS[(week - 1) % MOODS.length] ?? 0;
  const around = (mean: number) => Math.min(5, Math.max(1, Math.round(mean + random.next() + random.next() - 1)));
  const rate = (question: Exclude<keyof typeof MEANS, 'pace_of_class'>) => around(MEANS[question] + mood);
  const sunday = addDays(weekOf(calendar.day(plan.from)).from, (week - 1) * 7);
  const offset = daysBetween(calendar.day(0), addDays(sunday, FRIDAY));
  return {
    university_id: plan.universityId,
    course_id: courseIdOf(plan),
    week,
    enrollment_id: id,
    submitted_at: calendar.past(plus(calendar.at(offset, '18:00'), random.between(0, 100) * HOUR)),
    class_overall: rate('class_overall'),
    pace_of_class: around(MEANS.pace_of_class - mood),
    apply_learning_outside_class: rate('apply_learning_outside_class'),
    academic_support: rate('academic_support'),
    instructor_engagement: rate('instructor_engagement'),
    instructor_clarity: rate('instructor_clarity'),
    instructor_knowledge: rate('instructor_knowledge'),
    homework_feedback_rating: random.percent(15) ? 0 : rate('homework_feedback_rating'),
    // more hours in harder weeks
    outside_time_spent: Math.min(5, Math.max(1, around(2.5 - mood * 2) + random.between(-1, 1))),
    comments_on_instructor: random.percent(WRITE_ON_INSTRUCTOR) ? random.pick(ON_INSTRUCTOR) : null,
    additional_notes: random.percent(WRITE_NOTES) ? random.pick(NOTES) : null,
  };
}

/** Courses whose weekly survey is answered. */
export const hasFeedback = (plan: Plan): boolean =>
  ([IDS.activeCourse, IDS.pastCourse, IDS.dataCourse, IDS.lakesideCourse] as number[]).includes(courseIdOf(plan));
