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
import {
  AFTER_LAST_DAY,
  EARLIEST_SESSION_DAY,
  CAREER_FORM_MESSAGES,
  NOT_A_CAREER_SESSION,
  SESSION_CHANGED,
  VIDEO_FAILURES,
} from './failures.ts';
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
    mistake({ SESSION_NAME_REQUIRED: CAREER_FORM_MESSAGES.name }),
  ),
  /** Specified by SESS-056. */
  shortDescription: text(250),
  /** Specified by SESS-057. */
  longDescription: text(1000),
  courseId: id(),
  startTime: instant(),
  endTime: instant(),
  /** Specified by SESS-050. */
  chapter: z.number().min(0).max(9999.9).multipleOf(0.1),
};
const endsAfterStart = ({ startTime, endTime }: { startTime: string; endTime: string }) => endTime > startTime;
const order = { path: ['endTime'], message: mistake({ SESSION_ENDS_EARLY: CAREER_FORM_MESSAGES.order }) };
/**
 * Tells whether a session lies in an allowed range of years, judged by the day at the campus, which can differ from the
 * day in UTC.
 */
const isOfThisCentury = ({ startTime }: { startTime: string }) =>
  startTime >= addDays(EARLIEST_SESSION_DAY, -1) && startTime < addDays(AFTER_LAST_DAY, 1);
const year = { path: ['startTime'], message: mistake({ SESSION_YEAR: CAREER_FORM_MESSAGES.year }) };
const endsWithinADay = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  msOf(endTime) - msOf(startTime) <= 24 * HOUR;
const length = { path: ['endTime'], message: mistake({ SESSION_LENGTH: CAREER_FORM_MESSAGES.length }) };
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

/** The addresses as sent. The rules refuse them with their own messages; this only bounds the size. */
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
  fails: [VIDEO_FAILURES.NONE_ADDED, VIDEO_FAILURES.INVALID_URL, VIDEO_FAILURES.TOO_MANY],
});

export const updateSessionVideos = call('POST /broker/updateSessionVideos', {
  changes: ['sessions'],
  summary: 'Replaces the videos of a session; an empty list deletes them all',
  input: {
    sessionId: id(),
    urls,
    /** The ids of the videos that the caller saw, in their order; without them, the last change wins. */
    seen: seen.optional(),
  },
  output: videosSaved,
  scope: 'session',
  allow: changeVideos,
  fails: [VIDEO_FAILURES.INVALID_CHANGED_URL, VIDEO_FAILURES.CHANGED, VIDEO_FAILURES.TOO_MANY],
});
