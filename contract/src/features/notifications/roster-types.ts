import { ROLE_NAMES, type Role } from '#kernel/roles';
import { rosterOf } from './links.ts';
import type { NotificationRecord } from './record.ts';

export interface OwnGrant {
  /** The enrollment of the person who has enrolled the own account. */
  readonly enrollmentId: number;
  readonly person: string;
  readonly role: Role;
  readonly courseId: number;
  /** One for each time it happens. */
  readonly jobId: number;
}

const OWN_GRANT_ENROLLED: NotificationRecord<OwnGrant> = {
  group: 'none',
  recipients: () => ['admin'],
  except: ({ enrollmentId }) => enrollmentId,
  facts: ['person', 'role', 'courseId'],
  content: ({ person, role, courseId }) => ({
    message: `${person} is now enrolled in this class as ${ROLE_NAMES[role]}, by their own grant.`,
    courseId,
  }),
  target: { admin: rosterOf },
  once: ({ jobId }) => `own-grant-${jobId}`,
  undone: null,
};

/** The notifications about who is in a class. Annex F */
export const ROSTER_TYPES = { OWN_GRANT_ENROLLED };
