import { BACK_END } from './back-end.ts';
import { FRONT_END } from './front-end.ts';
import { FULL_STACK } from './full-stack.ts';
import type { Module } from './module.ts';

/** The 24 weeks of the program. */
export const MODULES: readonly Module[] = [...FRONT_END, ...BACK_END, ...FULL_STACK];

const EVENINGS = 5;
const GRADUATION: Lesson = {
  name: 'Graduation',
  chapter: 25.1,
  category: 'class',
  outcome: 'Celebrate, look back on 24 weeks and hear what alumni wish they had known.',
  module: 'Graduation',
};

export interface Lesson {
  readonly name: string;
  readonly chapter: number;
  readonly category: 'class' | 'office-hours';
  readonly outcome: string;
  readonly module: string;
}

/** What happens on a day of the course: five evenings of class, office hours, and a studio at the end of each week. */
export function lessonOn(day: number): Lesson {
  const number = Math.floor(day / 7);
  const position = day % 7;
  const module = MODULES[number];
  if (!module) return GRADUATION;
  const base = { chapter: Number(`${number + 1}.${position + 1}`), module: module.title };
  const topic = module.topics[position];
  if (topic) return { ...base, name: topic[0], category: 'class', outcome: topic[1] };
  return position === EVENINGS
    ? {
        ...base,
        name: `Office Hours: ${module.title}`,
        category: 'office-hours',
        outcome: 'Bring your questions about this week; instructors and teaching assistants help in small groups.',
      }
    : {
        ...base,
        name: `Studio: ${module.title}`,
        category: 'office-hours',
        outcome: 'Work on the weekly challenge with others; teaching assistants are in the room.',
      };
}
