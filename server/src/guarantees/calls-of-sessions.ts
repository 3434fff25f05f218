import { IDS, sessionId } from '#database/seed/ids';
import type { Examples } from './example.ts';
import { asks, type ActAs, type Successes, confirmPlan } from './success.ts';

/** A class session in the year after the demo world. */
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

/** The smallest file that is recognised as a PDF. */
export const HANDOUT = { fileName: 'handout.pdf', base64: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') };
export const READING_LINK = { kind: 'link' as const, title: 'Reading', url: 'https://developer.mozilla.org/' };

/** A day on which every class of the demo world meets. */
const MEETING = 49;
const meetingOf = (courseId: number) => ({ courseId, sessionId: sessionId(courseId, MEETING) });
const topicOf = (courseId: number) => {
  const { sessionId: meeting } = meetingOf(courseId);
  return { sessionId: meeting, from: meeting, version: 1 };
};
/** The input for copying items within the same class, which every editor may do. */
const copying = (courseId: number) => ({
  courseId,
  targetId: courseId,
  items: [{ kind: 'session' as const, id: meetingOf(courseId).sessionId }],
  chosen: [],
});
const moving = (courseId: number) => ({
  courseId,
  items: [{ kind: 'session' as const, id: meetingOf(courseId).sessionId }],
  move: { by: 'days' as const, days: 1 },
});
const added = (courseId: number) =>
  ({ courseId, sessionId: null, reach: 'this', tells: false, fields: NEW_SESSION }) as const;

/** Examples for the editor of sessions. */
export const sessionCalls: Examples = {
  previewSession: added,
  saveSession: (courseId) => ({ ...added(courseId), digest: 'x' }),
  previewCancelSession: meetingOf,
  cancelSession: (courseId) => ({ ...meetingOf(courseId), digest: 'x' }),
  saveSyllabus: (courseId) => ({
    topics: [{ ...topicOf(courseId), name: 'Another topic', chapter: 30.1, shortDescription: '' }],
  }),
  adminResources: meetingOf,
  uploadResource: () => ({ ...HANDOUT }),
  saveResources: (courseId) => ({ ...meetingOf(courseId), resources: [READING_LINK] }),
  previewCopyItems: copying,
  copyItems: (courseId) => ({ ...copying(courseId), digest: 'x' }),
  previewMoveItems: moving,
  moveItems: (courseId) => ({ ...moving(courseId), digest: 'x' }),
  restoreSession: (courseId) => ({ ...meetingOf(courseId), digest: 'x' }),
};

const by = 'registrar' as const;
const one = { courseId: IDS.activeCourse, sessionId: IDS.futureSession };
const cancelling = async (act: ActAs) => ({ ...one, digest: (await act(by, 'previewCancelSession', one)).digest });

/** Successes of the editor of sessions. */
export const sessionSuccesses: Successes = {
  saveSession: async (act) => {
    const asked = { ...one, reach: 'this' as const, tells: false };
    const { stands, version } = await act(by, 'previewSession', { ...asked, fields: null });
    if (stands === null) throw new Error('The demo world has this session.');
    const fields = { ...stands, name: 'Another name' };
    const { digest } = await act(by, 'previewSession', { ...asked, fields });
    return { by, input: { ...asked, fields, version, digest } };
  },
  copyItems: async (act) => {
    const copied = {
      courseId: IDS.activeCourse,
      targetId: IDS.activeCourse,
      items: [{ kind: 'session' as const, id: IDS.futureSession }],
      chosen: [],
    };
    return confirmPlan(act, by, 'previewCopyItems', copied);
  },
  moveItems: async (act) => {
    const moved = {
      courseId: IDS.activeCourse,
      items: [
        { kind: 'session' as const, id: IDS.futureSession },
        { kind: 'assignment' as const, id: IDS.futureAssignment },
      ],
      move: { by: 'days' as const, days: 7 },
    };
    return confirmPlan(act, by, 'previewMoveItems', moved);
  },
  uploadResource: asks(by, { courseId: IDS.activeCourse, ...HANDOUT }),
  saveResources: async (act) => {
    const { version } = await act(by, 'adminResources', one);
    const { fileKey } = await act(by, 'uploadResource', { courseId: IDS.activeCourse, ...HANDOUT });
    const resources = [READING_LINK, { kind: 'file' as const, title: 'Handout', fileKey }];
    return { by, input: { ...one, version, resources } };
  },
  saveSyllabus: async (act) => {
    const { sessions } = await act(by, 'adminSessions', { courseId: IDS.activeCourse });
    const topics = sessions
      .filter(({ id }) => id === IDS.futureSession)
      .map(({ id, version, chapter, shortDescription }) => ({
        sessionId: id,
        version,
        from: id,
        name: 'Another topic',
        chapter,
        shortDescription,
      }));
    return { by, input: { courseId: IDS.activeCourse, topics, tells: true } };
  },
  cancelSession: async (act) => ({ by, input: await cancelling(act) }),
  restoreSession: async (act) => {
    await act(by, 'cancelSession', await cancelling(act));
    return { by, input: await cancelling(act) };
  },
};
