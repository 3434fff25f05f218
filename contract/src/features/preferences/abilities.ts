import { ability, type Account, type Nobody } from '#kernel/ability';
import { refuseChoice, type ChoiceFacts } from './choosing.ts';

/** Everybody sees which mails they get. SUCC-076 */
export const readOwnMail = ability<null, Account>({ id: 'preferences.read', roles: 'everybody' });

/** Everybody decides which mails they get. SUCC-076 */
export const chooseOwnMail = ability<ChoiceFacts, Account>({
  id: 'preferences.choose',
  roles: 'everybody',
  refuse: refuseChoice,
});

/** Whoever has a mail with a switch turns its kind off. SUCC-082 */
export const openUnsubscribeLinks = ability<null, Nobody>({ id: 'preferences.unsubscribe', roles: 'everybody' });
