import { ability } from '#kernel/ability';
import { TEACHERS } from '#kernel/roles';

/** Whoever teaches a course has programs of their own told of it. D-171 */
export const ownWebhooks = ability('webhooks.own', { roles: TEACHERS });
