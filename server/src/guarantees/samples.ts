import type { createWebhook } from '@bcs/contract/features/webhooks/calls';
import type { createAccessToken } from '@bcs/contract/features/access-tokens/calls';
import type { InputOf } from '@bcs/contract/kernel/call';
/** The inputs of the writes in the guarantees. */

/** The smallest valid picture. */
export const SMALLEST_PICTURE = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64')}`;
export const SCREENSHOT = { fileName: 'screen.png', mimeType: 'image/png', size: 20_000 };
/** The offset of case ids: the tests create one for every enrollment. */
export const OWN_CASES = 10_000;
export const SUPPORT = {
  role: 'student' as const,
  category: 'website',
  subcategory: 'suggestion',
  description: 'A darker dark theme.',
  session: 'none' as const,
  tutor: { pastDue: null, officeHours: null, reason: null, otherReason: '', time: null, day: null },
  clientKey: 'a-key-of-a-page',
};

/** An announcement that is active at once. */
export const ANNOUNCED = {
  contextCode: 'academic',
  title: 'The room has changed',
  body: 'We meet in room **204**.',
  activationDate: '2026-03-11T22:00:00.000Z',
  expirationDate: '2026-03-20T22:00:00.000Z',
} as const;

export const PLAYLIST = {
  playlistId: null,
  version: 0,
  name: 'First Steps, again',
  onboarding: false,
  externalId: null,
  videos: [{ videoId: 'how-to-check-in', source: 'file' as const, title: 'How to Check In', description: '' }],
};

const LINKEDIN_FORM = 25;
/** The answers to the survey on LinkedIn, which is always open. */
export const CURRICULUM_ANSWERS = {
  formId: LINKEDIN_FORM,
  formName: 'cs-curriculum-linkedin',
  extra: { surveyName: 'cs-curriculum-linkedin' },
  steps: ['5', 'In progress', null].map((answer, index) => ({ stepId: LINKEDIN_FORM * 100 + index + 1, answer })),
};

const WEEKLY_FORM = 20;
export const weeklyAnswers = (week: number) => ({
  formId: WEEKLY_FORM,
  formName: 'weekly-feedback',
  extra: { week },
  steps: [...Array.from({ length: 9 }, () => '4'), 'Clear examples.', null].map((answer, index) => ({
    stepId: WEEKLY_FORM * 100 + index + 1,
    answer,
  })),
});

const END_COURSE_FORM = 10;
/** Answers of a part-time student, who is not asked about career services. */
export const END_COURSE_ANSWERS = {
  formId: END_COURSE_FORM,
  formName: 'end-course-pt',
  extra: {},
  steps: [
    '9',
    'The projects.',
    ...Array.from({ length: 10 }, () => '4'),
    'Yes',
    ...Array.from({ length: 6 }, () => null),
  ].map((answer, index) => ({ stepId: END_COURSE_FORM * 100 + index + 1, answer })),
};

/** The enrollment of a student who has left the active class, if a test creates one. */
export const PAST_STUDENT = 900_001;

export const PRESENT_STATUS = { statusCode: 'present', excusedAbsenceReasonId: null } as const;

export const TOKEN = {
  name: 'Attendance report',
  scopes: ['attendance', 'sessions'],
  days: 90,
} satisfies Omit<InputOf<typeof createAccessToken>, 'enrollmentId'>;
/** The offset of token ids: the rights test creates one for everybody. */
export const OWN_TOKENS = 1_000_000;

export const WEBHOOK = {
  url: 'https://hooks.example.org/square',
  events: ['grade.set', 'submission.received'],
} satisfies Omit<InputOf<typeof createWebhook>, 'enrollmentId'>;
/** The id of a failed mail that the rights test creates. */
export const FAILED_JOB = 1_000_000;
/** The offset of webhook ids: the rights test creates one for everybody. */
export const OWN_WEBHOOKS = 1_000_000;
/** The offset of chat channel ids, to which the id of the class is added. */
export const OWN_BRIDGES = 1_000_000;
