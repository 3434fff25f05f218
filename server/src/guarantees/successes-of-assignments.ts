import { IDS } from '#database/seed/ids';
import { NEW_FIELDS } from './examples-of-assignments.ts';
import type { Act, Prepared } from './success.ts';

const by = 'registrar' as const;
const one = { courseId: IDS.activeCourse, assignmentId: IDS.openAssignment };
const created = { courseId: IDS.activeCourse, assignmentId: null, fields: { ...NEW_FIELDS, draft: false } };
const archiving = async (act: Act) => ({ ...one, digest: (await act(by, 'previewArchiveAssignment', one)).digest });

/** The editor of assignments. */
export const assignmentSuccesses: {
  readonly saveAssignment: Prepared<'saveAssignment'>;
  readonly archiveAssignment: Prepared<'archiveAssignment'>;
  readonly restoreAssignment: Prepared<'restoreAssignment'>;
} = {
  saveAssignment: async (act) => {
    const { digest } = await act(by, 'previewAssignment', created);
    return { by, input: { ...created, digest } };
  },
  archiveAssignment: async (act) => ({ by, input: await archiving(act) }),
  restoreAssignment: async (act) => {
    await act(by, 'archiveAssignment', await archiving(act));
    return { by, input: await archiving(act) };
  },
};
