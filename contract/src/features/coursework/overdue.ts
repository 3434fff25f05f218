import type { Instant } from '#kernel/clock';

/** Whether required work that is still to be handed in, or to be handed in again, is past its date. WORK-038, Annex D */
export const isPastDue = (
  work: { readonly required: boolean; readonly isOpen: boolean; readonly effectiveDueDate: Instant },
  now: Instant,
): boolean => work.required && work.isOpen && now > work.effectiveDueDate;
