import { IDS } from '#database/seed/ids';
import { HANDOUT, READING } from './examples-of-sessions.ts';
import { confirmed, type Act, type Successes } from './success.ts';

const by = 'registrar' as const;
const one = { courseId: IDS.activeCourse, sessionId: IDS.futureSession };
const cancelling = async (act: Act) => ({ ...one, digest: (await act(by, 'previewCancelSession', one)).digest });

/** The editor of sessions. */
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
    return confirmed(act, by, 'previewCopyItems', copied);
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
    return confirmed(act, by, 'previewMoveItems', moved);
  },
  uploadResource: () => ({ by, input: { courseId: IDS.activeCourse, ...HANDOUT } }),
  saveResources: async (act) => {
    const { version } = await act(by, 'adminResources', one);
    const { fileKey } = await act(by, 'uploadResource', { courseId: IDS.activeCourse, ...HANDOUT });
    const resources = [READING, { kind: 'file' as const, title: 'Handout', fileKey }];
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
