import { IDS } from '#database/seed/ids';
import { assignmentCalls } from './calls-of-assignments.ts';
import type { Examples } from './example.ts';
import { chatBridgeCalls } from './calls-of-chat-bridges.ts';
import { classCalls } from './calls-of-classes.ts';
import { importCalls } from './calls-of-imports.ts';
import { peopleCalls } from './calls-of-people.ts';
import { schedulingCalls } from './calls-of-scheduling.ts';
import { sessionCalls } from './calls-of-sessions.ts';
import { courseFileCalls } from './calls-of-course-files.ts';
import { planCalls } from './calls-of-plans.ts';
import { universityCalls } from './calls-of-universities.ts';

/** Examples for administration. */
export const administrationExamples: Examples = {
  ...chatBridgeCalls,
  ...classCalls,
  ...universityCalls,
  ...planCalls,
  ...courseFileCalls,
  ...importCalls,
  ...assignmentCalls,
  openInvitation: () => ({ token: 'x' }),
  adminDraft: () => ({ form: 'person/1' }),
  saveAdminDraft: () => ({
    form: 'person/1',
    title: 'Maya Okafor',
    path: '/admin/people/1',
    content: '{}',
    at: '2026-03-11T22:00:00.000Z',
  }),
  auditEntries: () => ({ descending: true }),
  ...peopleCalls,
  ...schedulingCalls,
  ...sessionCalls,
  grants: () => ({ state: 'active', descending: true }),
  giveGrant: () => ({ email: 'nobody@northfield.example', universityId: IDS.lakeside }),
  endGrant: () => ({ grantId: IDS.universityGrant }),
  confirmPassword: () => ({ password: 'wrong' }),
};
