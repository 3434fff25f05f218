import { ability } from '#kernel/ability';

/**
 * Lets everybody read an assignment; students see only their own work on it, staff the work that their gradebook shows.
 * D-102
 */
export const readAssignment = ability('assignment.read', { roles: 'everybody' });
