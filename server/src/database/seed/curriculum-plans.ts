import type { Calendar } from './calendar.ts';
import { fullStack } from './curriculum/full-stack-course.ts';
import { ACCOUNTS, IDS } from './ids.ts';
import type { SeedRow } from './plant.ts';

const NEW_IN_THE_SECOND = '30-learning-journal';
const PROGRAMS = { northfield: 1, lakeside: 6 } as const;

const content = (leaves?: string) => {
  const { course, sessions, assignments } = fullStack();
  return { course, sessions, assignments: assignments.filter(({ key }) => key !== leaves) };
};

/** The plan on which the demo class is based, and one of the university for isolation tests. */
export const curriculumPlans = (calendar: Calendar): SeedRow[] => {
  const row = (university_id: number, id: number, program_id: number, at: string): SeedRow => ({
    university_id,
    id,
    program_id,
    name: 'Full Stack Flex',
    version: 1,
    created_at: calendar.at(-390, '10:00'),
    updated_at: at,
  });
  return [
    row(IDS.northfield, IDS.plan, PROGRAMS.northfield, calendar.at(-200, '15:30')),
    row(IDS.lakeside, IDS.lakesidePlan, PROGRAMS.lakeside, calendar.at(-380, '10:00')),
  ];
};

/** The versions of the plan; the second one has an additional assignment. */
export const curriculumPlanVersions = (calendar: Calendar): SeedRow[] => {
  const row = (university_id: number, plan_id: number, number: number, note: string, at: string): SeedRow => ({
    university_id,
    plan_id,
    number,
    content: content(number === 1 ? NEW_IN_THE_SECOND : undefined),
    note,
    published_at: at,
    published_by: university_id === IDS.northfield ? ACCOUNTS.registrar : null,
  });
  return [
    row(IDS.northfield, IDS.plan, 1, '', calendar.at(-380, '10:00')),
    row(IDS.northfield, IDS.plan, 2, 'The learning journal is new.', calendar.at(-200, '15:30')),
    row(IDS.lakeside, IDS.lakesidePlan, 1, '', calendar.at(-380, '10:00')),
  ];
};

const TAKEN = 2;

/** The record that the demo class has taken over the second version. */
export const curriculumSources = (calendar: Calendar): SeedRow[] => [
  {
    university_id: IDS.northfield,
    course_id: IDS.activeCourse,
    source: 'plan',
    taken_at: calendar.at(-190, '11:00'),
    taken_by: ACCOUNTS.registrar,
    plan_id: IDS.plan,
    plan_version: TAKEN,
  },
];

export const curriculumBases = (): SeedRow[] => {
  const { sessions, assignments } = content();
  const row = (kind: string, { key, facts, text }: { key: string; facts: object; text: string }): SeedRow => ({
    university_id: IDS.northfield,
    course_id: IDS.activeCourse,
    source: 'plan',
    kind,
    key,
    brought: { facts, text, file: null },
  });
  return [...sessions.map((item) => row('session', item)), ...assignments.map((item) => row('assignment', item))];
};
