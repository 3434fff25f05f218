import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';

export type UniversityNames =
  | 'adminUniversities'
  | 'adminUniversity'
  | 'createUniversity'
  | 'updateUniversity'
  | 'saveUniversityLogo'
  | 'archiveUniversity'
  | 'restoreUniversity'
  | 'saveProgram'
  | 'saveCohort'
  | 'archiveCohort'
  | 'restoreCohort'
  | 'saveRoom'
  | 'archiveRoom'
  | 'previewCohortSwitches'
  | 'saveCohortSwitches'
  | 'featureFlags'
  | 'setFeatureFlag';

const only = (universityId: number) => ({ universityId });
const cohort = (universityId: number) => ({
  universityId,
  cohortId: universityId === IDS.lakeside ? IDS.lakesideCohort : IDS.activeCohort,
});
export const HIDES = {
  hideBilling: true,
  hideWebToCase: false,
  hideCareerServices: false,
  hideRemoteAttendance: false,
  hideLiveChat: true,
  hideExtendDueDate: false,
} as const;
export const FIELDS = {
  name: 'Northfield State',
  shortName: 'NFS',
  accentColor: '#4b2fbf',
  supportEmail: 'help@northfield.example',
  timeZone: 'America/Chicago',
  holidays: [{ from: '2026-12-20', to: '2027-01-03', name: 'Winter recess' }],
};

/** Universities and what belongs to them. */
export const ofUniversities: Pick<Examples, UniversityNames> = {
  adminUniversities: () => ({ search: '', archived: false, sort: 'name', descending: false, page: 0 }),
  adminUniversity: only,
  createUniversity: () => ({ name: 'Riverside College', timeZone: 'America/Chicago' }),
  updateUniversity: (universityId) => ({ universityId, version: 1, ...FIELDS }),
  saveUniversityLogo: (universityId) => ({ universityId, logo: null }),
  archiveUniversity: only,
  restoreUniversity: only,
  saveProgram: (universityId) => ({
    universityId,
    programId: null,
    version: null,
    name: 'Cybersecurity',
    programType: 'Cyber',
  }),
  saveCohort: (universityId) => ({
    ...cohort(universityId),
    version: 1,
    programId: 1,
    name: 'Cohort 9',
    startDate: '2026-09-01',
    endDate: '2027-02-28',
  }),
  archiveCohort: cohort,
  restoreCohort: cohort,
  saveRoom: (universityId) => ({
    universityId,
    roomId: null,
    version: null,
    name: 'Room 12',
    roomNumber: '12',
    buildingName: null,
    videoUrl: null,
  }),
  archiveRoom: (universityId) => ({ universityId, roomId: universityId === IDS.lakeside ? 4 : 1, archived: true }),
  previewCohortSwitches: cohort,
  saveCohortSwitches: (universityId) => ({ ...cohort(universityId), version: 1, ...HIDES }),
  featureFlags: () => ({}),
  setFeatureFlag: () => ({ key: 'billing', enabled: false }),
};
