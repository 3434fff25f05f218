import { ability, type Account, type Administrator } from '#kernel/ability';

/** Only an installation grant sees the mails of the installation, and lets an address get mail again. ADM-003, ADM-135 */
export const operateMail = ability<null, Administrator>('mail.operate', { roles: [], grants: 'installation' });

/** Everybody lets the own address get mail again. SUCC-084 */
export const retryOwnAddress = ability<null, Account>('mail.retryOwnAddress', { roles: 'everybody' });
