import { SessionRow } from '@bcs/contract/features/administration/model-rows';
import { atLocal } from '@bcs/contract/kernel/clock';
import { courseOf, refuseAnotherContext } from './course-of.ts';
import { RowRefused, type Noun } from './noun.ts';
import { oneByOne } from './one-by-one.ts';
import { findClassroom, insertSession, saveClassroom, updateSession } from './queries-plans.ts';
import { storedSessions } from './queries-stored.ts';

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
      // what the row leaves out is that of the classroom it names, not of the one it leaves
      const named = await findClassroom(tx, course.universityId, given.classroom);
      return { ...stored, ...NO_ROOM, ...named, id: stored?.id };
    },
    means: ({ category, classroom }, { context = 'academic', classroom: before }) => ({
      // without a category it is the usual one of its context
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
