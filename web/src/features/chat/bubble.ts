import { hidden } from '@bcs/contract/features/enrollments/hidden';
import { isStudent, SUCCESS_MANAGER } from '@bcs/contract/kernel/roles';
import type { PageViewer } from '#lib/viewer.ts';

/** The id by which any page opens the help bubble that the shell shows. */
export const CHAT_BUBBLE_ID = 'help-bubble';

/** Tells whether the university and the cohort offer help on every page. D-017, D-166 */
export const showsChatBubble = ({ cohortUiControl, featureFlags, enrollment }: PageViewer): boolean =>
  !hidden(cohortUiControl, featureFlags).chatBubble && enrollment.course.cohort.program.university.chatEnabled;

/** Tells whether the person takes part in the chat and so sees the number of unread messages on the bubble. */
export const takesPartInChat = ({ role }: PageViewer): boolean => isStudent(role) || role === SUCCESS_MANAGER;

/** Opens the bubble as a press on it would. */
export const openChatBubble = (): void => document.getElementById(CHAT_BUBBLE_ID)?.click();
