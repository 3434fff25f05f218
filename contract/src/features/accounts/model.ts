import { z } from 'zod';
import { EnrollmentTerm } from '#features/rosters/model';
import { ACTIONS, type Action } from '#kernel/audit';
import { NEEDED_ROLES, ROLES } from '#kernel/roles';
import { count, id, instant, version } from '#kernel/schema';

/** The effects of a merge, before it is done. ADM-026 */
export const MergePreview = z.object({
  /** The account that will be emptied. */
  emptied: z.object({
    id: id(),
    name: z.string(),
    email: z.string(),
    active: z.boolean(),
    grants: count(),
    standingRoles: count(),
  }),
  rows: z.array(
    z.object({
      id: id(),
      university: z.string(),
      code: z.string(),
      course: z.string(),
      role: z.enum(ROLES),
      active: z.boolean(),
      what: z.enum(['moves', 'moves and ends', 'ends']),
    }),
  ),
  digest: z.string(),
});
export type MergePreview = z.infer<typeof MergePreview>;

/** A merge, as shown on the page of the account that was kept. */
export const Merge = z.object({
  id: id(),
  /** The name of the emptied account. */
  name: z.string(),
  email: z.string(),
  mergedAt: instant(),
  undoableUntil: instant(),
});
export type Merge = z.infer<typeof Merge>;

const named = { firstName: z.string(), lastName: z.string() };

/** The state of an account as administrators see it. ADM-017 */
export const PersonState = z.enum(['invited', 'active', 'locked', 'deactivated']);
export type PersonState = z.infer<typeof PersonState>;

/** The state of an invitation. ADM-020 */
export const InvitationState = z.enum(['planned', 'sent', 'failed', 'accepted', 'expired']);
export type InvitationState = z.infer<typeof InvitationState>;

/** An option by which a list can be filtered. */
export const NamedChoice = z.object({ id: id(), name: z.string() });
export type NamedChoice = z.infer<typeof NamedChoice>;

/** A row of the list of people. ADM-016 */
export const PersonInList = z.object({
  id: id(),
  ...named,
  email: z.string(),
  state: PersonState,
  /** The time when a locked account unlocks by itself. ADM-017 */
  lockedUntil: instant().nullable(),
  lastLoginAt: instant().nullable(),
  /** Their active enrollments within the reach of the viewer: the latest three, and how many there are. */
  classes: z.array(z.object({ courseId: id(), code: z.string(), university: z.string(), role: z.enum(ROLES) })),
  classCount: count(),
  /** The latest invitation of a person who has never signed in; null where nobody has invited them. */
  invitation: z.object({ courseId: id(), state: InvitationState }).nullable(),
});
export type PersonInList = z.infer<typeof PersonInList>;

/** One enrollment on the page of a person. ADM-028 */
export const PersonEnrollment = z.object({
  id: id(),
  universityId: id(),
  university: z.string(),
  courseId: id(),
  code: z.string(),
  course: z.string(),
  ...EnrollmentTerm.shape,
});
export type PersonEnrollment = z.infer<typeof PersonEnrollment>;

/** One invitation of a person. ADM-020 */
export const Invitation = z.object({
  id: id(),
  courseId: id(),
  course: z.string(),
  university: z.string(),
  state: InvitationState,
  plannedFor: instant(),
  /** True while the class is a draft: the invitation waits until students can see the class. ADM-068 */
  waits: z.boolean(),
  sentAt: instant().nullable(),
  /** The error that the mail server returned. */
  failure: z.string().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** The consequences of deactivating a person. ADM-022 */
export const AccountConsequences = z.object({
  /** The number of all active enrollments. The page already names those within the reach of the viewer. */
  enrollments: count(),
  comingSessions: z.array(z.object({ id: id(), name: z.string(), code: z.string(), startTime: instant() })),
  comingSessionCount: count(),
  /** Classes that would be left without anybody in this role. */
  left: z.array(z.object({ courseId: id(), code: z.string(), role: z.enum(NEEDED_ROLES) })),
  grants: count(),
});
export type AccountConsequences = z.infer<typeof AccountConsequences>;

/** One event in the history of a person. ADM-111 */
export const PersonEvent = z.object({
  id: id(),
  at: instant(),
  /** The person who did it; null for the command line, or the server by itself. */
  author: z.string().nullable(),
  action: z.enum(Object.keys(ACTIONS) as [Action, ...Action[]]),
  objectName: z.string(),
  reason: z.string().nullable(),
});
export type PersonEvent = z.infer<typeof PersonEvent>;

/** A person as administrators see them. ADM-016 */
export const AdminPerson = z.object({
  id: id(),
  /** The version of the person's names. ADM-115 */
  version: version(),
  ...named,
  email: z.string(),
  /** The new login e-mail whose link has not been opened yet, and the time when the link expires. ADM-021 */
  newEmail: z.object({ email: z.string(), expiresAt: instant() }).nullable(),
  githubUserName: z.string().nullable(),
  state: PersonState,
  lockedUntil: instant().nullable(),
  lastLoginAt: instant().nullable(),
  createdAt: instant(),
  hasSecondFactor: z.boolean(),
  canManageAttendance: z.boolean(),
  /** The number of the person's open login sessions and access tokens. */
  signIns: count(),
  isOwn: z.boolean(),
  /** False if only an installation grant may change the account. ADM-011 */
  mayChange: z.boolean(),
  enrollments: z.array(PersonEnrollment),
  invitations: z.array(Invitation),
  /** The latest merges that can still be undone. ADM-026 */
  merges: z.array(Merge),
  history: z.array(PersonEvent),
  consequences: AccountConsequences,
});
export type AdminPerson = z.infer<typeof AdminPerson>;
