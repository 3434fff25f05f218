import { hidden } from '@bcs/contract/features/enrollments/hidden';
import type { PageViewer } from '#lib/viewer.ts';

/** The id by which any page opens the help bubble that the shell shows. */
export const CHAT_BUBBLE_ID = 'help-bubble';

/** Tells whether university and cohort offer help from every page. D-017, D-166 */
export const showsChatBubble = ({ cohortUiControl, featureFlags, enrollment }: PageViewer): boolean =>
  !hidden(cohortUiControl, featureFlags).chatBubble && enrollment.course.cohort.program.university.chatEnabled;

/** Opens the bubble as a press on it would. */
export const openChatBubble = (): void => document.getElementById(CHAT_BUBBLE_ID)?.click();
