import type { Calendar } from './calendar.ts';
import { courseIdOf, type Plan } from './courses.ts';
import { lessonOn, type Lesson } from './curriculum/modules.ts';
import { WORKSHOPS } from './curriculum/workshops.ts';
import { ENROLLMENTS, IDS, sessionId } from './ids.ts';
import type { Row } from './plant.ts';

/** On which days of each week a course meets. */
const DAYS: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [0, 3], 3: [0, 2, 4], 7: [0, 1, 2, 3, 4, 5, 6] };
/** Where the numbers of career sessions begin within a course. */
const CAREER_FROM = 500;
const WORKSHOP_DAY = 3;

export interface ClassDay {
  readonly index: number;
  /** Days from today. */
  readonly offset: number;
}

/** The academic sessions of a course, counted from its first day. */
export function classDays({ from, to, sessionsPerWeek }: Plan): ClassDay[] {
  const days = DAYS[sessionsPerWeek] ?? [];
  const all = Array.from({ length: to - from + 1 }, (_, day) => day).filter((day) => days.includes(day % 7));
  return all.map((day, index) => ({ index, offset: from + day }));
}

export function sessions(plan: Plan, calendar: Calendar): Row[] {
  const courseId = courseIdOf(plan);
  const academic = classDays(plan).map(({ index, offset }) => {
    const lesson = lessonOn(offset - plan.from);
    const { start, end } = calendar.classOn(offset);
    return {
      ...frame(plan, calendar, sessionId(courseId, index), start, end),
      context_id: 1,
      category_code: lesson.category,
      name: lesson.name,
      chapter: lesson.chapter,
      short_description: lesson.outcome,
      long_description: agenda(lesson),
      classroom_id: roomOf(plan, lesson),
      created_by: null,
    };
  });
  return [...academic, ...(courseId === IDS.activeCourse ? workshops(plan, calendar) : [])];
}

const workshops = (plan: Plan, calendar: Calendar): Row[] =>
  WORKSHOPS.map(([name, outcome], week) => {
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
      category_code: week % 8 === 3 ? 'career-event' : 'career-workshop',
      name,
      chapter: week + 1,
      short_description: outcome,
      long_description: `${outcome}\n\n**Please bring:** your laptop and the latest version of your career materials.`,
      classroom_id: week % 2 === 0 ? 3 : null,
      created_by: ENROLLMENTS.cd,
    };
  });

const frame = (plan: Plan, calendar: Calendar, id: number, start: string, end: string): Row => ({
  university_id: plan.universityId,
  id,
  course_id: courseIdOf(plan),
  start_time: start,
  end_time: end,
  updated_at: calendar.past(calendar.at(plan.from - 14, '10:00')),
  cancelled_at: null,
});

function roomOf(plan: Plan, { category }: Lesson): number | null {
  if (plan.universityId === IDS.northfield) return category === 'office-hours' ? 2 : 1;
  return plan.universityId === IDS.lakeside ? 4 : null;
}

const agenda = ({ module, outcome, category }: Lesson): string =>
  category === 'office-hours'
    ? `${outcome}\n\n- Drop in at any time\n- Say in the chat what you work on: **${module}**`
    : `### After this class you can\n\n${outcome}\n\n### Plan\n\n1. Warm-up: review of the last class\n2. Instructor demo\n3. Pair exercise\n4. Stand-up and questions\n\n> Part of the module *${module}*. Slides and activities are in the class repository.`;

const PANOPTO = 'https://northfield.hosted.panopto.com/Panopto/Pages/Viewer.aspx?id=';
const RECORDED_EVERY = 3;

/** Every third past class has a recording; one has two, the second hosted with Zoom. */
export function sessionVideos(plan: Plan, calendar: Calendar): Row[] {
  if (courseIdOf(plan) !== IDS.activeCourse) return [];
  const recorded = classDays(plan).filter(({ index, offset }) => offset < 0 && index % RECORDED_EVERY === 1);
  const videos = recorded.map(({ index, offset }) => ({
    session_id: sessionId(IDS.activeCourse, index),
    url: `${PANOPTO}6f1d2c30-94b4-4c1e-9a52-${String(index).padStart(12, '0')}`,
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
