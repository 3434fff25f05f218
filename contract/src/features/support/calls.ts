import { z } from 'zod';
import { call } from '#kernel/call';
import { count, done, id, instant, requiredText, text } from '#kernel/schema';
import * as may from './abilities.ts';
import { CASE_CHANGED, LONGEST_TEXT } from './failures.ts';
import { CaseRow, CaseState, OwnCase, StaffCase, SupportRole, TutorAnswers } from './model.ts';

const account = { by: 'account' } as const;
const own = { by: 'own-enrollment', field: 'enrollmentId' } as const;

/** What the form sends. SUPP-003 */
const caseFields = {
  role: SupportRole,
  category: text(100),
  subcategory: text(100).nullable(),
  description: text(LONGEST_TEXT),
  session: z.union([id(), z.literal('none')]).nullable(),
  tutor: TutorAnswers,
};
const reply = requiredText(LONGEST_TEXT);
/** Given by the page, so that a message that is sent twice is there once. */
const clientKey = z.string().regex(/^[\w-]{8,64}$/);

export const supportForm = call({
  at: 'POST /broker/supportForm',
  kind: 'read',
  shows: ['sessions', 'enrollments'],
  summary: 'What the support form needs to know: as whom somebody asks, and the sessions of the class',
  /** Null without a class. SHELL-027 */
  input: z.strictObject({ enrollmentId: id().nullable() }),
  output: z.object({
    /** Null where the person chooses. D-159 */
    role: caseFields.role.nullable(),
    universityId: id().nullable(),
    timeZone: z.string().nullable(),
    /** The latest first, at most 100 that have begun or begin within a week. */
    sessions: z.array(z.object({ id: id(), name: z.string(), startTime: instant() })),
  }),
  scope: account,
  allow: may.askSupport,
  fails: [],
});

export const createSupportCase = call({
  at: 'POST /broker/createSupportCase',
  kind: 'write',
  changes: ['support cases'],
  summary: 'Asks for help; the case is stored before anything else is done with it',
  input: z.strictObject({ enrollmentId: id().nullable(), ...caseFields, clientKey }),
  output: z.object({ success: z.literal(true), caseId: id() }),
  scope: account,
  allow: may.askSupport,
  fails: [],
});

export const mySupportCases = call({
  at: 'POST /broker/mySupportCases',
  kind: 'read',
  shows: ['support cases'],
  summary: 'The latest twenty cases of the caller in a class, with what was answered',
  input: z.strictObject({ enrollmentId: id() }),
  output: z.object({ cases: z.array(OwnCase) }),
  scope: own,
  allow: may.followOwnCases,
  fails: [],
});

export const replyToSupport = call({
  at: 'POST /broker/replyToSupport',
  kind: 'write',
  changes: ['support cases'],
  summary: 'Says more about an own case, which opens it again',
  input: z.strictObject({ enrollmentId: id(), caseId: id(), message: reply, clientKey }),
  output: done(),
  scope: own,
  allow: may.followOwnCases,
  fails: [],
});

export const supportCases = call({
  at: 'POST /broker/supportCases',
  kind: 'read',
  shows: ['support cases', 'pictures'],
  summary: 'The cases of all courses in which the caller answers them, urgent ones first, in pages of fifty',
  input: z.strictObject({
    enrollmentId: id(),
    state: CaseState,
    /** Of names, categories and descriptions. */
    search: text(100),
    page: count().max(1000),
  }),
  output: z.object({ cases: z.array(CaseRow), counts: z.record(CaseState, count()), more: z.boolean() }),
  scope: own,
  allow: may.answerCases,
  fails: [],
});

export const supportCase = call({
  at: 'POST /broker/supportCase',
  kind: 'read',
  shows: ['support cases', 'pictures'],
  summary: 'One case with all that was said about it',
  input: z.strictObject({ enrollmentId: id(), caseId: id() }),
  output: z.object({ case: StaffCase }),
  scope: own,
  allow: may.answerCases,
  fails: [],
});

export const answerSupportCase = call({
  at: 'POST /broker/answerSupportCase',
  kind: 'write',
  changes: ['support cases'],
  summary: 'Answers a case; the person is told by mail and notification, and the case waits for them',
  input: z.strictObject({ enrollmentId: id(), caseId: id(), version: id(), message: reply, clientKey }),
  output: done(),
  scope: own,
  allow: may.answerCases,
  fails: [CASE_CHANGED],
});

export const setSupportCaseState = call({
  at: 'POST /broker/setSupportCaseState',
  kind: 'write',
  changes: ['support cases'],
  summary: 'Closes a case, or opens it again',
  input: z.strictObject({ enrollmentId: id(), caseId: id(), version: id(), state: CaseState }),
  output: done(),
  scope: own,
  allow: may.answerCases,
  fails: [CASE_CHANGED],
});
