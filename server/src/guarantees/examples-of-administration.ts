import { IDS } from '#database/seed/ids';
import { ofAssignments } from './calls-of-assignments.ts';
import type { Examples } from './example.ts';
import { ofChatBridges } from './calls-of-chat-bridges.ts';
import { ofClasses } from './calls-of-classes.ts';
import { ofImports } from './calls-of-imports.ts';
import { ofPeople } from './calls-of-people.ts';
import { ofScheduling } from './calls-of-scheduling.ts';
import { ofSessions } from './calls-of-sessions.ts';
import { ofCourseFiles } from './calls-of-course-files.ts';
import { ofPlans } from './calls-of-plans.ts';
import { ofUniversities } from './calls-of-universities.ts';

/** Administration, and the way into it. */
export const ofAdministration: Examples = {
  ...ofChatBridges,
  ...ofClasses,
  ...ofUniversities,
  ...ofPlans,
  ...ofCourseFiles,
  ...ofImports,
  ...ofAssignments,
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
  ...ofPeople,
  ...ofScheduling,
  ...ofSessions,
  grants: () => ({ state: 'active', descending: true }),
  giveGrant: () => ({ email: 'nobody@northfield.example', universityId: IDS.lakeside }),
  endGrant: () => ({ grantId: IDS.universityGrant }),
  confirmPassword: () => ({ password: 'wrong' }),
};
