import { refuseComment } from '#features/submissions/comments';
import { isJudged, type Mark } from './mark.ts';

/** Tells whether a student's last word on a submission can still be answered there. SUCC-016, SUBM-054 */
export const commentWaits = ({ contextId, mark }: { readonly contextId: number; readonly mark: Mark }): boolean =>
  refuseComment({ contextId, graded: isJudged(mark, { contextId }) }) === null;
