import type { Instant } from '#kernel/clock';

/**
 * Tells whether required work that is missing or has to be redone is past its due date. Students are never late for
 * work that was due before they joined. WORK-038, Annex D, D-229
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
