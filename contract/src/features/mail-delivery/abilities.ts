import { ability, type Account, type Administrator } from '#kernel/ability';

/**
 * Lets only holders of an installation grant see the mails of the installation and reactivate addresses. ADM-003,
 * ADM-135
 */
export const operateMail = ability<null, Administrator>('mail.operate', { roles: [], grants: 'installation' });

/** Lets people reactivate mail to their own address. SUCC-084 */
export const retryOwnAddress = ability<null, Account>('mail.retryOwnAddress', { roles: 'everybody' });
