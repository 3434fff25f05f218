import { SessionRow } from '@bcs/contract/features/administration/model-plans';
import { atLocal } from '@bcs/contract/kernel/clock';
import { courseOf } from './course-of.ts';
import { RowRefused, type Noun } from './import-noun.ts';
import { findClassroom, insertSession, saveClassroom, updateSession } from './queries-plans.ts';
import { storedSessions } from './queries-stored.ts';

const USUAL = { academic: 'class', career: 'career-workshop' } as const;

export const SESSIONS: Noun<SessionRow> = {
  name: 'sessions',
  changes: ['sessions'],
  schema: SessionRow,
  recognisedBy: ['university', 'course', 'name'],
  key: ({ university, course, context, name, chapter, date }) =>
    `${university} / ${course}${context ? ` / ${context}` : ''} / ${chapter ?? date ?? ''} ${name}`,
  find: async (given, tx) => {
    const course = await courseOf(tx, given);
    const [stored, another] = await storedSessions(tx, course, given);
    if (another) throw new RowRefused(`name: several sessions have the name ${given.name}; give context and chapter`);
    if (!given.classroom || given.classroom === stored?.['classroom']) return stored ?? {};
    // what the row leaves out is that of the classroom it names, not of the one it leaves
    const named = await findClassroom(tx, course.universityId, given.classroom);
    return { ...stored, building: null, roomNumber: null, onlineUrl: null, ...named, id: stored?.id };
  },
  save: async (row, { id, context }, { tx, now }) => {
    if (id !== undefined && context !== row.context)
      throw new RowRefused('context: cannot be changed once the session exists');
    const course = await courseOf(tx, row);
    const classroom = await saveClassroom(tx, course.universityId, row);
    const times = {
      category: row.category ?? USUAL[row.context],
      start: atLocal(row.date, row.startTime, course.timeZone),
      end: atLocal(row.date, row.endTime, course.timeZone),
      classroomId: classroom.id,
    };
    if (id === undefined) {
      await insertSession(tx, course, row, times, now);
      return 'created';
    }
    const changed = (await updateSession(tx, course, id, row, times, now)) + classroom.changed;
    return changed > 0 ? 'updated' : 'unchanged';
  },
};
