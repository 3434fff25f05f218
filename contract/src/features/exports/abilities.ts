import { ability, type ClassesAdministrator } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { CLASS_ADMINISTRATORS } from '#kernel/roles';
import type { ExportedNoun } from './model.ts';

/**
 * Grants export what they reach, admins and general managers what belongs to their classes. People as such belong to
 * no class: only a grant takes them along, as it does in the list. ADM-005, ADM-006, ADM-058
 */
export const exportLists = ability<ExportedNoun, ClassesAdministrator>({
  id: 'exports.run',
  roles: CLASS_ADMINISTRATORS,
  grants: 'university',
  refuse: (noun, { reach: { installation, universityIds } }) =>
    noun === 'people' && !installation && universityIds.length === 0 ? FAILURES.FORBIDDEN : null,
});
