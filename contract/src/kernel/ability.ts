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

/** Nobody: the call is public. */
export type Nobody = null;

/**
 * Who may do something: first by role, then by the situation.
 * Server, menu, route guard and button all ask the same ability.
 */
export interface Ability<Facts = null, Who = Viewer> {
  /** Stands in the permission matrix: 'session.checkIn'. */
  readonly id: string;
  /** Which roles; 'everybody' where the call does not lead to a course. */
  readonly roles: readonly Role[] | 'everybody';
  /** Refuses in this situation, or null. Pure. */
  readonly refuse?: (facts: Facts, viewer: Who, now: Instant) => Failure | null;
}

/** Declares an ability. A bundle leaves out those that its page never asks. */
/* @__NO_SIDE_EFFECTS__ */
export const ability = <Facts = null, Who = Viewer>(declared: Ability<Facts, Who>): Ability<Facts, Who> => declared;

/** Whether a role alone already allows it. The situation may still refuse. */
export const roleMay = (asked: Pick<Ability, 'roles'>, role: Role): boolean =>
  asked.roles === 'everybody' || asked.roles.includes(role);
