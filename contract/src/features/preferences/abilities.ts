import { ability, type Account, type Nobody } from '#kernel/ability';
import { deliveriesOf } from '#features/notifications/delivery';
import { FAILURES, type Failure } from '#kernel/failure';
import type { Role } from '#kernel/roles';
import { CHOICE } from './failures.ts';
import type { MailChoice } from './model.ts';

/** The choice, and the user's classes with their role in each; a null delivery removes an earlier choice. */
export interface ChoiceFacts {
  readonly choice: (Omit<MailChoice, 'delivery'> & { readonly delivery: MailChoice['delivery'] | null }) | null;
  readonly classes: readonly { readonly courseId: number; readonly role: Role }[];
}

/** Tells why a choice cannot be made; only the options of the page are allowed. SUCC-076 */
export function refuseChoice({ choice, classes }: ChoiceFacts): Failure | null {
  if (choice === null) return null;
  const { kind, courseId, delivery } = choice;
  const chosen = courseId === null ? classes : classes.filter((each) => each.courseId === courseId);
  // a digest covers all classes
  if (courseId !== null && (kind === 'digest' || chosen.length === 0)) return FAILURES.NOT_FOUND;
  const roles = chosen.map(({ role }) => role);
  return delivery === null || deliveriesOf(kind, roles).includes(delivery) ? null : CHOICE.DELIVERY;
}

/** Everybody sees which mails they get. SUCC-076 */
export const readOwnMail = ability<null, Account>('preferences.read', { roles: 'everybody' });

/** Everybody decides which mails they get. SUCC-076 */
export const chooseOwnMail = ability<ChoiceFacts, Account>('preferences.choose', {
  roles: 'everybody',
  refuse: refuseChoice,
});

/** Lets anyone who has received a mail of some kind unsubscribe from it. SUCC-082 */
export const openUnsubscribeLinks = ability<null, Nobody>('preferences.unsubscribe', { roles: 'everybody' });
