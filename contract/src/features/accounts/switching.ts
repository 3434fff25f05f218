import { refuseAccountChange, refuseLosingGrants, type AccountFacts } from '#features/grants/accounts';
import type { Administrator } from '#kernel/ability';
import type { Failure } from '#kernel/failure';
import { OWN_ACCOUNT } from './failures.ts';

/** An account that somebody wants to deactivate or to bring back. */
export interface SwitchFacts extends AccountFacts {
  readonly accountId: number;
  readonly active: boolean;
  /** Accounts that are active and hold an installation grant now. */
  readonly holders: readonly number[];
}

/** Nobody locks themselves out, nor everybody from the installation. ADM-009, ADM-011, ADM-023 */
export function refuseSwitch(
  person: SwitchFacts,
  { accountId, reach }: Pick<Administrator, 'accountId' | 'reach'>,
): Failure | null {
  if (person.accountId === accountId) return OWN_ACCOUNT;
  return (
    refuseAccountChange(person, reach) ??
    (person.active ? refuseLosingGrants(person.holders, [person.accountId]) : null)
  );
}
