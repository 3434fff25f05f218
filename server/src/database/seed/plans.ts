import type { Campus } from './campus.ts';
import { IDS } from './ids.ts';

/** A cohort with its single course, in days from today. The id of the course is that of its cohort plus 100. */
export interface CohortPlan {
  readonly universityId: number;
  readonly programId: number;
  readonly cohortId: number;
  readonly cohort: string;
  readonly code: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly campus: Campus;
  readonly duration: string;
  readonly location: string;
  readonly students: number;
  readonly sessionsPerWeek: number;
  readonly assignments: number;
}
const COURSE_AFTER_COHORT = 100;
export const courseIdOf = (plan: CohortPlan): number => plan.cohortId + COURSE_AFTER_COHORT;

const WEEK = 7;

const PROGRAMS = [
  { short: 'FSF-PT', label: 'Full Stack Flex', name: 'Full Stack Flex Part-Time', weeks: 24 },
  { short: 'FSF-FT', label: 'Full Stack Immersive', name: 'Full Stack Flex Full-Time', weeks: 12 },
  { short: 'DATA', label: 'Data Viz', name: 'Data Analytics and Visualization', weeks: 24 },
  { short: 'UXUI', label: 'UX/UI', name: 'UX/UI Design', weeks: 24 },
  { short: 'CYBER', label: 'Cyber', name: 'Cybersecurity', weeks: 24 },
] as const;

/** The cohorts of each program: one active, one past and one upcoming. */
const northfield = (): CohortPlan[] =>
  PROGRAMS.flatMap(({ short, label, name, weeks }, index) => {
    const programId = index + 1;
    const begun = index === 1 ? 4 * WEEK : 10 * WEEK;
    const base = {
      universityId: IDS.northfield,
      programId,
      name,
      campus: 'northfield' as const,
      duration: `${weeks} weeks`,
      location: 'Northfield Campus',
    };
    const length = weeks * WEEK;
    const active = index === 0;
    return [
      {
        ...base,
        cohortId: programId * 10 + 1,
        cohort: `${label} Cohort 12`,
        code: `NU-${short}-12`,
        from: -begun,
        to: length - begun,
        students: active ? 24 : 6,
        sessionsPerWeek: active ? 5 : 3,
        assignments: active ? 30 : 10,
      },
      {
        ...base,
        cohortId: programId * 10 + 2,
        cohort: `${label} Cohort 11`,
        code: `NU-${short}-11`,
        from: -length - 28,
        to: -28,
        students: active ? 8 : 4,
        sessionsPerWeek: active ? 3 : 1,
        assignments: active ? 12 : 4,
      },
      {
        ...base,
        cohortId: programId * 10 + 3,
        cohort: `${label} Cohort 13`,
        code: `NU-${short}-13`,
        from: 35,
        to: 35 + length,
        students: active ? 5 : 3,
        sessionsPerWeek: 1,
        assignments: 4,
      },
    ];
  });

/** Earlier part-time classes at intervals of 18 weeks, enough for a trend. */
const earlier = (): CohortPlan[] =>
  IDS.earlierCourses.map((courseId, index) => {
    const number = 10 - index;
    const from = (-46 - index * 18) * WEEK;
    const [{ short, label, name, weeks }] = PROGRAMS;
    return {
      universityId: IDS.northfield,
      programId: IDS.activeProgram,
      cohortId: courseId - COURSE_AFTER_COHORT,
      cohort: `${label} Cohort ${number}`,
      code: `NU-${short}-${number}`,
      name,
      from,
      to: from + weeks * WEEK,
      campus: 'northfield',
      duration: `${weeks} weeks`,
      location: 'Northfield Campus',
      students: 8,
      sessionsPerWeek: 1,
      assignments: 4,
    };
  });

const elsewhere = (
  universityId: number,
  programId: number,
  code: string,
  place: string,
  more: Partial<CohortPlan>,
): CohortPlan => ({
  universityId,
  programId,
  cohortId: programId * 10 + 1,
  cohort: `${place} Cohort 1`,
  code: `${code}-1`,
  name: `${place} Bootcamp`,
  from: -35,
  to: 133,
  campus: 'northfield' as const,
  duration: '24 weeks',
  location: `${place} Campus`,
  students: 2,
  sessionsPerWeek: 1,
  assignments: 3,
  ...more,
});

export const PLANS: readonly CohortPlan[] = [
  ...northfield(),
  elsewhere(IDS.lakeside, 6, 'LI-FSF', 'Lakeside', {
    campus: 'lakeside',
    students: 6,
    sessionsPerWeek: 2,
    assignments: 8,
  }),
  elsewhere(IDS.riverton, 7, 'RC-CYBER', 'Riverton', {}),
  // begins in ten days, so that the pre-course survey is open
  elsewhere(IDS.harborview, 8, 'HU-FSF', 'Harborview', { from: 10, to: 178 }),
  elsewhere(IDS.stonebridge, 9, 'SU-UXUI', 'Stonebridge', {}),
  ...earlier(),
];
