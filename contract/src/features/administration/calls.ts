import { z } from 'zod';
import { call } from '#kernel/call';
import { count, instant } from '#kernel/schema';
import { openAdministration, keepDrafts } from './abilities.ts';
import {
  OpenDraft,
  EndedClass,
  OpenInvitations,
  Operation,
  UnreadyClass,
  DraftContent,
  draftFields,
  FormName,
} from './model.ts';
import { TOO_MANY_DRAFTS } from './failures-drafts.ts';

export const adminOverview = call('POST /broker/adminOverview', {
  shows: ['enrollments', 'sessions', 'accounts', 'operation', 'refused addresses', 'admin drafts', 'classes'],
  summary: 'Lists what needs attention in everything that the caller administers',
  output: {
    /** Classes that start within 14 days and are not ready, the next one first, at most 50. */
    unreadyClasses: z.array(UnreadyClass),
    /** Classes that are over and still have students, the latest first, at most 50. */
    endedClasses: z.array(EndedClass),
    /** Invitations that nobody has accepted yet, within the reach of the caller's grants, from at most 50 classes. */
    invitations: z.array(OpenInvitations),
    /** The state of the installation; null for users who do not administer it. */
    operation: Operation.nullable(),
    /** The forms that the caller has begun and not saved, the latest first. ADM-116 */
    openDrafts: z.array(OpenDraft),
    /** The number of accounts whose password is public. ADM-124 */
    demoAccounts: count(),
  },
  scope: 'courses-or-grant',
  allow: openAdministration,
});

export const adminDraft = call('POST /broker/adminDraft', {
  shows: [],
  summary: 'Returns the draft that the caller keeps of an administration form, from any device',
  input: { form: FormName },
  output: { draft: z.object({ content: z.string(), savedAt: instant() }).nullable() },
  scope: 'courses-or-grant',
  allow: keepDrafts,
});

export const saveAdminDraft = call('POST /broker/saveAdminDraft', {
  changes: ['admin drafts'],
  summary: 'Keeps the unsaved input of a form; null once it was saved or discarded. The later one (`at`) counts',
  input: { ...draftFields, content: DraftContent.nullable(), at: instant() },
  scope: 'courses-or-grant',
  allow: keepDrafts,
  fails: [TOO_MANY_DRAFTS],
});
