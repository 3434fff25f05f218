import { readGradebook } from '#features/grading/abilities';
import { readNpsReport } from '#features/nps/abilities';
import { readWeeklyFeedback } from '#features/weekly-feedback/abilities';
import { ability, roleMay, type ClassesAdministrator } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { CLASS_ADMINISTRATORS, STAFF } from '#kernel/roles';
import type { ExportedNoun, ShownList } from './model.ts';

/**
 * Grants export what they reach, admins and general managers what belongs to their classes. People as such belong to
 * no class: only a grant takes them along, as it does in the list. ADM-005, ADM-006, ADM-058
 */
export const exportLists = ability<ExportedNoun, ClassesAdministrator>('exports.run', {
  roles: CLASS_ADMINISTRATORS,
  grants: 'university',
  refuse: (noun, { reach: { installation, universityIds } }) =>
    noun === 'people' && !installation && universityIds.length === 0 ? FAILURES.FORBIDDEN : null,
});

const SHOWN_TO = {
  gradebook: readGradebook,
  'weekly feedback': readWeeklyFeedback,
  'net promoter score': readNpsReport,
} as const satisfies Record<ShownList, object>;

/** Whoever reads a list on its page takes it away as well. D-256 */
export const takeShownList = ability<ShownList>('exports.takeShown', {
  roles: STAFF,
  refuse: (list, { role }) => (roleMay(SHOWN_TO[list], role) ? null : FAILURES.FORBIDDEN),
});
