import { ability, type Administrator } from '#kernel/ability';

/** Only an installation grant opens /admin/health and what it offers. ADM-003, ADM-122 */
export const operate = ability<null, Administrator>('health.operate', { roles: [], grants: 'installation' });
