import type { Day } from '@bcs/contract/kernel/clock';
import type { Calendar } from './calendar.ts';
import { courseIdOf, PLANS, type CohortPlan } from './plans.ts';
import { lessonOf, workshops, type Lesson } from './curriculum/lessons.ts';
import { ENROLLMENTS, IDS, sessionId } from './ids.ts';
import type { SeedRow } from './plant.ts';

/** The weekdays on which a course meets. */
const DAYS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [0, 3], 3: [0, 2, 4], 5: [0, 1, 2, 4, 6] };
/** The number from which a course's career sessions are counted. */
const CAREER_FROM = 500;
const WORKSHOP_DAY = 3;

export interface ClassDay {
  /** The day, counted from the first of the course, which is also the number of its session. */
  readonly day: number;
  /** The position of the class within its week. */
  readonly place: number;
  /** The distance in days from today. */
  readonly offset: number;
}

/** The days of the academic sessions of a course. */
export function classDays({ from, to, sessionsPerWeek }: CohortPlan): ClassDay[] {
  const days = DAYS[sessionsPerWeek] ?? [];
  return Array.from({ length: to - from + 1 }, (_, day) => ({
    day,
    place: days.indexOf(day % 7),
    offset: from + day,
  })).filter(({ place }) => place >= 0);
}

/** Tells whether a class of Northfield meets on a day. */
export function northfieldMeetingDays(calendar: Calendar): (day: Day) => boolean {
  const plans = PLANS.filter(({ campus }) => campus === 'northfield');
  const days = new Set(plans.flatMap((plan) => classDays(plan).map(({ offset }) => calendar.day(offset))));
  return (day) => days.has(day);
}

export function sessions(plan: CohortPlan, calendar: Calendar): SeedRow[] {
  const courseId = courseIdOf(plan);
  const academic = classDays(plan).map(({ day, place, offset }) => {
    const lesson = lessonOf(plan.programId, Math.floor(day / 7), place);
    const { start, end } = calendar.classOn(offset);
    return {
      ...frame(plan, calendar, sessionId(courseId, day), start, end),
      context_id: 1,
      category_code: lesson.category,
      curriculum_key: lesson.key,
      name: lesson.name,
      chapter: lesson.chapter,
      short_description: lesson.outcome,
      long_description: lesson.page,
      classroom_id: roomOf(plan, lesson),
      created_by: null,
    };
  });
  return [...academic, ...(courseId === IDS.activeCourse ? careerSessions(plan, calendar) : [])];
}

const careerSessions = (plan: CohortPlan, calendar: Calendar): SeedRow[] =>
  workshops().map(({ key, name, category, chapter, outcome, page }, week) => {
    const offset = plan.from + week * 7 + WORKSHOP_DAY;
    return {
      ...frame(
        plan,
        calendar,
        sessionId(IDS.activeCourse, CAREER_FROM + week),
        calendar.at(offset, '12:00'),
        calendar.at(offset, '13:00'),
      ),
      context_id: 2,
      category_code: category,
      curriculum_key: key,
      name,
      chapter,
      short_description: outcome,
      long_description: page,
      classroom_id: week % 2 === 0 ? 3 : null,
      created_by: ENROLLMENTS.cd,
    };
  });

const frame = (plan: CohortPlan, calendar: Calendar, id: number, start: string, end: string): SeedRow => ({
  university_id: plan.universityId,
  id,
  course_id: courseIdOf(plan),
  start_time: start,
  end_time: end,
  updated_at: calendar.past(calendar.at(plan.from - 14, '10:00')),
  cancelled_at: null,
});

function roomOf(plan: CohortPlan, { category }: Lesson): number | null {
  if (plan.universityId === IDS.northfield) return category === 'office-hours' ? 2 : 1;
  return plan.universityId === IDS.lakeside ? 4 : null;
}

const PANOPTO = 'https://northfield.hosted.panopto.com/Panopto/Pages/Viewer.aspx?id=';
const RECORDED_EVERY = 3;

/** Plants recordings for about every third past class; one has two, the second on Zoom. */
export function sessionVideos(plan: CohortPlan, calendar: Calendar): SeedRow[] {
  if (courseIdOf(plan) !== IDS.activeCourse) return [];
  const recorded = classDays(plan).filter(({ day, offset }) => offset < 0 && day % RECORDED_EVERY === 1);
  const videos = recorded.map(({ day, offset }) => ({
    session_id: sessionId(IDS.activeCourse, day),
    url: `${PANOPTO}6f1d2c30-94b4-4c1e-9a52-${String(day).padStart(12, '0')}`,
    position: 0,
    added_at: calendar.past(calendar.at(offset + 1, '10:00')),
  }));
  const second = {
    ...videos.find(({ session_id }) => session_id === IDS.videoSession),
    url: 'https://northfield.zoom.us/rec/share/q8T4-pair-exercise',
    position: 1,
  };
  return [...videos, second].map((video, index) => ({ university_id: plan.universityId, id: index + 1, ...video }));
}
