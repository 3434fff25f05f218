import { ability, type ClassAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_EDITORS } from '#kernel/roles';

/**
 * Lets admins of the class, and instructors who may edit, manage chat channels; a grant is not enough. ADM-007, D-270
 */
export const editChatBridges = ability<null, ClassAdministrator>('chatBridges.edit', {
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
});
