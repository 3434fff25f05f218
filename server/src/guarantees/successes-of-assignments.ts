import { IDS } from '#database/seed/ids';
import type { Act, Prepared } from './success.ts';

const by = 'registrar' as const;
const one = { courseId: IDS.activeCourse, assignmentId: IDS.openAssignment };
const archiving = async (act: Act) => ({ ...one, digest: (await act(by, 'previewArchiveAssignment', one)).digest });

/** The editor of assignments. */
export const assignmentSuccesses: {
  readonly saveAssignment: Prepared<'saveAssignment'>;
  readonly archiveAssignment: Prepared<'archiveAssignment'>;
  readonly restoreAssignment: Prepared<'restoreAssignment'>;
} = {
  saveAssignment: async (act) => {
    const { fields, version } = await act(by, 'adminAssignment', one);
    const edited = { ...one, fields: { ...fields, title: 'Another title' } };
    const { digest } = await act(by, 'previewAssignment', edited);
    return { by, input: { ...edited, version, digest } };
  },
  archiveAssignment: async (act) => ({ by, input: await archiving(act) }),
  restoreAssignment: async (act) => {
    await act(by, 'archiveAssignment', await archiving(act));
    return { by, input: await archiving(act) };
  },
};
