import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';

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
export const ofUniversities: Examples = {
  createUniversity: () => ({ name: 'Riverside College', timeZone: 'America/Chicago' }),
  updateUniversity: () => ({ ...FIELDS }),
  saveProgram: () => ({ name: 'Cybersecurity', programType: 'Cyber' }),
  saveCohort: (universityId) => ({
    ...cohort(universityId),
    version: 1,
    name: 'Cohort 9',
    startDate: '2026-09-01',
    endDate: '2027-02-28',
  }),
  archiveCohort: cohort,
  restoreCohort: cohort,
  saveRoom: () => ({ name: 'Room 12', roomNumber: '12' }),
  archiveRoom: (universityId) => ({ roomId: universityId === IDS.lakeside ? 4 : 1, archived: true }),
  previewCohortSwitches: cohort,
  saveCohortSwitches: (universityId) => ({ ...cohort(universityId), ...HIDES }),
};
