import { deliveriesOf } from '#features/notifications/delivery';
import { FAILURES, type Failure } from '#kernel/failure';
import { CHOICE } from './failures.ts';
import type { MailChoice } from './model.ts';

/** A choice to be made, and the classes of whoever makes it; null as delivery takes a choice back. */
export interface ChoiceFacts {
  readonly choice: (Omit<MailChoice, 'delivery'> & { readonly delivery: MailChoice['delivery'] | null }) | null;
  readonly courseIds: readonly number[];
}

/** Tells why a choice cannot be made. SUCC-076 */
export function refuseChoice({ choice, courseIds }: ChoiceFacts): Failure | null {
  if (choice === null) return null;
  const { kind, courseId, delivery } = choice;
  // a digest tells of all classes
  if (courseId !== null && (kind === 'digest' || !courseIds.includes(courseId))) return FAILURES.NOT_FOUND;
  return delivery === null || deliveriesOf(kind).includes(delivery) ? null : CHOICE.DELIVERY;
}
