import { ability, type Account } from '#kernel/ability';
import { STUDENT } from '#kernel/roles';
import { PICTURE } from './failures.ts';

export interface Whose {
  /** The account whose picture it is to be. */
  readonly studentId: number;
  /** Tells whether the caller attends any class. */
  readonly attends: boolean;
}

/** Students change their own picture and nobody else's. The account decides, which is a student's somewhere. PEOPLE-025, D-154 */
export const changeOwnPicture = ability<Whose, Account>('picture.change', {
  roles: [STUDENT],
  refuse: ({ studentId, attends }, { accountId }) => (attends && studentId === accountId ? null : PICTURE.NOT_YOURS),
});
