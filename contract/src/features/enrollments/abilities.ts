import { ability, type Account } from '#kernel/ability';

/** Everybody sees where they are enrolled. */
export const seeOwnEnrollments = ability<null, Account>({ id: 'enrollments.seeOwn', roles: 'everybody' });
/** Everybody sees the course they have chosen. */
export const seeEnrollment = ability({ id: 'enrollments.see', roles: 'everybody' });
