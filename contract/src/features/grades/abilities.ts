import { ability } from '#kernel/ability';
import { STUDENT } from '#kernel/roles';

/** Students see their own grades, nobody else does on this page. GRADE-024, GRADE-025 */
export const readOwnGrades = ability('grades.read', { roles: [STUDENT] });
