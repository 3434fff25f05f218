import { ability } from '#kernel/ability';
import { STAFF } from '#kernel/roles';
import type { InContext } from '#features/enrollments/contexts';
import { refuseGradebookItem } from '#features/grading/rights';

/** Everybody reads an assignment; students see only their own work on it, staff that of their gradebook's items. D-102 */
export const readAssignment = ability({ id: 'assignment.read', roles: 'everybody' });

/** Staff open the grading page for the items of their gradebook. GRADE-029..GRADE-031, D-102 */
export const openGrading = ability<InContext>({
  id: 'grading.open',
  roles: STAFF,
  refuse: (item, { role }) => refuseGradebookItem(item, role),
});
