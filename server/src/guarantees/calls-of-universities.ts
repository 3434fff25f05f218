import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import type { PROGRAM_TYPES } from '@bcs/contract/kernel/program-types';
import { asks, type ActAs, type Successes } from './success.ts';

const cohortOf = (universityId: number) => ({
  universityId,
  cohortId: universityId === IDS.lakeside ? IDS.lakesideCohort : IDS.activeCohort,
});
export const SWITCH_FIELDS = {
  hideBilling: true,
  hideWebToCase: false,
  hideCareerServices: false,
  hideRemoteAttendance: false,
  hideLiveChat: true,
  hideExtendDueDate: false,
} as const;
export const UNIVERSITY_FIELDS = {
  name: 'Northfield State',
  shortName: 'NFS',
  accentColor: '#4b2fbf',
  supportEmail: 'help@northfield.example',
  timeZone: 'America/Chicago',
  holidays: [{ from: '2026-12-20', to: '2027-01-03', name: 'Winter recess' }],
};

/** Examples for universities and their parts. */
export const universityCalls: Examples = {
  createUniversity: () => ({ name: 'Riverside College', timeZone: 'America/Chicago' }),
  updateUniversity: () => ({ ...UNIVERSITY_FIELDS }),
  saveProgram: () => ({ name: 'Cybersecurity', programType: 'Cyber' }),
  saveCohort: (universityId) => ({
    ...cohortOf(universityId),
    version: 1,
    name: 'Cohort 9',
    startDate: '2026-09-01',
    endDate: '2027-02-28',
  }),
  archiveCohort: cohortOf,
  restoreCohort: cohortOf,
  saveRoom: () => ({ name: 'Room 12', roomNumber: '12' }),
  archiveRoom: (universityId) => ({ roomId: universityId === IDS.lakeside ? 4 : 1, archived: true }),
  previewCohortSwitches: cohortOf,
  saveCohortSwitches: (universityId) => ({ ...cohortOf(universityId), ...SWITCH_FIELDS }),
};

const by = 'operator' as const;
const university = { universityId: IDS.northfield };
const cohort = { ...university, cohortId: IDS.activeCohort };
type University = {
  version: number;
  programs: { id: number; version: number; programType: (typeof PROGRAM_TYPES)[number] }[];
  cohorts: { id: number; version: number; programId: number }[];
  rooms: { id: number; version: number }[];
};
const now = async (act: ActAs) => (await act(by, 'adminUniversity', university)) as University;
async function aRoom(act: ActAs) {
  const [room] = (await now(act)).rooms;
  if (!room) throw new Error('Northfield has rooms.');
  return room;
}
/** A picture of one white pixel. */
const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/** The successes of universities: an archived one is restored, and an edit names the version that was read. */
export const universitySuccesses: Successes = {
  adminUniversities: asks(by, { search: 'north', archived: false, sort: 'name', descending: false, page: 0 }),
  createUniversity: asks(by, { name: 'Riverside College', timeZone: 'America/Chicago' }),
  updateUniversity: async (act) => ({
    by,
    input: { ...university, version: (await now(act)).version, ...UNIVERSITY_FIELDS },
  }),
  saveUniversityLogo: asks(by, { ...university, logo: LOGO }),
  archiveUniversity: asks(by, university),
  restoreUniversity: async (act) => {
    await act(by, 'archiveUniversity', university);
    return { by, input: university };
  },
  saveProgram: async (act) => {
    const [program] = (await now(act)).programs;
    if (!program) throw new Error('Northfield has programs.');
    const { id: programId, version, programType } = program;
    return { by, input: { ...university, programId, version, name: 'Security', programType } };
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
    const { id: roomId, version } = await aRoom(act);
    return {
      by,
      input: { ...university, roomId, version, name: 'Room 14', roomNumber: '14', buildingName: null, videoUrl: null },
    };
  },
  archiveRoom: async (act) => ({ by, input: { ...university, roomId: (await aRoom(act)).id, archived: true } }),
  saveCohortSwitches: async (act) => {
    const { version } = (await act(by, 'previewCohortSwitches', cohort)) as { version: number };
    return { by, input: { ...cohort, version, ...SWITCH_FIELDS } };
  },
};
