import { NAMED_FEEDBACK_ROLES } from '@bcs/contract/features/surveys/figures';
import type { Viewer } from '@bcs/contract/kernel/ability';

/** Tells whether the server shows the person who answered what. WEEK-010 */
export const seesNames = ({ role }: Pick<Viewer, 'role'>): boolean => NAMED_FEEDBACK_ROLES.includes(role);
