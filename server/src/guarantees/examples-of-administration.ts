import { IDS } from '#database/seed/ids';
import type { Examples } from './example.ts';

type Names = 'grants' | 'giveGrant' | 'endGrant' | 'confirmPassword';

/** Administration by grants. */
export const ofAdministration: Pick<Examples, Names> = {
  grants: () => ({ search: '', over: null, state: 'active', sort: 'givenAt', descending: true, page: 0 }),
  giveGrant: () => ({ email: 'nobody@northfield.example', universityId: IDS.lakeside }),
  endGrant: () => ({ grantId: IDS.universityGrant }),
  confirmPassword: () => ({ password: 'wrong' }),
};
