import { BACK_END } from './back-end.ts';
import { DATA } from './data.ts';
import { DESIGN } from './design.ts';
import { FRONT_END } from './front-end.ts';
import { FULL_STACK } from './full-stack.ts';
import type { Module, Topic } from './module.ts';
import { SECURITY } from './security.ts';

const MODULES: readonly Module[] = [...FRONT_END, ...BACK_END, ...FULL_STACK];
/** The programs that take one topic a week, by their numbers. All others teach full-stack development. */
const TOPICS: Readonly<Record<number, readonly Topic[]>> = { 3: DATA, 4: DESIGN, 5: SECURITY, 7: SECURITY, 9: DESIGN };
/** What the classes of a week do with its one topic. */
const STEPS = ['', ': Practice', ': Project'] as const;

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

/** The topics of a program that takes one a week; undefined where a week has several. */
export const topicsOf = (programId: number): readonly Topic[] | undefined => TOPICS[programId];

/** What happens in a class: four evenings with a topic each, then office hours; or one topic in several steps. */
export function lessonOf(programId: number, week: number, place: number): Lesson {
  const chapter = Number(`${week + 1}.${place + 1}`);
  const topics = topicsOf(programId);
  if (topics) {
    const [name, outcome] = topics[week] ?? [];
    if (name === undefined || outcome === undefined) return GRADUATION;
    return { name: `${name}${STEPS[place] ?? ''}`, chapter, category: 'class', outcome, module: name };
  }
  const module = MODULES[week];
  if (!module) return GRADUATION;
  const [name, outcome] = module.topics[place] ?? [];
  if (name !== undefined && outcome !== undefined)
    return { name, chapter, category: 'class', outcome, module: module.title };
  return {
    name: `Office Hours: ${module.title}`,
    chapter,
    category: 'office-hours',
    outcome: 'Bring your questions about this week; instructors and teaching assistants help in small groups.',
    module: module.title,
  };
}
