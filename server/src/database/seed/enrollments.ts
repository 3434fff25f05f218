import type { Role } from '@bcs/contract/kernel/roles';
import type { Calendars } from './calendar.ts';
import { ACTIVE_CLASS_STUDENTS } from './classmates.ts';
import { courseIdOf, PLANS, type CohortPlan } from './plans.ts';
import { ACCOUNTS, ENROLLMENTS, IDS, type DemoName } from './ids.ts';
import { OTHER_ACCOUNTS } from './people.ts';
import type { SeedRow } from './plant.ts';

export interface SeededEnrollment {
  readonly id: number;
  readonly plan: CohortPlan;
  readonly accountId: number;
  readonly role: Role;
  readonly active: boolean;
}

export const cohortPlanOf = (courseId: number): CohortPlan => {
  const plan = PLANS.find((candidate) => courseIdOf(candidate) === courseId);
  if (!plan) throw new Error(`The demo world has no course ${courseId}.`);
  return plan;
};

const seat = (id: number, courseId: number, accountId: number, role: Role, active = true): SeededEnrollment => ({
  id,
  plan: cohortPlanOf(courseId),
  accountId,
  role,
  active,
});
const named = (name: DemoName & keyof typeof ENROLLMENTS, courseId: number, role: Role) =>
  seat(ENROLLMENTS[name], courseId, ACCOUNTS[name], role);

const DEMO: readonly SeededEnrollment[] = [
  ...ACTIVE_CLASS_STUDENTS.map((_, index) => seat(501 + index, IDS.activeCourse, 1 + index, 'student')),
  named('instructor', IDS.activeCourse, 'instructor'),
  named('instructor2', IDS.activeCourse, 'instructor'),
  named('ta', IDS.activeCourse, 'ta'),
  named('ta2', IDS.activeCourse, 'ta'),
  named('ssm', IDS.activeCourse, 'ssm'),
  named('cd', IDS.activeCourse, 'cd'),
  named('admin', IDS.activeCourse, 'admin'),
  named('mfa', IDS.activeCourse, 'admin'),
  named('cm', IDS.activeCourse, 'cm'),
  named('inactive', IDS.cyberCourse, 'student'),
  named('temporary', IDS.cyberCourse, 'student'),
  named('graduate', IDS.pastCourse, 'student'),
  named('lakesideStudent', IDS.lakesideCourse, 'student'),
  named('lakesideInstructor', IDS.lakesideCourse, 'instructor'),
  named('riverton', courseIdOf(cohortPlanOf(171)), 'student'),
  named('harborview', IDS.harborviewCourse, 'student'),
  named('stonebridge', courseIdOf(cohortPlanOf(191)), 'student'),
  seat(ENROLLMENTS.taAsStudent, IDS.dataCourse, ACCOUNTS.ta, 'student'),
  seat(ENROLLMENTS.instructorInPastCourse, IDS.pastCourse, ACCOUNTS.instructor, 'instructor'),
  seat(ENROLLMENTS.ssmInUpcomingCourse, IDS.upcomingCourse, ACCOUNTS.ssm, 'ssm'),
  seat(ENROLLMENTS.instructor2InFullTime, IDS.fullTimeCourse, ACCOUNTS.instructor2, 'instructor'),
  // Samuel and Elena also looked after the previous classes, and see how their scores have changed
  ...[IDS.pastCourse, ...IDS.earlierCourses].flatMap((courseId, index) => [
    seat(605 + 2 * index, courseId, ACCOUNTS.cm, 'cm'),
    seat(606 + 2 * index, courseId, ACCOUNTS.ssm, 'ssm'),
  ]),
  // Maya began in another class and was transferred: this is kept as history and shown nowhere
  seat(604, IDS.pastCourse, ACCOUNTS.student, 'student', false),
];

const FILLED_FROM = 701;

/** Fills every course with students up to the number in its plan. */
function fill(): SeededEnrollment[] {
  let next = 0;
  return PLANS.flatMap((plan) => {
    const taken = DEMO.filter((one) => one.plan === plan && one.role === 'student' && one.active).length;
    return Array.from({ length: Math.max(0, plan.students - taken) }, () => {
      const index = next++;
      const accountId = OTHER_ACCOUNTS[index % OTHER_ACCOUNTS.length] ?? 0;
      return { id: FILLED_FROM + index, plan, accountId, role: 'student' as const, active: true };
    });
  });
}

export const SEEDED_ENROLLMENTS: readonly SeededEnrollment[] = [...DEMO, ...fill()];

/** The active students of a course in the order of their numbers, which begin with 1. */
export const seededStudentsOf = (plan: CohortPlan): SeededEnrollment[] =>
  SEEDED_ENROLLMENTS.filter((one) => one.plan === plan && one.role === 'student' && one.active);

/** The accounts that teach a course; courses without staff of their own are taught by Daniel. */
export const teacherIdOf = (plan: CohortPlan): number =>
  SEEDED_ENROLLMENTS.find((one) => one.plan === plan && one.role === 'instructor')?.accountId ?? ACCOUNTS.instructor;

const ACTIVATED_BEFORE_START = 10;
/** The day in class after which people were transferred to another class. */
const LEFT_AFTER = 18;

export const enrollments = (calendars: Calendars): SeedRow[] =>
  SEEDED_ENROLLMENTS.map(({ id, plan, accountId, role, active }) => {
    const calendar = calendars(plan.campus);
    return {
      university_id: plan.universityId,
      id,
      course_id: courseIdOf(plan),
      account_id: accountId,
      role,
      active,
      activated_at: calendar.past(calendar.at(plan.from - ACTIVATED_BEFORE_START, '09:00')),
      ended_at: active ? null : calendar.past(calendar.at(plan.from + LEFT_AFTER, '17:00')),
    };
  });
