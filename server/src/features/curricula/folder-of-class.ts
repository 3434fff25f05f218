import type { AssignmentFile, COURSE_FOLDER, SessionFile } from '@bcs/contract/features/curricula/model';
import { keysOf } from '@bcs/contract/features/curricula/keys';
import { localDay, MINUTE, msOf, type Day, type Zone } from '@bcs/contract/kernel/clock';
import type { CourseFolder, Item } from '#kernel/course-folder/folder';
import { plainText } from '#kernel/course-folder/front-matter';
import { dueOf, placeOf, timeOf } from './places.ts';
import type { ClassAssignment, ClassSession } from './queries.ts';

interface Curriculum {
  readonly name: string;
  readonly program: string | null;
  readonly timeZone: Zone;
  readonly startDay: Day;
  /** The earliest first. */
  readonly sessions: readonly ClassSession[];
  /** By their due dates. */
  readonly assignments: readonly ClassAssignment[];
}

const oneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** A class as a course folder: its dates become meetings and days, and what was cancelled or archived is not in it. ADM-104 */
export function folderOfClass(course: Curriculum): CourseFolder<typeof COURSE_FOLDER> {
  const { timeZone, startDay } = course;
  const classes = course.sessions.filter(({ category }) => category === 'class');
  const numbers = new Map(classes.map(({ id }, at) => [id, at + 1]));
  const meetings = classes.map(({ startTime }) => localDay(startTime, timeZone));
  const place = (day: Day) => placeOf(day, meetings, startDay);

  const sessionFacts = (session: ClassSession): SessionFile => ({
    name: oneLine(session.name),
    category: session.category,
    chapter: session.chapter,
    summary: plainText(session.summary),
    ...(session.category === 'class'
      ? { meeting: numbers.get(session.id) ?? null, days: 0, day: null, time: null }
      : { ...place(localDay(session.startTime, timeZone)), time: timeOf(session.startTime, timeZone) }),
    minutes: Math.max(1, Math.round((msOf(session.endTime) - msOf(session.startTime)) / MINUTE)),
  });
  const assignmentFacts = (facts: ClassAssignment): AssignmentFile => {
    const { day, time } = dueOf(facts.dueDate, timeZone);
    return {
      title: oneLine(facts.title),
      kind: facts.kind,
      header: plainText(facts.header),
      opens: { ...place(facts.assignmentDate), time: null },
      due: { ...place(day), time },
      required: facts.required,
      requiredForGraduation: facts.requiredForGraduation,
      prework: facts.prework,
      minHours: facts.minHours,
      maxHours: facts.maxHours,
    };
  };
  const sessionKeys = keysOf(
    course.sessions.map(({ name, chapter }) => ({ title: name, chapter })),
    'session',
  );
  const assignmentKeys = keysOf(
    course.assignments.map(({ title }) => ({ title, chapter: null })),
    'assignment',
  );
  const item =
    <Stored extends { readonly text: string }, Facts>(facts: (stored: Stored) => Facts, keys: string[]) =>
    (stored: Stored, at: number): Item<Facts> => ({
      key: keys[at] ?? '',
      facts: facts(stored),
      text: plainText(stored.text),
    });
  return {
    course: { name: oneLine(course.name), program: course.program === null ? null : oneLine(course.program) },
    sessions: course.sessions.map(item(sessionFacts, sessionKeys)).toSorted(byFile),
    assignments: course.assignments.map(item(assignmentFacts, assignmentKeys)).toSorted(byFile),
    resources: new Map(),
  };
}

const byFile = (one: { readonly key: string }, other: { readonly key: string }): number =>
  `${one.key}.md` < `${other.key}.md` ? -1 : 1;
