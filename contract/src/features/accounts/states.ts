import { INVITATION_TIME } from '#features/identity/lifetimes';
import { plus, type Instant } from '#kernel/clock';
import type { InvitationState, PersonState } from './model.ts';

/** The states in the order in which filters name them. ADM-017 */
export const PERSON_STATES: readonly PersonState[] = ['invited', 'active', 'locked', 'deactivated'];

interface Standing {
  readonly active: boolean;
  readonly lockedUntil: Instant | null;
  readonly lastLoginAt: Instant | null;
}

/**
 * Derives the state of a person. A deactivated account cannot be locked, and somebody who is locked has at least tried
 * to sign in. ADM-017, D-025, D-026
 */
export function personState({ active, lockedUntil, lastLoginAt }: Standing, now: Instant): PersonState {
  if (!active) return 'deactivated';
  if (lockedUntil !== null && now < lockedUntil) return 'locked';
  return lastLoginAt === null ? 'invited' : 'active';
}

interface Sending {
  readonly sentAt: Instant | null;
  readonly failedAt: Instant | null;
  /** True once the person has chosen a password. */
  readonly accepted: boolean;
}

/** Derives the state of an invitation; sending it again clears an earlier failure. ADM-020 */
export function invitationState({ sentAt, failedAt, accepted }: Sending, now: Instant): InvitationState {
  if (accepted) return 'accepted';
  if (failedAt !== null) return 'failed';
  if (sentAt === null) return 'planned';
  return now < plus(sentAt, INVITATION_TIME) ? 'sent' : 'expired';
}
