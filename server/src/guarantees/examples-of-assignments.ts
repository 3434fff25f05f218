import { assignmentId } from '#database/seed/ids';
import type { Examples } from './example.ts';

export type AssignmentNames =
  | 'adminAssignments'
  | 'adminAssignment'
  | 'previewAssignment'
  | 'saveAssignment'
  | 'previewArchiveAssignment'
  | 'archiveAssignment'
  | 'restoreAssignment'
  | 'previewReleases'
  | 'saveReleases'
  | 'deleteUnusedItem'
  | 'undoChange';

/** A new assignment that nobody sees yet. */
export const NEW_FIELDS = {
  kind: 'assignment',
  title: 'A server of your own',
  header: 'Week 5',
  content: 'Build **one**.',
  required: true,
  requiredForGraduation: false,
  assignmentDate: '2026-03-12',
  dueDate: '2026-03-20T03:59:59.000Z',
  tied: null,
  minHours: 1,
  maxHours: 2.5,
  draft: true,
  releaseAt: null,
} as const;

/** The first of each class. */
const one = (courseId: number) => ({ courseId, assignmentId: assignmentId(courseId, 1) });

/** The editor of assignments. */
export const ofAssignments: Pick<Examples, AssignmentNames> = {
  adminAssignments: (courseId) => ({ courseId }),
  adminAssignment: one,
  previewAssignment: (courseId) => ({ courseId, assignmentId: null, fields: NEW_FIELDS }),
  saveAssignment: (courseId) => ({ courseId, assignmentId: null, fields: NEW_FIELDS, version: null, digest: 'x' }),
  previewArchiveAssignment: one,
  archiveAssignment: (courseId) => ({ ...one(courseId), digest: 'x' }),
  previewReleases: (courseId) => ({ courseId, rule: { by: 'week' }, own: [] }),
  saveReleases: (courseId) => ({ courseId, rule: { by: 'now' }, own: [], digest: 'x' }),
  deleteUnusedItem: (courseId) => ({ courseId, kind: 'assignment', id: assignmentId(courseId, 1), version: 1 }),
  undoChange: (courseId) => ({ courseId, deletionId: courseId }),
  restoreAssignment: (courseId) => ({ ...one(courseId), digest: 'x' }),
};
