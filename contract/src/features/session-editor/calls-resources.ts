import { z } from 'zod';
import { RESOURCE } from '#features/resources/failures';
import { MOST_RESOURCES, LONGEST_FILE_NAME } from '#kernel/lengths';
import { GivenResource, Resource, StoredResource, UploadedFile } from '#features/resources/model';
import { editSchedule } from '#features/scheduling/abilities';
import { call } from '#kernel/call';
import { done, id, requiredText, version, count, mistake } from '#kernel/schema';
import { MOST_SESSIONS } from '#features/scheduling/failures';
import { SESSION_IS_CANCELLED, SESSION_MOVED_ON } from './failures.ts';
import { SessionFields } from './model.ts';

/**
 * The greatest length: 10 MB as base64, and a little more, so that a slightly larger file still gets its own message.
 */
const LONGEST_BASE64 = 14_000_000;
const BESIDE_IT = 10_000;
const ofClass = { scope: 'course-or-grant', allow: editSchedule } as const;
const one = { courseId: id(), sessionId: id() };

export const adminResources = call('POST /broker/adminResources', {
  ...ofClass,
  shows: ['sessions', 'schedules'],
  summary: 'The resources of a session for those who edit them, with addresses at which its files can be seen',
  input: one,
  output: {
    version: version(),
    resources: z.array(StoredResource),
    /** The resources with addresses that open them. */
    opened: z.array(Resource),
  },
  tellsSecret: true,
});

export const uploadResource = call('POST /broker/uploadResource', {
  ...ofClass,
  kind: 'steps',
  changes: [],
  summary: 'Takes a PDF file or a picture, recognised by its bytes, for a session that is saved with it within 30 days',
  input: {
    courseId: id(),
    fileName: requiredText(LONGEST_FILE_NAME),
    base64: z.base64().max(LONGEST_BASE64, mistake({ RESOURCE_TOO_LARGE: RESOURCE.TOO_LARGE.message })),
  },
  output: UploadedFile,
  fails: [RESOURCE.NO_FILE, RESOURCE.TOO_LARGE, RESOURCE.HARMFUL, RESOURCE.NOT_SAVED],
  limit: { calls: 30, perSeconds: 60, by: 'token' },
  longestBody: LONGEST_BASE64 + BESIDE_IT,
  tellsSecret: true,
});

export const saveResources = call('POST /broker/saveResources', {
  ...ofClass,
  changes: ['sessions', 'schedules', 'audit entries'],
  summary: 'Replaces the resources of a session, in their order',
  input: {
    ...one,
    version: version(),
    resources: z
      .array(GivenResource)
      .max(MOST_RESOURCES, mistake({ TOO_MANY_RESOURCES: `A session can have at most ${MOST_RESOURCES} resources.` })),
  },
  edits: ['resources'],
  fails: [SESSION_IS_CANCELLED, RESOURCE.NO_TITLE, RESOURCE.NOT_PLAIN, RESOURCE.NO_LINK, RESOURCE.TWICE, RESOURCE.GONE],
});

const { name, chapter, shortDescription } = SessionFields.shape;

export const saveSyllabus = call('POST /broker/saveSyllabus', {
  changes: ['sessions', 'schedules', 'audit entries'],
  summary: 'Changes the topics of sessions, or moves them to other sessions, without changing any dates',
  input: {
    courseId: id(),
    /** The sessions whose topic changes. */
    topics: z
      .array(
        z.strictObject({
          sessionId: id(),
          version: version(),
          /** The session from which the topic and description come; the same session if they stay. */
          from: id(),
          name,
          chapter,
          shortDescription,
        }),
      )
      .min(1)
      .max(MOST_SESSIONS),
    /** Tells whether to notify students. ADM-088 */
    tells: z.boolean(),
  },
  output: done().extend({ changed: count() }),
  scope: 'course-or-grant',
  allow: editSchedule,
  fails: [SESSION_MOVED_ON],
});
