import sql from 'sql-template-tag';
import type { Db } from '#database/db';
import { IDS } from '#database/seed/ids';
import { FIELDS, HIDES } from './examples-of-universities.ts';
import type { Act, Prepared } from './success.ts';

const by = 'operator' as const;
const university = { universityId: IDS.northfield };
const cohort = { ...university, cohortId: IDS.activeCohort };
type University = {
  version: number;
  programs: { id: number; version: number }[];
  cohorts: { id: number; version: number; programId: number }[];
  rooms: { id: number; version: number }[];
};
const now = async (act: Act) => (await act(by, 'adminUniversity', university)) as University;
const aProgram = {
  ...university,
  programId: null,
  version: null,
  name: 'Cybersecurity',
  programType: 'Cyber',
} as const;
const aRoom = { ...university, name: 'Room 12', roomNumber: '12', buildingName: null, videoUrl: null };

/** What is archived is brought back, and what is edited names the version that was read. */
export const universitySuccesses: {
  readonly adminUniversities: Prepared<'adminUniversities'>;
  readonly createUniversity: Prepared<'createUniversity'>;
  readonly updateUniversity: Prepared<'updateUniversity'>;
  readonly archiveUniversity: Prepared<'archiveUniversity'>;
  readonly restoreUniversity: Prepared<'restoreUniversity'>;
  readonly saveProgram: Prepared<'saveProgram'>;
  readonly saveCohort: Prepared<'saveCohort'>;
  readonly restoreCohort: Prepared<'restoreCohort'>;
  readonly saveRoom: Prepared<'saveRoom'>;
  readonly archiveRoom: Prepared<'archiveRoom'>;
  readonly saveCohortSwitches: Prepared<'saveCohortSwitches'>;
} = {
  adminUniversities: () => ({
    by,
    input: { search: 'north', archived: false, sort: 'name', descending: false, page: 0 },
  }),
  createUniversity: () => ({ by, input: { name: 'Riverside College', timeZone: 'America/Chicago' } }),
  updateUniversity: async (act) => ({ by, input: { ...university, version: (await now(act)).version, ...FIELDS } }),
  archiveUniversity: () => ({ by, input: university }),
  restoreUniversity: async (act) => {
    await act(by, 'archiveUniversity', university);
    return { by, input: university };
  },
  saveProgram: async (act) => {
    const { programId } = (await act(by, 'saveProgram', aProgram)) as { programId: number };
    return { by, input: { ...aProgram, programId, version: 1, name: 'Security' } };
  },
  saveCohort: async (act) => {
    const { version, programId } = (await now(act)).cohorts.find(({ id }) => id === IDS.activeCohort) ?? {
      version: 0,
      programId: 0,
    };
    const days = { startDate: '2026-01-01', endDate: '2027-02-28' } as const;
    return { by, input: { ...cohort, version, programId, name: 'Cohort 9', ...days } };
  },
  restoreCohort: async (act) => {
    await act(by, 'archiveCohort', cohort);
    return { by, input: cohort };
  },
  saveRoom: async (act) => {
    const { roomId } = (await act(by, 'saveRoom', { ...aRoom, roomId: null, version: null })) as { roomId: number };
    return { by, input: { ...aRoom, roomId, version: 1, name: 'Room 14' } };
  },
  archiveRoom: async (act, db: Db) => {
    await act(by, 'saveRoom', { ...aRoom, roomId: null, version: null });
    const { id } = await db.one<{ id: number }>(sql`select max(id) as id from classrooms`);
    return { by, input: { ...university, roomId: id, archived: true } };
  },
  saveCohortSwitches: async (act) => {
    const { version } = (await act(by, 'previewCohortSwitches', cohort)) as { version: number };
    return { by, input: { ...cohort, version, ...HIDES } };
  },
};
