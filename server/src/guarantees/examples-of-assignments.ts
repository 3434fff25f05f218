import { assignmentId } from '#database/seed/ids';
import type { Examples } from './example.ts';

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
export const ofAssignments: Examples = {
  adminAssignment: one,
  previewAssignment: () => ({ fields: NEW_FIELDS }),
  saveAssignment: () => ({ fields: NEW_FIELDS, digest: 'x' }),
  previewArchiveAssignment: one,
  archiveAssignment: (courseId) => ({ ...one(courseId), digest: 'x' }),
  previewReleases: () => ({ rule: { by: 'week' } }),
  saveReleases: () => ({ rule: { by: 'now' }, digest: 'x' }),
  deleteUnusedItem: (courseId) => ({ kind: 'assignment', id: assignmentId(courseId, 1) }),
  undoChange: (courseId) => ({ deletionId: courseId }),
  restoreAssignment: (courseId) => ({ ...one(courseId), digest: 'x' }),
};
