import { readGradebook } from '#features/grading/abilities';
import { readNpsReport } from '#features/nps/abilities';
import { readWeeklyFeedback } from '#features/weekly-feedback/abilities';
import { ability, roleMay, type ClassesAdministrator } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { CLASS_ADMINISTRATORS, STAFF } from '#kernel/roles';
import type { ExportedNoun, ShownList } from './model.ts';

/**
 * Lets holders of grants export whatever is within their reach, and admins and general managers what belongs to their
 * classes. People belong to no class, so only a grant exports them, as in their list. ADM-005, ADM-006, ADM-058
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

/** Lets everyone who can read a list on its page save it as a file. D-256 */
export const takeShownList = ability<ShownList>('exports.takeShown', {
  roles: STAFF,
  refuse: (list, { role }) => (roleMay(SHOWN_TO[list], role) ? null : FAILURES.FORBIDDEN),
});
