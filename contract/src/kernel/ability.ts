import type { Failure } from './failure.ts';
import type { Instant, Zone } from './clock.ts';
import type { Role } from './roles.ts';
import type { CohortUiControl, FeatureFlags } from './switches.ts';

/** A person who is signed in. */
export interface Account {
  readonly accountId: number;
  readonly canManageAttendance: boolean;
}

/** A person who is signed in, with their role in the course that the call concerns. */
export interface Viewer extends Account {
  readonly enrollmentId: number;
  readonly role: Role;
  readonly universityId: number;
  readonly courseId: number;
  readonly timeZone: Zone;
  readonly cohortUiControl: CohortUiControl;
  readonly featureFlags: FeatureFlags;
}

/** The key of a class; every row that belongs to it has both columns. */
export type ClassKey = Pick<Viewer, 'universityId' | 'courseId'>;

/** The extent of an account's grants: the whole installation, or certain universities. ADM-001 to ADM-003 */
export interface Reach {
  readonly installation: boolean;
  readonly universityIds: readonly number[];
}

/** A person who administers by a grant. */
export interface Administrator extends Account {
  readonly reach: Reach;
}

/** An administrator at an object of one university within their reach. */
export interface UniversityAdministrator extends Administrator {
  readonly universityId: number;
}

/** A person at an object of a class, with a role there, a grant that reaches it, or both. */
export interface ClassAdministrator extends Administrator {
  readonly universityId: number;
  readonly courseId: number;
  readonly timeZone: Zone;
  /** The enrollment in that class; null without an active enrollment there. */
  readonly enrollmentId: number | null;
  /** The role in that class; also null if an instructor may not edit the class. ADM-007 */
  readonly role: Role | null;
  /** Tells whether a grant covers the class. */
  readonly byGrant: boolean;
}

/** An active enrollment of the caller with a role that the ability names. */
export interface Seat {
  readonly universityId: number;
  readonly courseId: number;
  readonly role: Role;
}

/** A person who administers objects within the reach of grants, classes by their role, or both. */
export interface ClassesAdministrator extends Administrator {
  readonly seats: readonly Seat[];
}

/** No person at all, because the call is public. */
export type Nobody = null;

/**
 * The right to do something, which depends on the role and the situation. The server, menus, route guards and buttons
 * all ask the same ability.
 */
export interface Ability<Facts = null, Who = Viewer> {
  /** The name in the permission matrix: 'session.checkIn'. */
  readonly id: string;
  /** The roles that have it; 'everybody' if the call does not concern a course. */
  readonly roles: readonly Role[] | 'everybody';
  /**
   * The grants that have it too: any that reaches the object, or only those for the installation. Without it, none do.
   * D-177
   */
  readonly grants?: 'university' | 'installation';
  /** Refuses in a certain situation, or returns null. It must be pure. */
  readonly refuse?: (facts: Facts, viewer: Who, now: Instant) => Failure | null;
}

/** Declares an ability under its name. A bundle leaves out those that its page never asks. */
/* @__NO_SIDE_EFFECTS__ */
export const ability = <Facts = null, Who = Viewer>(
  id: string,
  declared: Omit<Ability<Facts, Who>, 'id'>,
): Ability<Facts, Who> => ({ id, ...declared });

/** Tells whether a role has the ability, although the situation may still prevent it. */
export const roleMay = (asked: Pick<Ability, 'roles'>, role: Role): boolean =>
  asked.roles === 'everybody' || asked.roles.includes(role);

/** Tells whether grants that reach the object have the ability, although the situation may still prevent it. */
export const grantMay = ({ grants }: Pick<Ability, 'grants'>, { installation, universityIds }: Reach): boolean =>
  grants !== undefined && (installation || (grants === 'university' && universityIds.length > 0));
