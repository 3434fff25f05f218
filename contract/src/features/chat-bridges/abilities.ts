import { ability, type ClassAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_EDITORS } from '#kernel/roles';

/** Admins of the class, and instructors where these may edit; a grant alone opens no channel. ADM-007, D-270 */
export const editChatBridges = ability<null, ClassAdministrator>('chatBridges.edit', {
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
});
