import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';

export type ClassNames =
  | 'adminClasses'
  | 'adminClass'
  | 'previewClassSettings'
  | 'saveClassSettings'
  | 'previewAsRole'
  | 'previewClass'
  | 'createClass'
  | 'publishClass'
  | 'concludeClass'
  | 'reopenClass'
  | 'archiveClass'
  | 'restoreClass'
  | 'deleteDraftClass';

const begun = (universityId: number) => ({
  universityId,
  cohortId: IDS.activeCohort,
  code: 'NEW-1',
  name: 'A new class',
  startDate: '2026-09-01',
  endDate: '2027-02-28',
});
const ofClass = (courseId: number) => ({ courseId });

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
export const ofClasses: Pick<Examples, ClassNames> = {
  adminClasses: () => ({ search: '', universityId: null, state: null, sort: 'startDate', descending: true, page: 0 }),
  adminClass: ofClass,
  previewClassSettings: (courseId) => ({ courseId, keeps: 'local times', pattern: null, settings: SETTINGS }),
  saveClassSettings: (courseId) => ({
    courseId,
    version: 1,
    keeps: 'local times',
    pattern: null,
    digest: '',
    ...SETTINGS,
  }),
  previewAsRole: (target) => ({ courseId: target, role: 'student' }),
  previewClass: begun,
  createClass: begun,
  publishClass: ofClass,
  concludeClass: ofClass,
  reopenClass: (courseId) => ({ courseId, reason: 'A grade is missing.' }),
  archiveClass: ofClass,
  restoreClass: ofClass,
  deleteDraftClass: ofClass,
};
