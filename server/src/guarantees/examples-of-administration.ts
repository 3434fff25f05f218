import { IDS } from '#database/seed/ids';
import { ofAssignments, type AssignmentNames } from './examples-of-assignments.ts';
import type { Examples } from './example.ts';
import { ofChatBridges, type ChatBridgeNames } from './examples-of-chat-bridges.ts';
import { ofClasses, type ClassNames } from './examples-of-classes.ts';
import { ofImports, type ImportNames } from './examples-of-imports.ts';
import { ofPeople, type PeopleNames } from './examples-of-people.ts';
import { ofScheduling, type SchedulingNames } from './examples-of-scheduling.ts';
import { ofSessions, type SessionEditorNames } from './examples-of-sessions.ts';
import { ofCourseFiles, type CourseFileNames } from './examples-of-course-files.ts';
import { ofPlans, type PlanNames } from './examples-of-plans.ts';
import { ofUniversities, type UniversityNames } from './examples-of-universities.ts';

const AUDITED = { person: '', object: '', courseId: null, action: null, origin: null, from: null, until: null };

type Names =
  | 'adminOverview'
  | 'adminDraft'
  | 'saveAdminDraft'
  | 'auditEntries'
  | 'exportAuditEntries'
  | 'openInvitation'
  | 'grants'
  | 'giveGrant'
  | 'endGrant'
  | 'confirmPassword';

/** Administration, and the way into it. */
export const ofAdministration: Pick<
  Examples,
  | Names
  | AssignmentNames
  | ChatBridgeNames
  | ClassNames
  | ImportNames
  | PeopleNames
  | SchedulingNames
  | SessionEditorNames
  | UniversityNames
  | PlanNames
  | CourseFileNames
> = {
  ...ofChatBridges,
  ...ofClasses,
  ...ofUniversities,
  ...ofPlans,
  ...ofCourseFiles,
  ...ofImports,
  ...ofAssignments,
  openInvitation: () => ({ token: 'x' }),
  adminOverview: () => ({}),
  adminDraft: () => ({ form: 'person/1' }),
  saveAdminDraft: () => ({
    form: 'person/1',
    title: 'Maya Okafor',
    path: '/admin/people/1',
    content: '{}',
    at: '2026-03-11T22:00:00.000Z',
  }),
  auditEntries: () => ({ ...AUDITED, sort: 'at', descending: true, page: 0 }),
  exportAuditEntries: () => AUDITED,
  ...ofPeople,
  ...ofScheduling,
  ...ofSessions,
  grants: () => ({ search: '', over: null, state: 'active', sort: 'givenAt', descending: true, page: 0 }),
  giveGrant: () => ({ email: 'nobody@northfield.example', universityId: IDS.lakeside }),
  endGrant: () => ({ grantId: IDS.universityGrant }),
  confirmPassword: () => ({ password: 'wrong' }),
};
