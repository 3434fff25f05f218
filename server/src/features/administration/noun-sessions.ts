import { SessionRow } from '@bcs/contract/features/administration/model-plans';
import { atLocal } from '@bcs/contract/kernel/clock';
import { courseOf } from './course-of.ts';
import type { Noun } from './import-noun.ts';
import { findSession, insertSession, saveClassroom, updateSession } from './queries-plans.ts';

const USUAL = { academic: 'class', career: 'career-workshop' } as const;

export const SESSIONS: Noun<SessionRow> = {
  name: 'sessions',
  schema: SessionRow,
  key: ({ university, course, context, name, chapter, date }) =>
    `${university} / ${course} / ${context} / ${chapter ?? date} ${name}`,
  save: async (row, { tx, now }) => {
    const course = await courseOf(tx, row);
    const times = {
      category: row.category ?? USUAL[row.context],
      start: atLocal(row.date, row.startTime, course.timeZone),
      end: atLocal(row.date, row.endTime, course.timeZone),
      classroomId: await saveClassroom(tx, course.universityId, row),
    };
    const known = await findSession(tx, course, row);
    if (known) return (await updateSession(tx, course, known.id, row, times, now)) > 0 ? 'updated' : 'unchanged';
    await insertSession(tx, course, row, times, now);
    return 'created';
  },
};
