import { IDS } from '#database/seed/ids';
import { NEW_FIELDS } from './examples-of-assignments.ts';
import { confirmed, type Act, type Successes } from './success.ts';

const by = 'registrar' as const;
const one = { courseId: IDS.activeCourse, assignmentId: IDS.openAssignment };
const archiving = async (act: Act) => ({ ...one, digest: (await act(by, 'previewArchiveAssignment', one)).digest });

/** A draft that nobody has worked on. */
async function drafted(act: Act) {
  const { courseId } = one;
  const fields = { courseId, assignmentId: null, fields: NEW_FIELDS };
  const { digest } = await act(by, 'previewAssignment', fields);
  const { assignmentId: id } = await act(by, 'saveAssignment', { ...fields, version: null, digest });
  return { courseId, kind: 'assignment' as const, id, version: 1 };
}

/** The editor of assignments. */
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
    return confirmed(act, by, 'previewReleases', plan);
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
