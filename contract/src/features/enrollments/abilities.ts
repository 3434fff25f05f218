import { ability, type Account } from '#kernel/ability';

/** Everybody sees where they are enrolled. */
export const seeOwnEnrollments = ability<null, Account>('enrollments.seeOwn', { roles: 'everybody' });
/** Everybody sees the course they have chosen. */
export const seeEnrollment = ability('enrollments.see', { roles: 'everybody' });
