import { IDS } from '#database/seed/ids';
import { zipOf } from '#testing/zip-of';
import type { Examples } from './example.ts';

const wanted = { choices: { items: [], fields: [] }, pattern: null };
/** A course of one class. */
export const ZIP = zipOf([
  { name: 'course.yaml', data: 'name: Web\n' },
  { name: 'sessions/01-1-html.md', data: '---\nname: HTML\nmeeting: 1\n---\n\nHello\n' },
]).toString('base64');
const versionFor = (courseId: number) => ({
  planId: courseId === IDS.lakesideCourse ? IDS.lakesidePlan : IDS.plan,
  number: 1,
  wanted,
});

/** Curricula of classes as files, and plans that they take over. */
export const ofCourseFiles: Examples = {
  uploadFolder: () => ({ fileName: 'web.zip', base64: ZIP }),
  previewFolder: (courseId) => ({ folderId: courseId, wanted }),
  applyFolder: (courseId) => ({ folderId: courseId, wanted, digest: 'x' }),
  previewTakeOver: (courseId) => ({ ...versionFor(courseId) }),
  takeOver: (courseId) => ({ ...versionFor(courseId), digest: 'x' }),
};
