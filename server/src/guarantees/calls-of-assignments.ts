import { IDS, assignmentId } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { type ActAs, type Successes, confirmPlan } from './success.ts';

/** A new assignment as a draft. */
export const NEW_ASSIGNMENT = {
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

/** Finds the first assignment of a class. */
const firstOf = (courseId: number) => ({ courseId, assignmentId: assignmentId(courseId, 1) });

/** Examples for the editor of assignments. */
export const assignmentCalls: Examples = {
  adminAssignment: firstOf,
  previewAssignment: () => ({ fields: NEW_ASSIGNMENT }),
  saveAssignment: () => ({ fields: NEW_ASSIGNMENT, digest: 'x' }),
  previewArchiveAssignment: firstOf,
  archiveAssignment: (courseId) => ({ ...firstOf(courseId), digest: 'x' }),
  previewReleases: () => ({ rule: { by: 'week' } }),
  saveReleases: () => ({ rule: { by: 'now' }, digest: 'x' }),
  deleteUnusedItem: (courseId) => ({ kind: 'assignment', id: assignmentId(courseId, 1) }),
  undoChange: (courseId) => ({ deletionId: courseId }),
  restoreAssignment: (courseId) => ({ ...firstOf(courseId), digest: 'x' }),
};

const by = 'registrar' as const;
const one = { courseId: IDS.activeCourse, assignmentId: IDS.openAssignment };
const archiving = async (act: ActAs) => ({ ...one, digest: (await act(by, 'previewArchiveAssignment', one)).digest });

/** Creates a draft without any work. */
async function drafted(act: ActAs) {
  const { courseId } = one;
  const fields = { courseId, assignmentId: null, fields: NEW_ASSIGNMENT };
  const { digest } = await act(by, 'previewAssignment', fields);
  const { assignmentId: id } = await act(by, 'saveAssignment', { ...fields, version: null, digest });
  return { courseId, kind: 'assignment' as const, id, version: 1 };
}

/** Successes of the editor of assignments. */
export const assignmentSuccesses: Successes = {
  saveAssignment: async (act) => {
    const { fields, version } = await act(by, 'adminAssignment', one);
    const edited = { ...one, fields: { ...fields, title: 'Another title' } };
    const { digest } = await act(by, 'previewAssignment', edited);
    return { by, input: { ...edited, version, digest } };
  },
  saveReleases: async (act) => {
    await drafted(act);
    const plan = { courseId: IDS.activeCourse, rule: { by: 'now' as const }, own: [] };
    return confirmPlan(act, by, 'previewReleases', plan);
  },
  deleteUnusedItem: async (act) => ({ by, input: await drafted(act) }),
  undoChange: async (act) => {
    const { deletionId } = await act(by, 'deleteUnusedItem', await drafted(act));
    return { by, input: { courseId: one.courseId, deletionId } };
  },
  archiveAssignment: async (act) => ({ by, input: await archiving(act) }),
  restoreAssignment: async (act) => {
    await act(by, 'archiveAssignment', await archiving(act));
    return { by, input: await archiving(act) };
  },
};
