import { HOUR, msOf, plus, type Instant } from '@bcs/contract/kernel/clock';
import { effectiveDue } from './assignments.ts';
import type { Calendar } from './calendar.ts';
import type { SeededSubmission } from './hand-in.ts';

/**
 * The story of a student in the active class: some do well, some decline after the first weeks, and some were away for
 * a while. Students with individually planted work have none, and neither do those left to chance.
 */
type Story = 'strong' | 'steady' | 'slips' | 'returns';
const STORIES: ReadonlyMap<number, Story> = new Map([
  ...[4, 5, 11, 14, 22].map((number) => [number, 'strong'] as const),
  ...[6, 9, 12, 13, 15, 17, 20, 24].map((number) => [number, 'steady'] as const),
  ...[10, 19].map((number) => [number, 'slips'] as const),
  ...[8, 23].map((number) => [number, 'returns'] as const),
]);

type Status = 'present' | 'remote' | 'absent' | 'exception';
const WEEK = 7;
/** One in this many absences is kept for students who do well, since they miss a class now and then. */
const NOW_AND_THEN = 4;

/** The decline of a student: first remote, then absent on one day of the week, then on more. */
function slipping(number: number, week: number, weekday: number): Status | null {
  if (week < 4) return null;
  if (week < 6) return weekday === 2 ? 'remote' : null;
  const days = [4, ...(week > 6 ? [1] : []), ...(week > 7 && number === 10 ? [6] : [])];
  return days.includes(weekday) ? 'absent' : null;
}

/** The absence of a student who was gone for three weeks, and remote at first after returning. */
function returning(number: number, week: number, weekday: number): Status | null {
  if (week >= 3 && week < 6)
    return [0, 4, ...(number === 8 && week === 5 ? [1] : [])].includes(weekday) ? 'absent' : null;
  return week === 6 && weekday === 2 ? 'remote' : null;
}

/**
 * The status that a story determines, or else the random one.
 * @param number the student's number in the class, from 1
 * @param day the day of the course, from 0
 */
export function statusInStory(number: number, day: number, given: Status): Status {
  const story = STORIES.get(number);
  if (!story) return given;
  const [week, weekday] = [Math.floor(day / WEEK), day % WEEK];
  if (story === 'slips') return slipping(number, week, weekday) ?? (given === 'absent' ? 'present' : given);
  if (story === 'returns') return returning(number, week, weekday) ?? (given === 'absent' ? 'present' : given);
  return given === 'absent' && day % NOW_AND_THEN !== number % NOW_AND_THEN ? 'present' : given;
}

const WEAK = new Set(['C', 'C-', 'D+', 'D', 'D-', 'F', 'Incomplete']);
const GOOD = ['A-', 'B+', 'A', 'A-'] as const;
const FAIR = ['B-', 'C+', 'B', 'B+'] as const;
const SINKING = ['B-', 'C', 'C-', 'D+', 'D'] as const;
const RISING = ['C+', 'B-', 'B', 'B+', 'A-'] as const;
const at = <T>(grades: readonly [T, ...T[]], place: number): T =>
  grades[Math.min(place, grades.length - 1)] ?? grades[0];

/** The weeks in which the grades of a declining student begin to sink, and in which a returning one is behind. */
const [SINKS_FROM, BEHIND_FROM, BACK_FROM] = [6, 4, 7];

function gradeInStory(story: Story, number: number, given: string): string {
  if (story === 'slips' && number >= SINKS_FROM) return at(SINKING, number - SINKS_FROM);
  if (story === 'returns' && number >= BACK_FROM) return at(RISING, number - BACK_FROM);
  if (story === 'returns' && number >= BEHIND_FROM) return 'D+';
  if (!WEAK.has(given)) return given;
  return (story === 'strong' ? GOOD : FAIR)[number % GOOD.length] ?? given;
}

/** The feedback states with which a milestone has to be redone, and the one with which it is done. */
const [AGAIN, DONE] = [[3, 7], 6] as const;

/** Adapts submissions to the story: grades change, and returning students are late. None are added or removed. */
export function workInStory(one: SeededSubmission, number: number, calendar: Calendar): SeededSubmission {
  const story = STORIES.get(number);
  if (!story) return one;
  if (one.statusId !== null) {
    const isAgain = (AGAIN as readonly number[]).includes(one.statusId);
    return isAgain && story !== 'slips' ? { ...one, statusId: DONE } : one;
  }
  if (one.grade === null) return one;
  const told = { ...one, grade: gradeInStory(story, one.task.number, one.grade) };
  const isBehind = story === 'returns' && one.task.number >= BEHIND_FROM && one.task.number < BACK_FROM;
  return isBehind ? late(told, calendar) : told;
}

const LATE_BY = 30 * HOUR;
function late(one: SeededSubmission, calendar: Calendar): SeededSubmission {
  const shift = Math.max(0, msOf(plus(effectiveDue(one.task, calendar), LATE_BY)) - msOf(one.firstAt));
  const moved = (moment: Instant) => calendar.past(plus(moment, shift));
  return { ...one, firstAt: moved(one.firstAt), at: moved(one.at), gradedAt: moved(one.gradedAt) };
}
