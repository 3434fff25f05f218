import type { Failure } from './failure.ts';
import type { Instant, Zone } from './clock.ts';
import type { Role } from './roles.ts';
import type { CohortUiControl, FeatureFlags } from './switches.ts';

/** Somebody who is signed in. */
export interface Account {
  readonly accountId: number;
  readonly canManageAttendance: boolean;
}

/** Somebody who is signed in, seen in the course that the call is about. */
export interface Viewer extends Account {
  readonly enrollmentId: number;
  readonly role: Role;
  readonly universityId: number;
  readonly courseId: number;
  readonly timeZone: Zone;
  readonly cohortUiControl: CohortUiControl;
  readonly featureFlags: FeatureFlags;
}

/** The key of a class: every row of it has both. */
export type ClassKey = Pick<Viewer, 'universityId' | 'courseId'>;

/** The reach of an account's grants: the whole installation, or some universities. ADM-001 to ADM-003 */
export interface Reach {
  readonly installation: boolean;
  readonly universityIds: readonly number[];
}

/** Somebody who administers by a grant. */
export interface Administrator extends Account {
  readonly reach: Reach;
}

/** An administrator at an object that belongs to one university within the reach. */
export interface UniversityAdministrator extends Administrator {
  readonly universityId: number;
}

/** Somebody at an object of a class: with a role there, with a grant that reaches it, or with both. */
export interface ClassAdministrator extends Administrator {
  readonly universityId: number;
  readonly courseId: number;
  readonly timeZone: Zone;
  /** The enrollment in that class; null without an active enrollment there. */
  readonly enrollmentId: number | null;
  /** The role in that class; null as well where an instructor may not edit the class. ADM-007 */
  readonly role: Role | null;
  /** Tells whether a grant reaches the class. */
  readonly byGrant: boolean;
}

/** An active enrollment of the caller with a role that the ability names. */
export interface Seat {
  readonly universityId: number;
  readonly courseId: number;
  readonly role: Role;
}

/** Somebody who administers what grants reach, and the classes in which a role allows it; at least one of both. */
export interface ClassesAdministrator extends Administrator {
  readonly seats: readonly Seat[];
}

/** Nobody: the call is public. */
export type Nobody = null;

/**
 * A right to do something: first by role, then by the situation. Server, menu, route guard and button all ask the same
 * ability.
 */
export interface Ability<Facts = null, Who = Viewer> {
  /** Stands in the permission matrix: 'session.checkIn'. */
  readonly id: string;
  /** Which roles; 'everybody' where the call does not lead to a course. */
  readonly roles: readonly Role[] | 'everybody';
  /** Which grants may as well: any that reaches the object, or those over the installation alone. Without it none. D-177 */
  readonly grants?: 'university' | 'installation';
  /** Refuses in this situation, or null. Pure. */
  readonly refuse?: (facts: Facts, viewer: Who, now: Instant) => Failure | null;
}

/** Declares an ability under its name. A bundle leaves out those that its page never asks. */
/* @__NO_SIDE_EFFECTS__ */
export const ability = <Facts = null, Who = Viewer>(
  id: string,
  declared: Omit<Ability<Facts, Who>, 'id'>,
): Ability<Facts, Who> => ({ id, ...declared });

/** Tells whether a role alone already allows it. The situation may still refuse. */
export const roleMay = (asked: Pick<Ability, 'roles'>, role: Role): boolean =>
  asked.roles === 'everybody' || asked.roles.includes(role);

/** Tells whether grants alone already allow it, where they reach the object. The situation may still refuse. */
export const grantMay = ({ grants }: Pick<Ability, 'grants'>, { installation, universityIds }: Reach): boolean =>
  grants !== undefined && (installation || (grants === 'university' && universityIds.length > 0));
