import { CourseRow } from '@bcs/contract/features/administration/model-courses';
import type { Db } from '#database/db';
import { RowRefused, type Noun } from './import-noun.ts';
import {
  findCohort,
  findCourse,
  findProgram,
  findUniversity,
  insertCohort,
  insertProgram,
  insertUniversity,
  saveCourse,
  saveSchedule,
  universityHasId,
} from './queries-courses.ts';
import { storedCourse } from './queries-stored.ts';

export const COURSES: Noun<CourseRow> = {
  name: 'courses',
  changes: ['enrollments', 'sessions', 'assignments'],
  schema: CourseRow,
  recognisedBy: ['university', 'code'],
  key: ({ university, code }) => `${university} / ${code}`,
  find: async ({ university, code }, tx) => (await storedCourse(tx, university, code)) ?? {},
  save: async (row, _stored, { tx }) => {
    const universityId = await universityOf(tx, row);
    const programId = await programOf(tx, universityId, row);
    const cohort =
      (await findCohort(tx, universityId, programId, row.cohort)) ??
      (await insertCohort(tx, universityId, programId, row));
    const saved = await saveCourse(tx, universityId, cohort.id, row);
    const course = saved ?? (await findCourse(tx, row.university, row.code));
    if (!course) throw new RowRefused('could not be saved');
    const key = { universityId, id: course.id };
    const schedules =
      (await saveSchedule(tx, key, 'mid-course', row.midCourseSurveyFrom, row.midCourseSurveyTo)) +
      (await saveSchedule(tx, key, 'end-course', row.endCourseSurveyFrom, row.endCourseSurveyTo));
    if (saved?.created) return 'created';
    return saved || schedules > 0 ? 'updated' : 'unchanged';
  },
};

async function universityOf(tx: Db, { university, universityId }: CourseRow): Promise<number> {
  const known = await findUniversity(tx, university);
  if (known && universityId !== undefined && known.id !== universityId)
    throw new RowRefused(`universityId: ${university} has the number ${known.id}`);
  if (known) return known.id;
  if (universityId !== undefined && (await universityHasId(tx, universityId)))
    throw new RowRefused(`universityId: ${universityId} belongs to another university`);
  return (await insertUniversity(tx, university, universityId ?? null)).id;
}

async function programOf(tx: Db, universityId: number, row: CourseRow): Promise<number> {
  const known = await findProgram(tx, universityId, row.program);
  if (known && known.type !== row.programType)
    throw new RowRefused(`programType: ${row.program} is a program of type ${known.type}`);
  return (known ?? (await insertProgram(tx, universityId, row))).id;
}
