import { z } from 'zod';
import { call } from '#kernel/call';
import { done, id, instant, text } from '#kernel/schema';
import {
  changeCareerSession,
  changeVideos,
  createCareerSession as create,
  listSessions,
  readSession,
} from './abilities.ts';
import { FORM_ERRORS, NOT_A_CAREER_SESSION, VIDEOS } from './failures.ts';
import { Session, SessionVideo } from './model.ts';

const ofEnrollment = z.strictObject({ enrollmentId: id() });
const ownEnrollment = { by: 'own-enrollment', field: 'enrollmentId' } as const;
const ofSession = z.strictObject({ id: id() });

export const sessions = call({
  at: 'POST /broker/sessions',
  kind: 'read',
  summary: "All sessions of the enrollment's course, by start",
  input: ofEnrollment,
  output: z.object({ sessions: z.array(Session) }),
  scope: ownEnrollment,
  allow: listSessions,
  fails: [],
});

export const academicSessionsForStudent = call({
  at: 'POST /broker/academicSessionsForStudent',
  kind: 'read',
  summary: "The academic sessions of the enrollment's course: the syllabus",
  input: ofEnrollment,
  output: z.object({ sessions: z.array(Session) }),
  scope: ownEnrollment,
  allow: listSessions,
  fails: [],
});

export const session = call({
  at: 'POST /broker/session',
  kind: 'read',
  summary: 'One session',
  input: ofSession,
  output: z.object({ session: Session }),
  scope: { by: 'session', field: 'id' },
  allow: readSession,
  fails: [],
});

const NAME_LENGTH = 255;

/** What the form of a career session sends. D-071 */
const careerSessionFields = {
  name: text(NAME_LENGTH).refine((name) => name.trim() !== '', FORM_ERRORS.name),
  /** SESS-056 */
  shortDescription: text(250),
  /** SESS-057 */
  longDescription: text(1000),
  courseId: id(),
  startTime: instant(),
  endTime: instant(),
  /** SESS-050 */
  chapter: z.number().min(0).max(9999.9).multipleOf(0.1),
};
const endsAfterStart = ({ startTime, endTime }: { startTime: string; endTime: string }) => endTime > startTime;
const order = { path: ['endTime'], message: FORM_ERRORS.order };
const saved = z.object({ success: z.literal(true), session: Session });

export const createCareerSession = call({
  at: 'POST /broker/createCareerSession',
  kind: 'write',
  summary: 'Creates a career session and tells the students',
  input: z.strictObject(careerSessionFields).refine(endsAfterStart, order),
  output: saved,
  scope: { by: 'course', field: 'courseId' },
  allow: create,
  fails: [],
});

export const updateCareerSession = call({
  at: 'POST /broker/updateCareerSession',
  kind: 'write',
  summary: 'Changes a career session and tells the students',
  input: z.strictObject({ id: id(), ...careerSessionFields }).refine(endsAfterStart, order),
  output: saved,
  scope: { by: 'session', field: 'id' },
  allow: changeCareerSession,
  fails: [NOT_A_CAREER_SESSION],
});

export const deleteCareerSession = call({
  at: 'POST /broker/deleteCareerSession',
  kind: 'write',
  summary: 'Cancels a career session and tells the students',
  input: ofSession,
  output: done(),
  scope: { by: 'session', field: 'id' },
  allow: changeCareerSession,
  fails: [NOT_A_CAREER_SESSION],
});

export const sessionVideos = call({
  at: 'POST /broker/sessionVideos',
  kind: 'read',
  summary: 'The videos of a session',
  input: ofSession,
  output: z.object({ videoUrlList: z.array(SessionVideo) }),
  scope: { by: 'session', field: 'id' },
  allow: readSession,
  fails: [],
});

/** The rule of the hosts refuses with its own sentence; this only bounds what is sent. */
const MOST_VIDEOS = 50;
const newVideos = z.strictObject({ sessionId: id(), urls: z.array(z.string()).max(MOST_VIDEOS) });
const videosSaved = z.object({ success: z.literal(true), videoUrlList: z.array(SessionVideo) });

export const saveSessionVideos = call({
  at: 'POST /broker/saveSessionVideos',
  kind: 'write',
  summary: 'Adds videos to a session',
  input: newVideos,
  output: videosSaved,
  scope: { by: 'session', field: 'sessionId' },
  allow: changeVideos,
  fails: [VIDEOS.NONE_ADDED, VIDEOS.INVALID_URL],
});

export const updateSessionVideos = call({
  at: 'POST /broker/updateSessionVideos',
  kind: 'write',
  summary: 'Replaces the videos of a session; an empty list deletes them all',
  input: newVideos,
  output: videosSaved,
  scope: { by: 'session', field: 'sessionId' },
  allow: changeVideos,
  fails: [VIDEOS.INVALID_CHANGED_URL],
});
