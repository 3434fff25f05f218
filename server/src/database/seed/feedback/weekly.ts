import { openedWeeks } from '@bcs/contract/features/surveys/weekly';
import { earlier, HOUR, plus } from '@bcs/contract/kernel/clock';
import type { Calendar } from '../calendar.ts';
import { type SeededEnrollment, seededStudentsOf } from '../enrollments.ts';
import { ENROLLMENTS, IDS } from '../ids.ts';
import { type CohortPlan, courseIdOf } from '../plans.ts';
import type { SeedRow } from '../plant.ts';
import { createRandom, type Random } from '../random.ts';
import { ON_ANY_WEEK, INSTRUCTOR_NOTES } from './on-instructor.ts';

/** Students' remarks about everything except their instructor, by module of the week. */
const NOTES_ON_MODULES: readonly (readonly string[])[] = [
  ['It took me two evenings to install everything.', 'Happy to be here!'],
  ['The room was very cold.', 'Could we get the slides before class?'],
  ['The homework took twice as long as it said.', 'The teaching assistants answer really fast, thank you.'],
  ['I had a hard week at work and could not do as much as I wanted.', 'More time for the pair exercise would help.'],
  [
    'Office hours on Saturday would be great for people who work.',
    'I am behind on two challenges and do not know which to finish first.',
  ],
  [
    'Too much at once this week. I need the weekend to catch up.',
    'The recording of Thursday is missing its last half hour.',
  ],
  [
    'Our group project is fun, but we could use a template to start from.',
    'One person in our team has hardly been there.',
  ],
  ['The break after the project came at the right time.', 'Feedback on my homework came after the next one was due.'],
  ['Those of us online could not hear the questions from the room.', 'I could work along on my own laptop all week.'],
  ['The activity on testing came too early for me.', 'The study group on Sunday helps a lot.'],
  ['It would be nice to see one good solution after the due date.', 'The Wi-Fi dropped out twice on Tuesday.'],
  ['I have started to build something of my own. That feels good.', 'Please keep the tables in the new order.'],
];

/** Texts that fit any week and any class. */
const NOTES_ON_ANY_WEEK: readonly string[] = [
  'Nothing to add.',
  'All good this week.',
  'I would like more small exercises instead of one large one.',
  'The room is too small when everybody comes.',
  'The parking situation is still difficult.',
  'Could the Thursday session begin ten minutes later? My train is often late.',
  'I appreciate how quickly questions in the channel are answered.',
  'I am worried about my attendance because of my shifts.',
  'The sound online is much better now.',
  'Thank you for extending the due date.',
  'It is hard to find the right recording. Better titles would help.',
  'I need a quieter place to work before class.',
  'Working in changing pairs is a good idea.',
  'My group is great.',
  'The career workshop clashed with my work again.',
  'A map of how the modules belong together would be nice.',
];

/**
 * Chooses sentences that nobody in the class has used: first those for the week, then general ones. Null if none is
 * left.
 */
function remarks(
  ofWeeks: readonly (readonly string[])[],
  ofAny: readonly string[],
  random: Random,
): (week: number) => string | null {
  const byWeek = ofWeeks.map((sentences) => [...sentences]);
  const left = [...ofAny];
  return (week) => byWeek[week - 1]?.shift() ?? left.splice(random.between(0, left.length - 1), 1)[0] ?? null;
}

/** The percentages of answers with remarks about the instructor, and about other things. */
const WRITE_ON_INSTRUCTOR = 28;
const WRITE_NOTES = 20;

/** The mood of each week, from -1 to 1: hard weeks are recognizable. */
const MOODS = [0.2, 0.2, 0.1, 0, -0.3, -0.5, -0.2, 0.1, 0.2, 0.1, 0.3, 0.2] as const;

/** The typical rating of each question; when the mood is low, the pace feels too fast. */
const MEANS = {
  class_overall: 4.3,
  pace_of_class: 3.5,
  apply_learning_outside_class: 3.8,
  academic_support: 4.5,
  instructor_engagement: 4.6,
  instructor_clarity: 4.3,
  instructor_knowledge: 4.8,
  homework_feedback_rating: 4.5,
} as const;

