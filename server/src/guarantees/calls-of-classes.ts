import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import type { ActAs, Successes } from './success.ts';

const begun = (universityId: number) => ({
  universityId,
  cohortId: IDS.activeCohort,
  code: 'NEW-1',
  name: 'A new class',
  startDate: '2026-09-01',
  endDate: '2027-02-28',
});

export const CLASS_SETTINGS = {
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

/** Examples for classes and their states. */
export const classCalls: Examples = {
  adminClasses: () => ({ descending: true }),
  previewClassSettings: () => ({ settings: CLASS_SETTINGS }),
  saveClassSettings: () => ({ ...CLASS_SETTINGS }),
  previewClass: begun,
  createClass: begun,
  reopenClass: () => ({ reason: 'A grade is missing.' }),
};

const BEGUN = {
  universityId: IDS.northfield,
  cohortId: IDS.activeCohort,
  code: 'DRAFT-1',
  name: 'A draft',
  startDate: '2026-09-01',
  endDate: '2027-02-28',
};
/** Creates an empty draft as the registrar. */
const draft = async (act: ActAs) => {
  const { courseId } = (await act('registrar', 'createClass', BEGUN)) as { courseId: number };
  return { by: 'registrar' as const, input: { courseId } };
};
const ofActive = { by: 'registrar' as const, input: { courseId: IDS.activeCourse } };

/** Successes of classes: each state is reached from the previous one. */
export const classSuccesses: Successes = {
  saveClassSettings: async (act) => {
    const asked = { ...ofActive.input, keeps: 'local times', pattern: null, settings: CLASS_SETTINGS } as const;
    const { version, digest } = (await act('registrar', 'previewClassSettings', asked)) as {
      version: number;
      digest: string;
    };
    return {
      by: 'registrar',
      input: { ...ofActive.input, version, keeps: 'local times', pattern: null, digest, ...CLASS_SETTINGS },
    };
  },
  publishClass: draft,
  reopenClass: async (act) => {
    await act('registrar', 'concludeClass', ofActive.input);
    return { by: 'registrar', input: { ...ofActive.input, reason: 'A grade is missing.' } };
  },
  restoreClass: async (act) => {
    await act('registrar', 'archiveClass', ofActive.input);
    return ofActive;
  },
  deleteDraftClass: draft,
};
