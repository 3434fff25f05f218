import { ability, type Account } from '#kernel/ability';

/** Shows people the classes in which they are enrolled. */
export const seeOwnEnrollments = ability<null, Account>('enrollments.seeOwn', { roles: 'everybody' });
/** Shows people the course that they have chosen. */
export const seeEnrollment = ability('enrollments.see', { roles: 'everybody' });