/** The percentage of answers in each week; week 7 and the current one stay below half. */
const TURNOUT = [92, 88, 84, 80, 88, 72, 40, 70, 64] as const;
const CURRENT_TURNOUT = 38;
/**
 * The students who always answer, so that no survey blocks them after login; Leo's answer for the current week is
 * missing.
 */
const ALWAYS: readonly number[] = [
  ENROLLMENTS.student,
  ENROLLMENTS.student2,
  ENROLLMENTS.taAsStudent,
  ENROLLMENTS.lakesideStudent,
];

/** The answers of a course, week by week. */
export function weeklyFeedback(plan: CohortPlan, calendar: Calendar): SeedRow[] {
  const random = createRandom(`feedback ${courseIdOf(plan)}`);
  const speaking = speakers(plan, random);
  const run = { startDate: calendar.day(plan.from), endDate: calendar.day(plan.to) };
  return openedWeeks(run, calendar.zone, calendar.anchor).flatMap((each) => {
    const { week, window } = each;
    const isOpen = calendar.anchor < window.closes;
    const turnout = isOpen ? CURRENT_TURNOUT : TURNOUT[(week - 1) % TURNOUT.length];
    const students = seededStudentsOf(plan);
    // not random: the percentage must be reliably above or below half
    const wanted = Math.round((students.length * (turnout ?? 0)) / 100);
    const willing = students.filter(({ id }) => ALWAYS.includes(id));
    const others = rotated(
      students.filter(({ id }) => !ALWAYS.includes(id) && !(isOpen && id === ENROLLMENTS.survey)),
      week * 5,
    );
    return [...willing, ...others]
      .slice(0, Math.max(wanted, willing.length))
      .map((seat) => answer(seat, each, calendar, { random, ...speaking }));
  });
}

const rotated = <T>(items: readonly T[], by: number): T[] => {
  const at = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
};

/** The programs whose modules have their own sentences. */
const FULL_STACK: readonly number[] = [IDS.activeCourse, IDS.pastCourse, IDS.lakesideCourse];

function speakers(plan: CohortPlan, random: Random) {
  const isFullStack = FULL_STACK.includes(courseIdOf(plan));
  return {
    onInstructor: remarks(isFullStack ? INSTRUCTOR_NOTES : [], ON_ANY_WEEK, random),
    onClass: remarks(isFullStack ? NOTES_ON_MODULES : [], NOTES_ON_ANY_WEEK, random),
  };
}
type Said = { readonly random: Random } & ReturnType<typeof speakers>;

type Week = ReturnType<typeof openedWeeks>[number];

function answer(
  { plan, id }: SeededEnrollment,
  { week, window: { opens, closes } }: Week,
  calendar: Calendar,
  { random, onInstructor, onClass }: Said,
): SeedRow {
  const mood = MOODS[(week - 1) % MOODS.length] ?? 0;
  const around = (mean: number) => Math.min(5, Math.max(1, Math.round(mean + random.next() + random.next() - 1)));
  const rate = (question: Exclude<keyof typeof MEANS, 'pace_of_class'>) => around(MEANS[question] + mood);
  return {
    university_id: plan.universityId,
    course_id: courseIdOf(plan),
    week,
    enrollment_id: id,
    // on the evening of the Friday on which the survey opens
    submitted_at: calendar.past(earlier(plus(opens, (18 + random.between(0, 100)) * HOUR), plus(closes, -HOUR))),
    class_overall: rate('class_overall'),
    pace_of_class: around(MEANS.pace_of_class - mood),
    apply_learning_outside_class: rate('apply_learning_outside_class'),
    academic_support: rate('academic_support'),
    instructor_engagement: rate('instructor_engagement'),
    instructor_clarity: rate('instructor_clarity'),
    instructor_knowledge: rate('instructor_knowledge'),
    homework_feedback_rating: random.percent(15) ? 0 : rate('homework_feedback_rating'),
    // harder weeks take more hours
    outside_time_spent: Math.min(5, Math.max(1, around(2.5 - mood * 2) + random.between(-1, 1))),
    comments_on_instructor: random.percent(WRITE_ON_INSTRUCTOR) ? onInstructor(week) : null,
    additional_notes: random.percent(WRITE_NOTES) ? onClass(week) : null,
  };
}

/** Tells whether the weekly survey of a course has answers. */
export const hasFeedback = (plan: CohortPlan): boolean => [...FULL_STACK, IDS.dataCourse].includes(courseIdOf(plan));
