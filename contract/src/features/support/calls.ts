import { z } from 'zod';
import { call } from '#kernel/call';
import { codeOf } from '#kernel/code';
import { readRole } from '#kernel/role-words';
import { count, id, instant, requiredText, text } from '#kernel/schema';
import * as may from './abilities.ts';
import { CASE_CHANGED, LONGEST_TEXT, SCREENSHOT, SUPPORT_HIDDEN } from './failures.ts';
import { CaseRow, CaseState, OwnCase, StaffCase, SupportRole, TutorAnswers } from './model.ts';

const answering = { scope: 'own-enrollment', allow: may.answerCases } as const;
const asking = { scope: 'account', allow: may.askSupport } as const;

/** The key of a screenshot that the caller uploaded. */
const screenshotKey = z.string().regex(/^screenshots\/[\w-]{43}\.webp$/);

/** The fields that the form sends; names of roles and categories are read as their codes. SUPP-003, D-309 */
const caseFields = {
  role: z.preprocess((word) => (typeof word === 'string' ? (readRole(word) ?? word) : word), SupportRole),
  category: text(100).overwrite(codeOf),
  subcategory: text(100).overwrite(codeOf).nullable(),
  description: text(LONGEST_TEXT),
  session: z.union([id(), z.literal('none')]).nullable(),
  tutor: TutorAnswers,
};
const reply = requiredText(LONGEST_TEXT);
/** A key chosen by the page, so that a message that is sent twice is stored once. */
const clientKey = z.string().regex(/^[\w-]{8,64}$/);

export const supportForm = call('POST /broker/supportForm', {
  ...asking,
  shows: ['sessions', 'enrollments'],
  summary: 'What the support form needs to know: as whom somebody asks, and the sessions of the class',
  /** The enrollment in the class; null without a class. SHELL-027 */
  input: { enrollmentId: id().nullable() },
  output: {
    /** The role; null if the person has to choose. D-159 */
    role: SupportRole.nullable(),
    universityId: id().nullable(),
    /** At most 200 universities to choose from, for people who were never in a class. */
    universities: z.array(z.object({ id: id(), name: z.string() })),
    /** True if the form is hidden by the cohort, or switched off. D-017 */
    hidden: z.boolean(),
    /** The address to write to instead; null if the installation has none. D-017 */
    supportEmail: z.string().nullable(),
    timeZone: z.string().nullable(),
    /** The sessions, latest first: at most 100 that have begun or begin within a week. */
    sessions: z.array(z.object({ id: id(), name: z.string(), startTime: instant() })),
  },
});

export const createSupportCase = call('POST /broker/createSupportCase', {
  ...asking,
  changes: ['support cases'],
  summary: 'Asks for help; the case is stored before anything else is done with it',
  input: {
    enrollmentId: id().nullable(),
    /** The university whose staff are asked; only for people who were never in a class. */
    universityId: id().nullish(),
    ...caseFields,
    /** The key of a screenshot that was uploaded before. */
    screenshot: screenshotKey.nullish(),
    clientKey,
  },
  output: { success: z.literal(true), caseId: id() },
  fails: [SUPPORT_HIDDEN, SCREENSHOT.GONE],
});

export const createScreenshotUpload = call('POST /broker/createScreenshotUpload', {
  ...asking,
  kind: 'steps',
  changes: [],
  summary: 'A place for one screenshot: its bytes are put to `uploadUrl` within five minutes, once',
  input: { fileName: text(LONGEST_TEXT), mimeType: text(100), size: id() },
  /** The key, and a `fileUrl` that shows the redrawn screenshot. D-165 */
  output: { key: z.string(), uploadUrl: z.string(), fileUrl: z.string() },
  fails: [SCREENSHOT.NO_IMAGE, SCREENSHOT.TOO_LARGE, SCREENSHOT.LONG_NAME],
  tellsSecret: true,
});

export const deleteScreenshot = call('POST /broker/deleteScreenshot', {
  ...asking,
  kind: 'steps',
  changes: [],
  summary: 'Removes an own screenshot that was not sent; one that is not there is removed already',
  input: { key: screenshotKey },
});

export const mySupportCases = call('POST /broker/mySupportCases', {
  shows: ['support cases'],
  summary: 'The latest twenty cases of the caller in a class, or in all of them, with what was answered',
  /** The enrollment in the class; null without a class. SHELL-027 */
  input: { enrollmentId: id().nullable() },
  output: { cases: z.array(OwnCase) },
  scope: 'account',
  allow: may.followOwnCases,
});

export const replyToSupport = call('POST /broker/replyToSupport', {
  changes: ['support cases'],
  summary: 'Says more about an own case, which opens it again',
  input: { caseId: id(), message: reply, clientKey },
  scope: 'account',
  allow: may.followOwnCases,
});

export const supportCases = call('POST /broker/supportCases', {
  ...answering,
  shows: ['support cases', 'pictures'],
  summary: 'The cases of all courses in which the caller answers them, urgent ones first, in pages of fifty',
  input: {
    enrollmentId: id(),
    state: CaseState,
    /** Text to find in names, categories and descriptions. */
    search: text(100),
    /** Limits the list to the cases of this course. SUCC-009 */
    courseId: id().optional(),
    page: count().max(1000),
  },
  output: { cases: z.array(CaseRow), counts: z.record(CaseState, count()), more: z.boolean() },
});

export const supportCase = call('POST /broker/supportCase', {
  ...answering,
  shows: ['support cases', 'pictures'],
  summary: 'One case with its screenshot and all that was said about it',
  input: { enrollmentId: id(), caseId: id() },
  output: { case: StaffCase },
  tellsSecret: true,
});

export const answerSupportCase = call('POST /broker/answerSupportCase', {
  ...answering,
  inConcludedClass: true,
  changes: ['support cases'],
  summary: 'Answers a case; the person is told by mail and notification, and the case waits for them',
  input: { enrollmentId: id(), caseId: id(), version: id(), message: reply, clientKey },
  fails: [CASE_CHANGED],
});

export const setSupportCaseState = call('POST /broker/setSupportCaseState', {
  ...answering,
  inConcludedClass: true,
  changes: ['support cases'],
  summary: 'Closes a case, or opens it again',
  input: { enrollmentId: id(), caseId: id(), version: id(), state: CaseState },
  fails: [CASE_CHANGED],
});
