import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';

export type ClassNames =
  | 'adminClasses'
  | 'adminClass'
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

/** Classes and their states. */
export const ofClasses: Pick<Examples, ClassNames> = {
  adminClasses: () => ({ search: '', universityId: null, state: null, sort: 'startDate', descending: true, page: 0 }),
  adminClass: ofClass,
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
