import { ability } from '#kernel/ability';
import { STUDENT } from '#kernel/roles';

/** Students see which surveys about the career curriculum they have sent. SURV-080 */
export const seeCurriculum = ability({ id: 'curriculum.see', roles: [STUDENT] });
