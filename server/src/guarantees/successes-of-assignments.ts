import { IDS } from '#database/seed/ids';
import { NEW_FIELDS } from './examples-of-assignments.ts';
import type { Act, Prepared } from './success.ts';

const by = 'registrar' as const;
const one = { courseId: IDS.activeCourse, assignmentId: IDS.openAssignment };
const archiving = async (act: Act) => ({ ...one, digest: (await act(by, 'previewArchiveAssignment', one)).digest });

/** The editor of assignments. */
export const assignmentSuccesses: {
  readonly saveAssignment: Prepared<'saveAssignment'>;
  readonly saveReleases: Prepared<'saveReleases'>;
  readonly archiveAssignment: Prepared<'archiveAssignment'>;
  readonly restoreAssignment: Prepared<'restoreAssignment'>;
} = {
  saveAssignment: async (act) => {
    const { fields, version } = await act(by, 'adminAssignment', one);
    const edited = { ...one, fields: { ...fields, title: 'Another title' } };
    const { digest } = await act(by, 'previewAssignment', edited);
    return { by, input: { ...edited, version, digest } };
  },
  saveReleases: async (act) => {
    const drafted = { courseId: IDS.activeCourse, assignmentId: null, fields: NEW_FIELDS };
    const { digest: written } = await act(by, 'previewAssignment', drafted);
    await act(by, 'saveAssignment', { ...drafted, version: null, digest: written });
    const plan = { courseId: IDS.activeCourse, rule: { by: 'now' as const }, own: [] };
    const { digest } = await act(by, 'previewReleases', plan);
    return { by, input: { ...plan, digest } };
  },
  archiveAssignment: async (act) => ({ by, input: await archiving(act) }),
  restoreAssignment: async (act) => {
    await act(by, 'archiveAssignment', await archiving(act));
    return { by, input: await archiving(act) };
  },
};
