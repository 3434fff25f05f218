import { CourseRow } from '@bcs/contract/features/administration/model-rows';
import type { Db } from '#database/db';
import { RowRefused, type Noun } from './noun.ts';
import { oneByOne } from './one-by-one.ts';
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
} from '#features/administration/queries-courses';
import { storedCourse } from './queries-stored.ts';

export const COURSES: Noun<CourseRow> = {
  name: 'courses',
  changes: ['enrollments', 'sessions', 'schedules', 'assignments'],
  schema: CourseRow,
  recognisedBy: ['university', 'code'],
  key: ({ university, code }) => `${university} / ${code}`,
  ...oneByOne<CourseRow>({
    find: async (given, tx) => {
      await refuseAnotherPlace(tx, given);
      return (await storedCourse(tx, given.university, given.code)) ?? {};
    },
    save: async (row, _stored, { tx }) => {
      const universityId = await universityOf(tx, row);
      const programId = await programOf(tx, universityId, row);
      const cohort =
        (await findCohort(tx, universityId, programId, row.cohort)) ??
        (await insertCohort(tx, universityId, programId, row));
      const id =
        (await saveCourse(tx, universityId, cohort.id, row))?.id ??
        (await findCourse(tx, row.university, row.code))?.id;
      if (id === undefined) throw new RowRefused('could not be saved');
      const key = { universityId, id };
      await saveSchedule(tx, key, 'mid-course', row.midCourseSurveyFrom, row.midCourseSurveyTo);
      await saveSchedule(tx, key, 'end-course', row.endCourseSurveyFrom, row.endCourseSurveyTo);
      return id;
    },
  }),
};

/**
 * Refuses a row that contradicts the id or type of an existing university or program.
 * @throws RowRefused
 */
async function refuseAnotherPlace(tx: Db, row: Partial<CourseRow> & Pick<CourseRow, 'university'>): Promise<void> {
  const { university, universityId, program, programType } = row;
  const known = await findUniversity(tx, university);
  if (known && universityId !== undefined && known.id !== universityId)
    throw new RowRefused(`universityId: ${university} has the number ${known.id}`);
  if (!known && universityId !== undefined && (await universityHasId(tx, universityId)))
    throw new RowRefused(`universityId: ${universityId} belongs to another university`);
  const found = known && program !== undefined ? await findProgram(tx, known.id, program) : undefined;
  if (found && programType !== undefined && found.type !== programType)
    throw new RowRefused(`programType: ${program} is a program of type ${found.type}`);
}

/**
 * Finds the university of a row, which earlier rows may have created.
 * @throws RowRefused
 */
async function universityOf(tx: Db, row: CourseRow): Promise<number> {
  await refuseAnotherPlace(tx, row);
  const known = await findUniversity(tx, row.university);
  return (known ?? (await insertUniversity(tx, row.university, row.universityId ?? null))).id;
}

const programOf = async (tx: Db, universityId: number, row: CourseRow): Promise<number> =>
  ((await findProgram(tx, universityId, row.program)) ?? (await insertProgram(tx, universityId, row))).id;
