import { ability } from '#kernel/ability';

/** Everybody reads an assignment; students see only their own work on it, staff that of their gradebook's items. D-102 */
export const readAssignment = ability('assignment.read', { roles: 'everybody' });
