import type { PersonState } from '@bcs/contract/features/accounts/model';

/** The words for the state of somebody. ADM-017 */
export const STATE_NAMES: Readonly<Record<PersonState, string>> = {
  invited: 'Invited',
  active: 'Active',
  locked: 'Locked',
  deactivated: 'Deactivated',
};
