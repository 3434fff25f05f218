import { ability, type ClassesAdministrator } from '#kernel/ability';
import { ALLOWED_AUTHORS, CLASS_ADMINISTRATORS, CLASS_EDITORS } from '#kernel/roles';

/**
 * Opens /admin for users who hold a grant, and for those who run, oversee or may edit a class. ADM-005 to ADM-007,
 * ADM-013
 */
export const openAdministration = ability<null, ClassesAdministrator>('administration.open', {
  roles: [...CLASS_ADMINISTRATORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});

/** Lets everyone who may edit in administration keep drafts, and see only their own. ADM-116 */
export const keepDrafts = ability<null, ClassesAdministrator>('administration.keep-drafts', {
  roles: [...CLASS_EDITORS, ...ALLOWED_AUTHORS],
  grants: 'university',
});
