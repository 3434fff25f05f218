import { ability } from '#kernel/ability';
import { STUDENT } from '#kernel/roles';

/** Lets students see their own grades; nobody else uses this page. GRADE-024, GRADE-025 */
export const readOwnGrades = ability('grades.read', { roles: [STUDENT] });
