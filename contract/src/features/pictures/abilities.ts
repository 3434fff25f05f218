import { ability, type Account } from '#kernel/ability';
import { STUDENT } from '#kernel/roles';
import { PICTURE } from './failures.ts';

export interface PictureOwner {
  /** The account whose picture changes. */
  readonly studentId: number;
  /** Tells whether the caller attends any class. */
  readonly attends: boolean;
}

/**
 * Lets students change their own picture only. The account must be a student in at least one class. PEOPLE-025, D-154
 */
export const changeOwnPicture = ability<PictureOwner, Account>('picture.change', {
  roles: [STUDENT],
  refuse: ({ studentId, attends }, { accountId }) => (attends && studentId === accountId ? null : PICTURE.NOT_YOURS),
});
