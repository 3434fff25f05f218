import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';
import type { Successes } from './success.ts';

const importId = IDS.imports.open;
const ROSTER_FILE = Buffer.from('Email,First name,Last name,Role\nnova@import.example,Nova,Import,student\n').toString(
  'base64',
);
const choices = { ...NO_CHOICES, leftOut: [2], takesFile: [], resumes: [], wholeRosters: [], wholeRoles: [], ends: [] };

/** Examples for imports of people and rosters. */
export const importCalls: Examples = {
  imports: () => ({ descending: true }),
  uploadImport: () => ({
    universityId: IDS.northfield,
    courseId: IDS.activeCourse,
    fileName: 'roster.csv',
    base64: ROSTER_FILE,
  }),
  mapImport: () => ({
    importId,
    reading: { encoding: 'utf-8', delimiter: ',', hasHeader: true, columns: ['email', 'firstName', null, 'role'] },
  }),
  correctImport: () => ({ importId, cell: { line: 2, column: 'firstName', text: 'Priyanka' }, choices }),
  importPreview: () => ({ importId, kind: 'all', after: -1 }),
  cancelImport: () => ({ importId }),
  applyImport: () => ({ importId, digest: 'another', invitations: 'none' }),
  importReport: () => ({ importId: IDS.imports.applied }),
  previewUndoImport: () => ({ importId: IDS.imports.applied }),
  undoImport: () => ({ importId: IDS.imports.applied, digest: 'another' }),
  exportRows: () => ({ noun: 'enrollments', courseId: IDS.activeCourse, active: true }),
};

const seen = { kind: 'all', page: 0, after: -1 } as const;

/** Successes of imports: each is previewed first, which provides the digest. */
export const importSuccesses: Successes = {
  applyImport: async (act) => {
    const importId = IDS.imports.open;
    const { digest } = await act('admin', 'importPreview', { importId, ...seen });
    return { by: 'admin', input: { importId, digest, invitations: 'now' } };
  },
  undoImport: async (act) => {
    const importId = IDS.imports.applied;
    const { digest } = await act('registrar', 'previewUndoImport', { importId });
    return { by: 'registrar', input: { importId, digest } };
  },
};
