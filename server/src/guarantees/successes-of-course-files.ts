import { IDS } from '#database/seed/ids';
import { ZIP } from './examples-of-course-files.ts';
import type { Act, Prepared } from './success.ts';

const by = 'registrar' as const;
const courseId = IDS.draftClass;
const wanted = {
  choices: { items: [], fields: [] },
  pattern: [{ weekday: 2, start: '18:30', end: '21:30' }],
};
const upload = async (act: Act) => {
  const { folderId } = await act(by, 'uploadFolder', { courseId, fileName: 'web.zip', base64: ZIP, revision: null });
  if (folderId === null) throw new Error('The folder of the examples has no mistakes.');
  return { courseId, folderId, wanted };
};

/** Folders and plans that a class takes over. */
export const courseFileSuccesses: {
  readonly applyFolder: Prepared<'applyFolder'>;
  readonly takeOver: Prepared<'takeOver'>;
} = {
  applyFolder: async (act) => {
    const folder = await upload(act);
    const { digest } = await act(by, 'previewFolder', folder);
    return { by, input: { ...folder, digest } };
  },
  takeOver: async (act) => {
    const plan = { courseId, planId: IDS.plan, number: 1, wanted };
    const { digest } = await act(by, 'previewTakeOver', plan);
    return { by, input: { ...plan, digest } };
  },
};
