import type { RefObject } from 'react';

/**
 * Sends a comment that is written but not added yet; resolves to true if nothing is left unsent. Grading closes the
 * comments, so saving a grade sends the written comment too.
 */
export type CommentSender = RefObject<(() => Promise<boolean>) | null>;
