import type { Instant } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { courseIdOf, type CohortPlan } from './plans.ts';
import { academicBriefs, milestones, type Brief } from './curriculum/brief.ts';
import { weeklyBriefs } from './curriculum/weekly-briefs.ts';
import { assignmentId, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

const FIRST_MILESTONE = 31;

/** The extension in days, by the number of the assignment in the active course. */
export const EXTENSIONS: ReadonlyMap<number, number> = new Map([
  [9, 3],
  [27, 5],
]);

/** One assignment of a course. */
export interface PlantedAssignment {
  readonly plan: CohortPlan;
  readonly number: number;
  readonly id: number;
  readonly career: boolean;
  readonly brief: Brief;
  /** The key that it has in the curriculum. */
  readonly key: string | null;
  /** The due date, in days from today. */
  readonly dueOffset: number;
  readonly bufferDays: number;
}

export const effectiveDue = ({ dueOffset, bufferDays }: PlantedAssignment, calendar: Calendar): Instant =>
  calendar.endOf(dueOffset + bufferDays);

export function plantedAssignments(plan: CohortPlan): PlantedAssignment[] {
  const courseId = courseIdOf(plan);
  const briefs = academicBriefs();
  const whole = plan.assignments === briefs.length;
  const weekly = weeklyBriefs(plan.programId);
  // smaller courses use the first weekly challenges, which come after the prework
  const taken = whole ? briefs : briefs.slice(2, 2 + plan.assignments);
  const academic = taken.map((usual, index): PlantedAssignment => {
    const number = index + 1;
    return {
      plan,
      number,
      id: assignmentId(courseId, number),
      career: false,
      // classes of other programs share the texts, but not the curriculum
      key: weekly ? null : usual.key,
      brief: { ...usual, ...weekly?.[index], forGraduation: whole && usual.forGraduation },
      dueOffset: plan.from + usual.dueDay,
      bufferDays: whole ? (EXTENSIONS.get(number) ?? 0) : 0,
    };
  });
  return [
    ...academic,
    ...(([IDS.activeCourse, IDS.pastCourse] as number[]).includes(courseId) ? milestonesOf(plan) : []),
  ];
}

const milestonesOf = (plan: CohortPlan): PlantedAssignment[] =>
  milestones().map((brief, index) => ({
    plan,
    number: FIRST_MILESTONE + index,
    id: assignmentId(courseIdOf(plan), FIRST_MILESTONE + index),
    career: true,
    key: brief.key,
    brief,
    dueOffset: plan.from + brief.dueDay,
    bufferDays: 0,
  }));

export const assignments = (tasks: readonly PlantedAssignment[], calendar: Calendar): SeedRow[] =>
  tasks.map((task) => {
    const { brief } = task;
    return {
      university_id: task.plan.universityId,
      id: task.id,
      course_id: courseIdOf(task.plan),
      context_id: task.career ? 2 : 1,
      curriculum_key: task.key,
      title: brief.title,
      header: brief.header,
      content: brief.page,
      assignment_date: calendar.day(task.dueOffset - 9),
      due_date: calendar.endOf(task.dueOffset),
      buffer_days: task.bufferDays,
      required: brief.required,
      required_for_graduation: brief.forGraduation,
      prework: brief.prework,
      min_hours: brief.minHours,
      updated_at: calendar.past(calendar.at(task.plan.from - 14, '10:00')),
      max_hours: brief.maxHours,
    };
  });

export const extensions = (tasks: readonly PlantedAssignment[], calendar: Calendar, setBy: number): SeedRow[] =>
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
