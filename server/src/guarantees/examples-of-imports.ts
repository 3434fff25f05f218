import { NO_CHOICES } from '@bcs/contract/features/imports/choices';
import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';

export type ImportNames =
  | 'imports'
  | 'uploadImport'
  | 'mapImport'
  | 'correctImport'
  | 'importPreview'
  | 'applyImport'
  | 'cancelImport'
  | 'importReport'
  | 'previewUndoImport'
  | 'undoImport'
  | 'exportRows'
  | 'takeShownFile';

const importId = IDS.imports.open;
const ROSTER_FILE = Buffer.from('Email,First name,Last name,Role\nnova@import.example,Nova,Import,student\n').toString(
  'base64',
);
const choices = { ...NO_CHOICES, leftOut: [2], takesFile: [], resumes: [], wholeRosters: [], wholeRoles: [], ends: [] };

/** Imports of people and rosters, of the active course. */
export const ofImports: Pick<Examples, ImportNames> = {
  imports: () => ({ sort: 'createdAt', descending: true, page: 0 }),
  uploadImport: () => ({
    kind: 'enrollments',
    universityId: IDS.northfield,
    courseId: IDS.activeCourse,
    fileName: 'roster.csv',
    base64: ROSTER_FILE,
  }),
  mapImport: () => ({
    importId,
    reading: { encoding: 'utf-8', delimiter: ',', hasHeader: true, columns: ['email', 'firstName', null, 'role'] },
    source: null,
  }),
  correctImport: () => ({ importId, cell: { line: 2, column: 'firstName', text: 'Priyanka' }, choices }),
  importPreview: () => ({ importId, kind: 'all', page: 0, after: -1 }),
  applyImport: () => ({ importId, digest: 'another', invitations: 'none' }),
  cancelImport: () => ({ importId }),
  importReport: () => ({ importId: IDS.imports.applied }),
  previewUndoImport: () => ({ importId: IDS.imports.applied }),
  undoImport: () => ({ importId: IDS.imports.applied, digest: 'another' }),
  takeShownFile: (courseId) => ({ courseId, list: 'gradebook' }),
  exportRows: () => ({
    noun: 'enrollments',
    universityId: null,
    cohortId: null,
    courseId: IDS.activeCourse,
    search: '',
    role: null,
    state: null,
    active: true,
  }),
};
