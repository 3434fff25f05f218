import { dueOfTied } from '@bcs/contract/features/curricula/due-ties';
import type { AssignmentFile, SessionFile, ResourceFile } from '@bcs/contract/features/curricula/model';
import {
  localDay,
  MINUTE,
  msOf,
  type Day,
  type Zone,
  addDays,
  daysBetween,
  localTime,
  type Instant,
} from '@bcs/contract/kernel/clock';
import { assignFolderKeys } from '@bcs/contract/features/curricula/keys';
import type { StoredResource } from '@bcs/contract/features/resources/model';
import type { FolderItem } from '#kernel/course-folder/folder';
import { plainText } from '#kernel/course-folder/front-matter';
import type { ClassAssignment, CurriculumSession } from './queries.ts';

export type RelativeDay = Pick<SessionFile, 'meeting' | 'days' | 'day'>;

/**
 * Converts a day into its place in a class without dates: after the last meeting before it, or else counted from the
 * first day. D-188
 */
function toRelativeDay(day: Day, meetings: readonly Day[], firstDay: Day): RelativeDay {
  const number = meetings.findLastIndex((meeting) => meeting <= day) + 1;
  const meeting = meetings[number - 1];
  return meeting === undefined
    ? { meeting: null, days: 0, day: daysBetween(firstDay, day) + 1 }
    : { meeting: number, days: daysBetween(meeting, day), day: null };
}

/** The day and the time of a due date; the end of the day has no time. */
function dueOf(due: Instant, zone: Zone): Readonly<{ day: Day; time: string | null }> {
  const time = timeOf(due, zone);
  const day = localDay(due, zone);
  if (time === '23:59:59') return { day, time: null };
  return time === '00:00' ? { day: addDays(day, -1), time: null } : { day, time };
}

/** Formats a local time as `18:30`, with seconds if there are any. */
function timeOf(instant: Instant, zone: Zone): string {
  const { hour, minute, second } = localTime(instant, zone);
  return [hour, minute, ...(second === 0 ? [] : [second])].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A resource in the front matter. */
type ResourceInFolder = Readonly<{ inFolder: ResourceFile; stored: StoredResource }>;

const ENDING = /(\.[a-z\d]{1,5})?$/i;
/** Matches characters that some systems do not allow in a path. */
const NO_PATH = /[\\/:]/g;

/** Converts the resources of a session for its folder; repeated file names get a number. ADM-104 */
function resourcesInFolder(resources: readonly StoredResource[]): ResourceInFolder[] {
  const taken = new Set<string>();
  return resources.map((stored): ResourceInFolder => {
    const { title } = stored;
    if (stored.kind === 'link') return { stored, inFolder: { title, url: stored.url } };
    const name = stored.name.replaceAll(NO_PATH, '-').replace(/^\.+/, '') || 'file';
    let file = name;
    for (let number = 2; taken.has(file.toLowerCase()); number += 1) file = name.replace(ENDING, `-${number}$1`);
    taken.add(file.toLowerCase());
    return { stored, inFolder: { title, file } };
  });
}

/** The stored sessions and assignments of a class. */
export interface StoredItems {
  readonly timeZone: Zone;
  readonly startDay: Day;
  /** The sessions in order. */
  readonly sessions: readonly CurriculumSession[];
  /** The assignments, ordered by their due dates. */
  readonly assignments: readonly ClassAssignment[];
  /** Keys that must not be used again. */
  readonly keysLeft: readonly Readonly<{ kind: 'session' | 'assignment'; key: string }>[];
}

/** A class to be written as a folder. */
export interface Curriculum extends StoredItems {
  readonly name: string;
  readonly program: string | null;
}

/** An item of a class in the format of files, with its stored row. */
export interface ItemOfClass<Facts, Stored> extends FolderItem<Facts> {
  readonly stored: Stored;
}
export interface ItemsOfClass {
  readonly sessions: readonly ItemOfClass<SessionFile, CurriculumSession>[];
  readonly assignments: readonly ItemOfClass<AssignmentFile, ClassAssignment>[];
}

export const toOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Converts the items of a class for a folder: dates become meetings and days. ADM-102, ADM-104 */
export function itemsOfClass(course: StoredItems): ItemsOfClass {
  const { timeZone, startDay } = course;
  const classes = course.sessions.filter(({ category }) => category === 'class');
  const numbers = new Map(classes.map(({ id }, at) => [id, at + 1]));
  const meetings = classes.map(({ startTime }) => localDay(startTime, timeZone));
  const place = (day: Day) => toRelativeDay(day, meetings, startDay);
  const taken = (kind: 'session' | 'assignment') =>
    course.keysLeft.filter((left) => left.kind === kind).map(({ key }) => key);
  const named = course.sessions.map(({ name: title, chapter, key }) => ({ title, chapter, key }));
  const sessionKeys = assignFolderKeys(named, 'session', taken('session'));
  const titled = course.assignments.map(({ title, key }) => ({ title, chapter: null, key }));
  const assignmentKeys = assignFolderKeys(titled, 'assignment', taken('assignment'));
  const keyOfSession = new Map(course.sessions.map(({ id }, at) => [id, sessionKeys[at] ?? '']));

  const sessionFacts = (session: CurriculumSession): SessionFile => ({
    name: toOneLine(session.name),
    category: session.category,
    chapter: session.chapter,
    summary: plainText(session.summary),
    ...(session.category === 'class'
      ? { meeting: numbers.get(session.id) ?? null, days: 0, day: null, time: null }
      : { ...place(localDay(session.startTime, timeZone)), time: timeOf(session.startTime, timeZone) }),
    minutes: Math.max(1, Math.round((msOf(session.endTime) - msOf(session.startTime)) / MINUTE)),
    resources: resourcesInFolder(session.resources).map(({ inFolder }) => inFolder),
  });
  const dueFacts = ({ dueDate, tied }: ClassAssignment): AssignmentFile['due'] => {
    const session = tied && keyOfSession.get(tied.sessionId);
    const due = tied && session ? dueOfTied(session, numbers.get(tied.sessionId) ?? null, tied.tie) : null;
    if (due) return due;
    const { day, time } = dueOf(dueDate, timeZone);
    return { ...place(day), time, session: null };
  };
  const assignmentFacts = (facts: ClassAssignment): AssignmentFile => ({
    title: toOneLine(facts.title),
    kind: facts.kind,
    header: plainText(facts.header),
    opens: { ...place(facts.assignmentDate), time: null },
    due: dueFacts(facts),
    required: facts.required,
    requiredForGraduation: facts.requiredForGraduation,
    prework: facts.prework,
    minHours: facts.minHours,
    maxHours: facts.maxHours,
  });
  const item =
    <Stored extends { readonly text: string }, Facts>(facts: (stored: Stored) => Facts, keys: readonly string[]) =>
    (stored: Stored, at: number): ItemOfClass<Facts, Stored> => ({
      key: keys[at] ?? '',
      facts: facts(stored),
      text: plainText(stored.text),
      stored,
    });
  return {
    sessions: course.sessions.map(item(sessionFacts, sessionKeys)),
    assignments: course.assignments.map(item(assignmentFacts, assignmentKeys)),
  };
}
