import { ROLE_NAMES, ROLES } from '@bcs/contract/kernel/roles';

/** The roles in which people are enrolled, as options. */
export const ROLE_OPTIONS = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));
