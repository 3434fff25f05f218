import { isCareer, type InContext } from '#features/enrollments/contexts';
import { CAREER_PLANNERS, COURSE_RUNNERS, OVERSEERS, type Role } from '#kernel/roles';

/** The roles that read work on academic and on career items. GRADE-029..GRADE-031, D-102 */
const ACADEMIC_READERS: readonly Role[] = [...COURSE_RUNNERS, ...OVERSEERS];
const CAREER_READERS: readonly Role[] = CAREER_PLANNERS;

/** The staff roles that read students' work on an item and its marks, and are notified about them. D-102, D-261 */
export const workReadersOf = (item: InContext): readonly Role[] => (isCareer(item) ? CAREER_READERS : ACADEMIC_READERS);
