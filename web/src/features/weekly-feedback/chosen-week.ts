import { NAMED_FEEDBACK_ROLES } from '@bcs/contract/features/surveys/figures';
import { openedWeeks } from '@bcs/contract/features/surveys/weekly';
import type { Instant } from '@bcs/contract/kernel/clock';
import type { PageViewer } from '#lib/viewer.ts';

/**
 * The week that is shown if nobody has chosen one: for people who read every answer, the week of the open survey; for
 * others, the latest complete one. Null before the first survey.
 */
export function weekToBeginWith({ enrollment, timeZone, role }: PageViewer, now: Instant): number | null {
  const opened = openedWeeks(enrollment.course, timeZone, now);
  const closed = opened.filter(({ window }) => window.closes <= now);
  const last = opened.at(-1);
  return (NAMED_FEEDBACK_ROLES.includes(role) ? last : (closed.at(-1) ?? last))?.week ?? null;
}
