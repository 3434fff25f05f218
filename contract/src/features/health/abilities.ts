import { ability, type Administrator } from '#kernel/ability';

/** Lets only holders of an installation grant open /admin/health and use what it offers. ADM-003, ADM-122 */
export const operateInstallation = ability<null, Administrator>('health.operate', {
  roles: [],
  grants: 'installation',
});
