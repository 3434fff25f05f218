import { IDS } from '#database/seed/ids';
import { zipOf } from '#testing/zip-of';
import type { Examples } from './example.ts';
import { type ActAs, type Successes, confirmPlan } from './success.ts';

/** A course folder with one class. */
export const ZIP = zipOf([
  { name: 'course.yaml', data: 'name: Web\n' },
  { name: 'sessions/01-1-html.md', data: '---\nname: HTML\nmeeting: 1\n---\n\nHello\n' },
]).toString('base64');
const versionFor = (courseId: number) => ({
  planId: courseId === IDS.lakesideCourse ? IDS.lakesidePlan : IDS.plan,
});

/** Examples for curricula as files, and for plans. */
export const courseFileCalls: Examples = {
  uploadFolder: () => ({ fileName: 'web.zip', base64: ZIP }),
  previewFolder: (courseId) => ({ folderId: courseId }),
  applyFolder: (courseId) => ({ folderId: courseId, digest: 'x' }),
  previewTakeOver: (courseId) => ({ ...versionFor(courseId) }),
  takeOver: (courseId) => ({ ...versionFor(courseId), digest: 'x' }),
};

const by = 'registrar' as const;
const wanted = {
  choices: { items: [], fields: [] },
  pattern: [{ weekday: 2, start: '18:30', end: '21:30' }],
};
/** Creates an empty draft class. */
const begin = async (act: ActAs) => {
  const begun = { universityId: IDS.northfield, cohortId: IDS.activeCohort, code: 'FILES-1', name: 'From files' };
  const days = { startDate: '2026-09-01', endDate: '2027-08-31' };
  return (await act(by, 'createClass', { ...begun, ...days })).courseId;
};
const upload = async (act: ActAs) => {
  const courseId = await begin(act);
  const { folderId } = await act(by, 'uploadFolder', { courseId, fileName: 'web.zip', base64: ZIP, revision: null });
  if (folderId === null) throw new Error('The folder of the examples has no mistakes.');
  return { courseId, folderId, wanted };
};

/** Successes of folders and plans that a class takes over. */
export const courseFileSuccesses: Successes = {
  previewFolder: async (act) => ({ by, input: await upload(act) }),
  applyFolder: async (act) => {
    const folder = await upload(act);
    return confirmPlan(act, by, 'previewFolder', folder);
  },
  takeOver: async (act) => {
    const plan = { courseId: await begin(act), planId: IDS.plan, number: 1, wanted };
    return confirmPlan(act, by, 'previewTakeOver', plan);
  },
};
