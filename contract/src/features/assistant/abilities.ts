import { ability, type Account } from '#kernel/ability';
import { FAILURES } from '#kernel/failure';
import { ROLES } from '#kernel/roles';

/** The assistant of a cohort is for those who have an active enrollment in it. CHAT-011, D-168 */
export const openAssistant = ability<{ readonly attends: boolean }, Account>('assistant.open', {
  roles: 'everybody',
  refuse: ({ attends }) => (attends ? null : FAILURES.NOT_FOUND),
});

/** The material of a class is for everybody in it. CHAT-004, D-168 */
export const searchMaterial = ability('assistant.search', { roles: ROLES });
