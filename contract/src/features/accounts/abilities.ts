import { ability, type Nobody } from '#kernel/ability';

/** Whoever has the link of an invitation sees whom it is for. ADM-019 */
export const openInvitations = ability<null, Nobody>({ id: 'accounts.openInvitation', roles: 'everybody' });
