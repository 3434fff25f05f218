import { reminderDay } from '@bcs/contract/features/coursework/reminders';
import { addDays, localDay, type Day } from '@bcs/contract/kernel/clock';
import type { Calendar, Calendars } from './calendar.ts';
import type { Campus } from './campus.ts';
import { IDS } from './ids.ts';
import type { Row } from './plant.ts';

/** A cohort with its one course; days count from today. The course bears the number of its cohort plus 100. */
export interface Plan {
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
export const courseIdOf = (plan: Plan): number => plan.cohortId + 100;

const WEEK = 7;

const PROGRAMS = [
  { short: 'FSF-PT', label: 'Full Stack Flex', name: 'Full Stack Flex Part-Time', weeks: 24 },
  { short: 'FSF-FT', label: 'Full Stack Immersive', name: 'Full Stack Flex Full-Time', weeks: 12 },
  { short: 'DATA', label: 'Data Viz', name: 'Data Analytics and Visualization', weeks: 24 },
  { short: 'UXUI', label: 'UX/UI', name: 'UX/UI Design', weeks: 24 },
  { short: 'CYBER', label: 'Cyber', name: 'Cybersecurity', weeks: 24 },
] as const;

/** Of each program one cohort that runs, one that has ended and one to come. */
const northfield = (): Plan[] =>
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

const elsewhere = (
  universityId: number,
  programId: number,
  code: string,
  place: string,
  more: Partial<Plan>,
): Plan => ({
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

export const PLANS: readonly Plan[] = [
  ...northfield(),
  elsewhere(IDS.lakeside, 6, 'LI-FSF', 'Lakeside', {
    campus: 'lakeside',
    students: 6,
    sessionsPerWeek: 2,
    assignments: 8,
  }),
  elsewhere(IDS.riverton, 7, 'RC-CYBER', 'Riverton', {}),
  // begins in ten days: the pre-course survey is open
  elsewhere(IDS.harborview, 8, 'HU-FSF', 'Harborview', { from: 10, to: 178 }),
  elsewhere(IDS.stonebridge, 9, 'SU-UXUI', 'Stonebridge', {}),
];

const GAP_BEFORE_COURSE = 7;

export const cohorts = (calendars: Calendars): Row[] =>
  PLANS.map((plan) => ({
    university_id: plan.universityId,
    id: plan.cohortId,
    program_id: plan.programId,
    name: plan.cohort,
    start_date: calendars(plan.campus).day(plan.from - GAP_BEFORE_COURSE),
    end_date: calendars(plan.campus).day(plan.to),
    hide_billing: false,
    hide_web_to_case: false,
    hide_career_services: false,
    hide_remote_attendance: false,
    hide_live_chat: false,
    hide_extend_due_date: false,
    assistant_url: plan.cohortId === IDS.activeCohort ? '/assistant' : null,
  }));

export const courses = (calendars: Calendars): Row[] =>
  PLANS.map((plan) => {
    const calendar = calendars(plan.campus);
    const id = courseIdOf(plan);
    return {
      university_id: plan.universityId,
      id,
      cohort_id: plan.cohortId,
      code: plan.code,
      name: plan.name,
      start_date: calendar.day(plan.from),
      end_date: calendar.day(plan.to),
      duration: plan.duration,
      location: plan.location,
      time_zone: calendar.zone,
      end_survey_enabled: id === IDS.pastCourse,
      enterprise_course: plan.universityId === IDS.stonebridge,
      max_absence: 8,
      max_remote_attendance: 5,
      max_missed_general_assignment: 3,
      max_missed_required_assignment: 2,
      minimum_score_required: 74,
      ...classroomOf(id),
      continuation_available_at: id === IDS.activeCourse ? calendar.at(-3, '09:00') : null,
      continuation_link: id === IDS.activeCourse ? 'https://northfield.example/continuing-education' : null,
      continuation_video_id: id === IDS.activeCourse ? 'PkZNo7MFNFg' : null,
      you_can_book_me_url: id === IDS.activeCourse ? 'https://northfield.youcanbook.me' : null,
      check_in_code_required: false,
      absent_after_session: false,
      reminded_on: lastReminded(calendar),
    };
  });

const lastReminded = ({ anchor, zone }: Calendar): Day =>
  reminderDay(anchor, zone) ?? addDays(localDay(anchor, zone), -1);

/** The active course opens its own meetings; the others join by a fixed link. */
const classroomOf = (courseId: number): Row => ({
  classroom_link: courseId === IDS.activeCourse ? null : `https://northfield.zoom.us/j/9441002${courseId}`,
  classroom_dynamic: courseId === IDS.activeCourse,
  classroom_username: 'classroom@northfield.example',
  classroom_temporary_password: 'Whiteboard-7',
});
