import { IDS } from '#database/seed/ids';
import { SETTINGS } from './examples-of-classes.ts';
import type { Act, Successes } from './success.ts';

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
