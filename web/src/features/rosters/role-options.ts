import { ROLE_NAMES, ROLES } from '@bcs/contract/kernel/roles';

/** As what people are enrolled. */
export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
