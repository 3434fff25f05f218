import { AssignmentRow, SessionRow } from '@bcs/contract/features/administration/model-rows';
import { atLocal } from '@bcs/contract/kernel/clock';
import type { Db } from '#database/db';
import { findCourse, type CourseKey } from '#features/administration/queries-courses';
import { type Noun, RowRefused } from './noun.ts';
import { oneByOne } from './one-by-one.ts';
import {
  insertAssignment,
  updateAssignment,
  findClassroom,
  insertSession,
  saveClassroom,
  updateSession,
} from './queries-plans.ts';
import { storedAssignment, storedSessions } from './queries-stored.ts';

/**
 * Finds the course that a row names.
 * @throws RowRefused
 */
async function courseOf(tx: Db, { university, course }: { university: string; course: string }): Promise<CourseKey> {
  const found = await findCourse(tx, university, course);
  if (!found) throw new RowRefused(`course: ${university} has no course ${course}`);
  return found;
}

/** Refuses to move an existing item to another context. @throws RowRefused */
function refuseAnotherContext(
  { context }: { context?: string },
  stored: { readonly [column: string]: unknown },
  what: string,
): void {
  if (context !== undefined && stored['context'] !== undefined && stored['context'] !== context)
    throw new RowRefused(`context: cannot be changed once the ${what} exists`);
}

const END_OF_DAY = '23:59:59';

export const ASSIGNMENTS: Noun<AssignmentRow> = {
  name: 'assignments',
  changes: ['assignments'],
  schema: AssignmentRow,
  recognisedBy: ['university', 'course', 'title'],
  key: ({ university, course, title }) => `${university} / ${course} / ${title}`,
  ...oneByOne<AssignmentRow>({
    find: async (given, tx) => {
      const stored = (await storedAssignment(tx, await courseOf(tx, given), given.title)) ?? {};
      refuseAnotherContext(given, stored, 'assignment');
      return stored;
    },
    save: async (row, { id }, { tx, now }) => {
      const course = await courseOf(tx, row);
      const due = atLocal(row.dueDate, row.dueTime ?? END_OF_DAY, course.timeZone);
      if (id === undefined) return insertAssignment(tx, course, row, due, now);
      await updateAssignment(tx, course, id, row, due, now);
      return id;
    },
  }),
};

const DEFAULT_CATEGORY = { academic: 'class', career: 'career-workshop' } as const;

/** The empty fields of a session without a classroom. */
const NO_ROOM = { building: null, roomNumber: null, onlineUrl: null };

export const SESSIONS: Noun<SessionRow> = {
  name: 'sessions',
  changes: ['sessions', 'schedules'],
  schema: SessionRow,
  recognisedBy: ['university', 'course', 'name'],
  key: ({ university, course, context, name, chapter, date }) =>
    `${university} / ${course}${context ? ` / ${context}` : ''} / ${chapter ?? date ?? ''} ${name}`,
  ...oneByOne<SessionRow>({
    find: async (given, tx) => {
      const course = await courseOf(tx, given);
      const [stored, another] = await storedSessions(tx, course, given);
      if (another) throw new RowRefused(`name: several sessions have the name ${given.name}; give context and chapter`);
      refuseAnotherContext(given, stored ?? {}, 'session');
      if (!given.classroom || given.classroom === stored?.['classroom']) return stored ?? {};
      // omitted values come from the classroom that the row names, not from the previous one
      const named = await findClassroom(tx, course.universityId, given.classroom);
      return { ...stored, ...NO_ROOM, ...named, id: stored?.id };
    },
    means: ({ category, classroom }, { context = 'academic', classroom: before }) => ({
      // without a category, that of the context applies
      ...(category === null && { implied: { category: DEFAULT_CATEGORY[context as keyof typeof DEFAULT_CATEGORY] } }),
      ...(classroom && classroom !== before && { forgets: Object.keys(NO_ROOM) }),
    }),
    save: async (row, { id }, { tx, now }) => {
      const course = await courseOf(tx, row);
      const classroom = await saveClassroom(tx, course.universityId, row);
      const times = {
        category: row.category ?? DEFAULT_CATEGORY[row.context],
        start: atLocal(row.date, row.startTime, course.timeZone),
        end: atLocal(row.date, row.endTime, course.timeZone),
        classroomId: classroom,
      };
      if (id === undefined) return insertSession(tx, course, row, times, now);
      await updateSession(tx, course, id, row, times, now);
      return id;
    },
  }),
};
