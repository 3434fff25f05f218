import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';

const begun = (universityId: number) => ({
  universityId,
  cohortId: IDS.activeCohort,
  code: 'NEW-1',
  name: 'A new class',
  startDate: '2026-09-01',
  endDate: '2027-02-28',
});

export const SETTINGS = {
  name: 'Full Stack, evenings',
  startDate: '2026-01-12',
  endDate: '2026-05-30',
  timeZone: 'America/New_York',
  maxAbsence: 3,
  maxRemoteAttendance: 2,
  maxMissedGeneralAssignment: null,
  maxMissedRequiredAssignment: 1,
  minimumScoreRequired: 70,
  midSurveyFrom: null,
  midSurveyTo: null,
  endSurveyFrom: '2026-05-20',
  endSurveyTo: '2026-05-30',
  classroomLink: 'https://northfield.zoom.us/j/1',
  classroomDynamic: false,
  youCanBookMeUrl: null,
  checkInCodeRequired: true,
  absentAfterSession: true,
  instructorsMayEdit: true,
} as const;

/** Classes and their states. */
export const ofClasses: Examples = {
  adminClasses: () => ({ descending: true }),
  previewClassSettings: () => ({ settings: SETTINGS }),
  saveClassSettings: () => ({ ...SETTINGS }),
  previewClass: begun,
  createClass: begun,
  reopenClass: () => ({ reason: 'A grade is missing.' }),
};
