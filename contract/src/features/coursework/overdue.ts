import type { Instant } from '#kernel/clock';

/**
 * Tells whether required work that is still to be handed in, or to be handed in again, is past its date. Nobody can be
 * late for what came before them. WORK-038, Annex D, D-229
 */
export const isPastDue = (
  work: {
    readonly required: boolean;
    readonly isOpen: boolean;
    readonly wasThere: boolean;
    readonly effectiveDueDate: Instant;
  },
  now: Instant,
): boolean => work.wasThere && work.required && work.isOpen && now > work.effectiveDueDate;
