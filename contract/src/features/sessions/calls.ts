import { z } from 'zod';
import { call } from '#kernel/call';
import { addDays, HOUR, msOf } from '#kernel/clock';
import { LONGEST_SESSION_NAME } from '#kernel/lengths';
import { id, instant, text, mistake } from '#kernel/schema';
import {
  changeCareerSession,
  changeVideos,
  createCareerSession as create,
  listSessions,
  readSession,
} from './abilities.ts';
import { AFTER_LAST_DAY, FIRST_DAY, FORM_ERRORS, NOT_A_CAREER_SESSION, SESSION_CHANGED, VIDEOS } from './failures.ts';
import { Session, SessionVideo } from './model.ts';

const ofEnrollment = { enrollmentId: id() };
const ofSession = { id: id() };

export const sessions = call('POST /broker/sessions', {
  shows: ['sessions'],
  summary: "All sessions of the enrollment's course, by start",
  input: ofEnrollment,
  output: { sessions: z.array(Session) },
  scope: 'own-enrollment',
  allow: listSessions,
});

export const academicSessionsForStudent = call('POST /broker/academicSessionsForStudent', {
  shows: ['sessions'],
  summary: "The academic sessions of the enrollment's course: the syllabus",
  input: ofEnrollment,
  output: { sessions: z.array(Session) },
  scope: 'own-enrollment',
  allow: listSessions,
});

export const session = call('POST /broker/session', {
  shows: ['sessions'],
  summary: 'One session',
  input: ofSession,
  output: { session: Session },
  scope: { by: 'session', field: 'id' },
  allow: readSession,
});

/** The fields that the form of a career session sends. D-071 */
const careerSessionFields = {
  name: text(LONGEST_SESSION_NAME).refine(
    (name) => name.trim() !== '',
    mistake({ SESSION_NAME_REQUIRED: FORM_ERRORS.name }),
  ),
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
const order = { path: ['endTime'], message: mistake({ SESSION_ENDS_EARLY: FORM_ERRORS.order }) };
/** The day is that of the campus, which may be another than in UTC. */
const isOfThisCentury = ({ startTime }: { startTime: string }) =>
  startTime >= addDays(FIRST_DAY, -1) && startTime < addDays(AFTER_LAST_DAY, 1);
const year = { path: ['startTime'], message: mistake({ SESSION_YEAR: FORM_ERRORS.year }) };
const endsWithinADay = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  msOf(endTime) - msOf(startTime) <= 24 * HOUR;
const length = { path: ['endTime'], message: mistake({ SESSION_LENGTH: FORM_ERRORS.length }) };
const withTimes = <Schema extends z.ZodType<{ startTime: string; endTime: string }>>(schema: Schema) =>
  schema.refine(endsAfterStart, order).refine(isOfThisCentury, year).refine(endsWithinADay, length);
const saved = z.object({ success: z.literal(true), session: Session });

export const createCareerSession = call('POST /broker/createCareerSession', {
  changes: ['sessions', 'schedules'],
  summary: 'Creates a career session and tells the students',
  input: withTimes(z.strictObject(careerSessionFields)),
  output: saved,
  scope: 'course',
  allow: create,
});

export const updateCareerSession = call('POST /broker/updateCareerSession', {
  changes: ['sessions', 'schedules'],
  summary: 'Changes a career session and tells the students',
  input: withTimes(
    z.strictObject({
      id: id(),
      ...careerSessionFields,
      /** The version that the caller saw; without it the last change wins. */
      updatedAt: instant().optional(),
    }),
  ),
  output: saved,
  scope: { by: 'session', field: 'id' },
  allow: changeCareerSession,
  fails: [NOT_A_CAREER_SESSION, SESSION_CHANGED],
});

export const deleteCareerSession = call('POST /broker/deleteCareerSession', {
  changes: ['sessions', 'schedules'],
  summary: 'Cancels a career session and tells the students',
  input: ofSession,
  scope: { by: 'session', field: 'id' },
  allow: changeCareerSession,
  fails: [NOT_A_CAREER_SESSION],
});

export const sessionVideos = call('POST /broker/sessionVideos', {
  shows: ['sessions'],
  summary: 'The videos of a session',
  input: ofSession,
  output: { videoUrlList: z.array(SessionVideo) },
  scope: { by: 'session', field: 'id' },
  allow: readSession,
});

/** The rules refuse with sentences of their own; these only bound what is sent. */
const urls = z.array(z.string()).max(200);
const seen = z.array(id()).max(1000);
const videosSaved = z.object({ success: z.literal(true), videoUrlList: z.array(SessionVideo) });

export const saveSessionVideos = call('POST /broker/saveSessionVideos', {
  changes: ['sessions'],
  summary: 'Adds videos to a session',
  input: { sessionId: id(), urls },
  output: videosSaved,
  scope: 'session',
  allow: changeVideos,
  fails: [VIDEOS.NONE_ADDED, VIDEOS.INVALID_URL, VIDEOS.TOO_MANY],
});

export const updateSessionVideos = call('POST /broker/updateSessionVideos', {
  changes: ['sessions'],
  summary: 'Replaces the videos of a session; an empty list deletes them all',
  input: {
    sessionId: id(),
    urls,
    /** The ids of the videos that the caller saw, in their order; without them the last one wins. */
    seen: seen.optional(),
  },
  output: videosSaved,
  scope: 'session',
  allow: changeVideos,
  fails: [VIDEOS.INVALID_CHANGED_URL, VIDEOS.CHANGED, VIDEOS.TOO_MANY],
});
