import { ability } from '#kernel/ability';
import { TEACHERS } from '#kernel/roles';

/** Lets teachers of a course have their own programs notified of its events. D-171 */
export const ownWebhooks = ability('webhooks.own', { roles: TEACHERS });
