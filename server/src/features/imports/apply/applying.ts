import { IS_OVER, NOT_READY, outdatedBy } from '@bcs/contract/features/imports/failures';
import type { ClassesAdministrator } from '@bcs/contract/kernel/ability';
import type { Instant } from '@bcs/contract/kernel/clock';
import { RefusalError } from '#kernel/refusal-error';
import type { Invitations } from './invite-new.ts';
import { isReady, type Planned } from '../plan/preview.ts';
import type { StoredImport } from '../queries-imports.ts';

/** The import that a person has looked at and wants to be written. */
export interface Applying {
  readonly importId: number;
  readonly digest: string;
  readonly invitations: Invitations;
}
/** The author of an import, and the time. */
export interface By {
  readonly viewer: ClassesAdministrator;
  readonly now: Instant;
  readonly clock: () => Instant;
}

/** Only what was shown is written, once every question is answered. @throws RefusalError (ADM-043, ADM-045) */
export function refuseOther(planned: Planned, stored: StoredImport, digest: string): void {
  if (planned.plan.digest !== digest) throw new RefusalError(outdatedBy(changedSince(stored, planned.plan.signs)));
  if (!isReady(planned)) throw new RefusalError(NOT_READY);
}

const SIGN = 8;
/** Counts the rows that differ from those that were shown last. ADM-045 */
function changedSince({ shown }: StoredImport, signs: readonly string[]): number {
  const before = shown?.match(new RegExp(`.{${SIGN}}`, 'g')) ?? [];
  const rows = Math.max(before.length, signs.length);
  return Array.from({ length: rows }, (_, index) => before[index] !== signs[index]).filter(Boolean).length;
}

/** Answers a repeated call as before. @throws RefusalError where something else was applied */
export function repeated({ digest, counts }: StoredImport, asked: string): number {
  if (digest !== asked || counts === null) throw new RefusalError(IS_OVER);
  return counts.created + counts.changed;
}
