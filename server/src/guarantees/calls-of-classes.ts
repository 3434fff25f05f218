import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import type { Act, Successes } from './success.ts';

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

const BEGUN = {
  universityId: IDS.northfield,
  cohortId: IDS.activeCohort,
  code: 'DRAFT-1',
  name: 'A draft',
  startDate: '2026-09-01',
  endDate: '2027-02-28',
};
/** A draft of its own, begun by the registrar. */
const draft = async (act: Act) => {
  const { courseId } = (await act('registrar', 'createClass', BEGUN)) as { courseId: number };
  return { by: 'registrar' as const, input: { courseId } };
};
const ofActive = { by: 'registrar' as const, input: { courseId: IDS.activeCourse } };

/** Each state of a class is reached from the one before. */
export const classSuccesses: Successes = {
  saveClassSettings: async (act) => {
    const asked = { ...ofActive.input, keeps: 'local times', pattern: null, settings: SETTINGS } as const;
    const { version, digest } = (await act('registrar', 'previewClassSettings', asked)) as {
      version: number;
      digest: string;
    };
    return {
      by: 'registrar',
      input: { ...ofActive.input, version, keeps: 'local times', pattern: null, digest, ...SETTINGS },
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
