import { ability } from '#kernel/ability';
import { ACADEMIC_GRADERS, CAREER_GRADERS } from '#features/grading/rights';

/** Lets those who give grades or feedback import files, limited to what they judge. D-090, D-103 */
export const importGradesOf = ability('gradebook.import', { roles: [...ACADEMIC_GRADERS, ...CAREER_GRADERS] });
