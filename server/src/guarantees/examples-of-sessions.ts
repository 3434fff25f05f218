import { sessionId } from '#database/seed/ids';
import type { Examples } from './example.ts';

/** A class in the year after the demo world. */
export const NEW_SESSION = {
  category: 'class',
  name: 'A class more',
  chapter: 30.1,
  shortDescription: 'What is left.',
  longDescription: 'All **questions**.',
  startTime: '2031-03-01T15:00:00.000Z',
  endTime: '2031-03-01T17:00:00.000Z',
  roomId: null,
} as const;

/** The smallest PDF file that is one by its bytes. */
export const HANDOUT = { fileName: 'handout.pdf', base64: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') };
export const READING = { kind: 'link' as const, title: 'Reading', url: 'https://developer.mozilla.org/' };

/** On this day every class of the demo world meets. */
const MEETING = 49;
const one = (courseId: number) => ({ courseId, sessionId: sessionId(courseId, MEETING) });
const topicOf = (courseId: number) => {
  const { sessionId: meeting } = one(courseId);
  return { sessionId: meeting, from: meeting, version: 1 };
};
/** Into the same class once more, which every caller may who may edit it. */
const copying = (courseId: number) => ({
  courseId,
  targetId: courseId,
  items: [{ kind: 'session' as const, id: one(courseId).sessionId }],
  chosen: [],
});
const moving = (courseId: number) => ({
  courseId,
  items: [{ kind: 'session' as const, id: one(courseId).sessionId }],
  move: { by: 'days' as const, days: 1 },
});
const added = (courseId: number) =>
  ({ courseId, sessionId: null, reach: 'this', tells: false, fields: NEW_SESSION }) as const;

/** The editor of sessions. */
export const ofSessions: Examples = {
  previewSession: added,
  saveSession: (courseId) => ({ ...added(courseId), digest: 'x' }),
  previewCancelSession: one,
  cancelSession: (courseId) => ({ ...one(courseId), digest: 'x' }),
  saveSyllabus: (courseId) => ({
    topics: [{ ...topicOf(courseId), name: 'Another topic', chapter: 30.1, shortDescription: '' }],
  }),
  adminResources: one,
  uploadResource: () => ({ ...HANDOUT }),
  saveResources: (courseId) => ({ ...one(courseId), resources: [READING] }),
  previewCopyItems: copying,
  copyItems: (courseId) => ({ ...copying(courseId), digest: 'x' }),
  previewMoveItems: moving,
  moveItems: (courseId) => ({ ...moving(courseId), digest: 'x' }),
  restoreSession: (courseId) => ({ ...one(courseId), digest: 'x' }),
};
