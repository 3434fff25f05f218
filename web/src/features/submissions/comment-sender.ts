import type { RefObject } from 'react';

/**
 * Sends the comment that is written but not added yet; true when nothing is left unsent. Grading closes the
 * comments, so a grade takes the written comment along.
 */
export type CommentSender = RefObject<(() => Promise<boolean>) | null>;
