import { DATA } from './data.ts';
import { DESIGN } from './design.ts';
import { fullStack, type SessionItem } from './full-stack-course.ts';
import { SECURITY } from './security.ts';
import type { WeekTopic } from './topic.ts';

/** The programs that take one topic a week, by their numbers. All others teach full-stack development. */
const TOPICS: Readonly<Record<number, readonly WeekTopic[]>> = {
  3: DATA,
  4: DESIGN,
  5: SECURITY,
  7: SECURITY,
  9: DESIGN,
};
/** The steps by which the classes of a week treat its one topic. */
const STEPS = ['', ': Practice', ': Project'] as const;
const GRADUATION = 25.1;

export interface Lesson {
  /** The key by which the curriculum knows it; null for what it does not hold. */
  readonly key: string | null;
  readonly name: string;
  readonly chapter: number;
  readonly category: SessionItem['facts']['category'];
  readonly outcome: string;
  /** Markdown. */
  readonly page: string;
}

/** The topics of a program that takes one a week; undefined where a week has several. */
export const topicsOf = (programId: number): readonly WeekTopic[] | undefined => TOPICS[programId];

const isCareer = ({ facts }: SessionItem): boolean => facts.category.startsWith('career');

const lessonIn = ({ key, facts, text }: SessionItem): Lesson => ({
  key,
  name: facts.name,
  chapter: facts.chapter ?? 0,
  category: facts.category,
  outcome: facts.summary,
  page: text,
});

let lessons: ReadonlyMap<number, Lesson> | undefined;

/** The lessons of full-stack development by their chapters. */
const byChapter = (): ReadonlyMap<number, Lesson> =>
  (lessons ??= new Map(
    fullStack()
      .sessions.filter((session) => !isCareer(session))
      .map(lessonIn)
      .map((lesson) => [lesson.chapter, lesson]),
  ));

function graduation(): Lesson {
  const lesson = byChapter().get(GRADUATION);
  if (!lesson) throw new Error('The demo curriculum has no graduation.');
  return lesson;
}

/** Finds the lesson of a class: four evenings with a topic each, then office hours; or one topic in several steps. */
export function lessonOf(programId: number, week: number, place: number): Lesson {
  const chapter = Number(`${week + 1}.${place + 1}`);
  const topics = topicsOf(programId);
  if (!topics) return byChapter().get(chapter) ?? { ...graduation(), key: null };
  const [name, outcome] = topics[week] ?? [];
  if (name === undefined || outcome === undefined) return { ...graduation(), key: null };
  const page = agenda(name, outcome);
  return { key: null, name: `${name}${STEPS[place] ?? ''}`, chapter, category: 'class', outcome, page };
}

/** The weekly career workshops. */
export const workshops = (): Lesson[] => fullStack().sessions.filter(isCareer).map(lessonIn);

const agenda = (module: string, outcome: string): string =>
  `### After this class you can\n\n${outcome}\n\n### Plan\n\n1. Warm-up: review of the last class\n2. Instructor demo\n3. Pair exercise\n4. Stand-up and questions\n\n> Part of the module *${module}*. Slides and activities are in the class repository.`;
