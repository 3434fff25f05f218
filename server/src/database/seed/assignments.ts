import type { Instant } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { courseIdOf, type Plan } from './plans.ts';
import { assignmentPage, milestonePage, type Brief } from './curriculum/brief.ts';
import { BRIEFS } from './curriculum/briefs.ts';
import { weeklyBriefs } from './curriculum/weekly-briefs.ts';
import { MILESTONES } from './curriculum/milestones.ts';
import { assignmentId, IDS } from './ids.ts';
import type { Row } from './plant.ts';

const PREWORK = [1, 2];
const PROJECTS = [27, 28, 29];
const JOURNAL = 30;
const OPTIONAL = [2, 9, JOURNAL];
const FOR_GRADUATION = [8, 14, 20, ...PROJECTS];
const FIRST_MILESTONE = 31;
const OPTIONAL_MILESTONE = 31;
const MILESTONES_FOR_GRADUATION = [32, 35];
/** Days after the course began. */
const MILESTONES_DUE = [28, 49, 63, 84, 112] as const;
const PROJECTS_DUE = [68, 110, 163] as const;
const JOURNAL_DUE = 60;
const LAST_DUE = 166;

/** How far a due date was moved, by the number of the assignment in the active course. */
export const EXTENSIONS: ReadonlyMap<number, number> = new Map([
  [9, 3],
  [27, 5],
]);

/** One assignment of a course. */
export interface Task {
  readonly plan: Plan;
  readonly number: number;
  readonly id: number;
  readonly career: boolean;
  readonly required: boolean;
  readonly prework: boolean;
  readonly brief: Brief;
  /** Days from today. */
  readonly dueOffset: number;
  readonly bufferDays: number;
}

export const effectiveDue = ({ dueOffset, bufferDays }: Task, calendar: Calendar): Instant =>
  calendar.endOf(dueOffset + bufferDays);

function dueDay(number: number): number {
  if (number === 1) return 1;
  if (number === 2) return 3;
  if (number === JOURNAL) return JOURNAL_DUE;
  const project = PROJECTS_DUE[number - 27];
  return project ?? Math.min(LAST_DUE, 7 * (number - 2) + 2);
}

/** The smaller courses take the first weekly challenges. */
function numbersOf(plan: Plan): number[] {
  const all = BRIEFS.map((_, index) => index + 1);
  return plan.assignments === BRIEFS.length ? all : all.slice(2, 2 + plan.assignments).map((_, index) => index + 1);
}

export function tasksOf(plan: Plan): Task[] {
  const courseId = courseIdOf(plan);
  const whole = plan.assignments === BRIEFS.length;
  const weekly = weeklyBriefs(plan.programId);
  const academic = numbersOf(plan).map((number): Task => {
    // in the smaller courses number 1 is the first challenge
    const kind = whole ? number : number + 2;
    const brief = weekly?.[number - 1] ?? BRIEFS[kind - 1];
    if (!brief) throw new Error(`The demo course ${courseId} has no assignment ${number} to give.`);
    return {
      plan,
      number,
      id: assignmentId(courseId, number),
      career: false,
      required: !OPTIONAL.includes(kind),
      prework: PREWORK.includes(kind),
      brief,
      dueOffset: plan.from + dueDay(kind),
      bufferDays: whole ? (EXTENSIONS.get(number) ?? 0) : 0,
    };
  });
  return [
    ...academic,
    ...(([IDS.activeCourse, IDS.pastCourse] as number[]).includes(courseId) ? milestonesOf(plan) : []),
  ];
}

const milestonesOf = (plan: Plan): Task[] =>
  MILESTONES.map((brief, index) => ({
    plan,
    number: FIRST_MILESTONE + index,
    id: assignmentId(courseIdOf(plan), FIRST_MILESTONE + index),
    career: true,
    required: FIRST_MILESTONE + index !== OPTIONAL_MILESTONE,
    prework: false,
    brief,
    dueOffset: plan.from + (MILESTONES_DUE[index] ?? 0),
    bufferDays: 0,
  }));

export const assignments = (tasks: readonly Task[], calendar: Calendar): Row[] =>
  tasks.map((task) => {
    const { brief } = task;
    return {
      university_id: task.plan.universityId,
      id: task.id,
      course_id: courseIdOf(task.plan),
      context_id: task.career ? 2 : 1,
      title: brief.title,
      header: brief.header,
      content: task.career ? milestonePage(brief) : assignmentPage(brief),
      assignment_date: calendar.day(task.dueOffset - 9),
      due_date: calendar.endOf(task.dueOffset),
      buffer_days: task.bufferDays,
      required: task.required,
      required_for_graduation: isForGraduation(task),
      prework: task.prework,
      min_hours: task.career ? 2 : 6,
      updated_at: calendar.past(calendar.at(task.plan.from - 14, '10:00')),
      max_hours: task.career ? 4 : PROJECTS.includes(task.number) ? 40 : 12,
    };
  });

const isForGraduation = ({ career, number, plan }: Task): boolean =>
  career
    ? MILESTONES_FOR_GRADUATION.includes(number)
    : plan.assignments === BRIEFS.length && FOR_GRADUATION.includes(number);

export const extensions = (tasks: readonly Task[], calendar: Calendar, setBy: number): Row[] =>
  tasks
    .filter(({ bufferDays }) => bufferDays > 0)
    .map(({ plan, id, bufferDays, dueOffset }, index) => ({
      university_id: plan.universityId,
      id: index + 1,
      assignment_id: id,
      buffer_days: bufferDays,
      set_by: setBy,
      set_at: calendar.past(calendar.at(dueOffset - 1, '11:00')),
    }));
